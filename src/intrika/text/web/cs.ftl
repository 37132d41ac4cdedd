### Texty stránky v prohlížeči.

ui-home = Domů
ui-rules = Pravidla
ui-settings = Nastavení
ui-tools = Nástroje
ui-progress = Průběh hry
ui-close = Zavřít
ui-back = Zpět
ui-undo-ask = Požádat o vrácení
ui-undo = Vrátit tah
ui-confirm = Potvrdit
ui-retry = Zkusit znovu
ui-less = Méně
ui-more = Více
ui-you = vy
ui-guest = Host { $number }
ui-play-now = Hrát hned

## Stůl

ui-table = Stůl
ui-mine = Moje karty
ui-players = Hráči
ui-parts = Části stolu
ui-prompt = Výzva
ui-news = Co se stalo
ui-log = Deník
ui-chat = Chat
ui-log-and-chat = Deník a chat
ui-unread = nepřečtených
ui-log-empty = Deník je prázdný.
    .help = Objeví se tu každý tah.
ui-chat-empty = Zatím ticho.
    .help = Co napíšete, uvidí všichni u stolu.
ui-chat-write = Napsat ke stolu…
ui-chat-send = Odeslat
ui-pane-table = Stůl
ui-pane-mine = Moje
ui-pane-rivals = Soupeři
ui-pane-log = Deník
ui-prompt-yours = Jste na tahu
ui-prompt-waiting = Čeká se
ui-prompt-watching = Díváte se
ui-prompt-over = Konec hry
ui-prompt-loading = Stůl se připravuje …
ui-prompt-wait = { $count ->
    [0] Chvilku strpení …
    [one] Rozhoduje { $names }: { $decision }.
   *[other] Rozhodují { $names }: { $decision }.
}
ui-prompt-winner = { $count ->
    [0] Hra skončila.
    [one] Hra skončila. Vítězí { $names }.
   *[other] Hra skončila. Vítězí společně { $names }.
}
ui-seat-open = Volné místo
ui-seat-number = Hráč { $number }
ui-seat-bot = bot, { $level }
# same in both languages
ui-seat-bot-bare = bot
ui-seat-stand-in = zastupuje bot, { $level }
ui-seat-away = bez spojení
ui-seat-turn = na tahu
ui-seat-thinks = přemýšlí
ui-points = Body
ui-winner = Vítěz
ui-options = Co můžete udělat
ui-options-none = Teď nerozhodujete.
ui-position = Co je na stole
ui-no-board = Desku se nepodařilo načíst, hra pokračuje výběrem ze seznamu. Zkuste stránku načíst znovu.
ui-not-sent = Bez spojení teď nejde nic odeslat. Nic se neztratí.
ui-failed = To se nepovedlo. Zkuste to prosím znovu.
ui-lost = Spojení se přerušilo, obnovujeme…
ui-lost-attempt = Pokus { $attempt }. Tahy teď nejdou odeslat, nic se neztratí.
ui-stand-in = Hraje za vás bot.
ui-stand-in-text = Můžete se kdykoli vrátit na své místo.
ui-come-back = Vrátit se
ui-undo-asked = { $seat } chce vzít tah zpět
ui-undo-votes = Souhlasí { $agreed } z { $needed }; mlčení znamená ne
ui-seconds = { $count } s
ui-agree = Souhlasím
ui-disagree = Nesouhlasím
ui-spectators = { $count ->
    [one] { $count } divák
    [few] { $count } diváci
   *[other] { $count } diváků
}
ui-waiting-room = Čekárna
ui-loading = Prostírá se stůl …
ui-loading-long = Trvá to dlouho. Zkusit znovu?

## Nastavení

ui-language = Jazyk
ui-theme = Vzhled
ui-theme-system = Podle systému
ui-theme-light = Světlý
ui-theme-dark = Tmavý
ui-calm = Bez pohybu
    .help = Co se změnilo, dostane na chvíli zlatý okraj.
ui-keys = Klávesy
# same in both languages
ui-key-n = N, Shift+N
ui-key-n-does = další a předchozí věc, kterou lze zvolit
ui-key-arrows = šipky
ui-key-arrows-does = pohyb mezi sousedními věcmi
ui-key-enter = Enter, mezerník
ui-key-enter-does = zvolit
# same in both languages
ui-key-c = C
ui-key-c-does = potvrdit pečetí
# same in both languages
ui-key-esc = Esc
ui-key-esc-does = o krok zpět
# same in both languages
ui-key-u = U
ui-key-u-does = vrátit tah
# same in both languages
ui-key-r = R
ui-key-r-does = pravidla
# same in both languages
ui-key-l = L
ui-key-l-does = deník
# same in both languages
ui-key-t = T
ui-key-t-does = napsat ke stolu
# same in both languages
ui-key-f6 = F6
ui-key-f6-does = další část stránky

## Chyby

ui-error-missing = Tudy chodba nevede
ui-error-missing-text = Adresa { $path } neexistuje, nebo stůl už skončil.
ui-error-offline = Server neodpovídá
ui-error-other = Něco se pokazilo
ui-error-other-text = Zkuste to prosím znovu; rozehrané partie jsou v bezpečí.
ui-error-home = Domů
ui-error-code = Chyba { $code }

## Úvodní stránka

ui-pages = Stránky
ui-nav-games = Hry
ui-about = O hře
ui-you-and-settings = { $name }: jméno a nastavení
ui-who-are-you = Kdo hraje
ui-your-name = Vaše jméno u stolu
ui-save = Uložit
ui-cancel = Zrušit
ui-hero = Pět dvorů, jeden stůl
ui-hero-text = Hry o koruny, ostrovy a tichou zradu. Přímo v prohlížeči, s přáteli i s boty, česky i anglicky.
ui-play-bot = Hrát hned s botem
ui-invite = Pozvat přátele
ui-credit-icons = Ikony: game-icons.net (Lorc, Delapouite a další), CC BY 3.0
ui-credit-fonts = Písmo: Alegreya, OFL
ui-tag-viceroy = Dražte drahokamy a stavte pyramidu moci.
ui-tag-kabale = Podstrčte krále, skryjte zrádce.
ui-tag-legends = Ostrovy, armády a osm minut slávy.
ui-tag-louis = Získejte si dvůr krále Slunce.
ui-tag-kingdoms = Třináct národů, šest akcí, jedna koruna.
ui-game-meta = { $least }–{ $most } { $most ->
    [few] hráči
   *[other] hráčů
} · { $minutes } min
# same in both languages
ui-game-short = { $least }–{ $most } · { $minutes } min
ui-weight = náročnost
ui-weight-of = { $weight } z 5
ui-tables-waiting = { $count ->
    [one] { $count } stůl čeká
    [few] { $count } stoly čekají
   *[other] { $count } stolů čeká
}
ui-create = Založit stůl
ui-create-short = Založit
ui-create-of = Založit stůl: { $game }
ui-mine-title = Moje partie
ui-mine-empty = Zatím žádná.
    .help = Jedno klepnutí na „Hrát hned“ a hrajete.
ui-mine-with = hrají { $names }
ui-mine-alone = zatím bez soupeřů
ui-mine-over = Dohráno
ui-mine-waiting = Čekárna
ui-mine-turn = Na tahu: { $names }
ui-open-title = Otevřené stoly
ui-open-empty = Zatím nikdo.
    .help = Založte stůl, bot přisedne hned.
ui-open-about = { $names ->
    [none] bez hráčů
   *[other] { $names }
} · { $count ->
    [few] { $count } místa
   *[other] { $count } míst
}{ $own ->
    [yes] {" "}· vlastní pravidla
   *[no] {""}
}
ui-open-free = { $count ->
    [one] { $count } volné místo
    [few] { $count } volná místa
   *[other] { $count } volných míst
}
ui-join = Přisednout
ui-enter = Vstoupit
ui-join-failed = Místo už je obsazené.

## Nový stůl

ui-game = Hra
ui-seats = Místa u stolu
ui-access = Kdo smí přijít
ui-by-link = Na odkaz
    .help = Přijde jen ten, komu ho pošlete.
ui-public = Veřejný stůl
    .help = Uvidí ho všichni v seznamu.
ui-access-note = Diváci s odkazem vidí jen to, co vidí všichni u stolu.
ui-free = Volné
ui-bot = Bot
# same in both languages
ui-bot-number = Bot { $number }
ui-bot-strength = { $bot }: jak silně hraje
ui-seat-open-note = kdo přijde první
ui-seat-add = Přidat místo
ui-seat-most = nejvýš { $most }
ui-seat-remove = Odebrat místo { $number }
ui-by-the-book = Podle knížky
ui-own-rules = Vlastní
ui-no-options = Tato hra nemá co nastavovat.
ui-option-only = Jen pro tyto počty hráčů: { $counts }
ui-options-clash = Tato nastavení spolu nejdou. Některé prosím vraťte.
ui-sum = { $game }, { $count ->
    [one] { $count } místo
    [few] { $count } místa
   *[other] { $count } míst
}, asi { $minutes } minut.
ui-sum-start = { $free ->
    [0] Začne se hned.
    [one] Začne se, jakmile se obsadí volné místo.
   *[other] Začne se, jakmile se obsadí { $free } volná místa.
}
ui-value-none = náhodně
ui-value-yes = ano
ui-value-no = ne
ui-value-seat = místo { $number }
ui-value-setup-player = připraví hráč
ui-value-setup-first-game = první hra
ui-value-setup-red-coast = Rudé pobřeží
ui-value-setup-great-island = Velký ostrov
ui-value-setup-ring-of-islands = Prstenec ostrovů
ui-value-setup-random = náhodně
ui-value-layout-t-shape = písmeno T
ui-value-layout-row-loop = řada dokola
ui-value-auction-tie-youngest = nejmladší
ui-value-auction-tie-die = kostka
ui-value-factions-random = náhodně
ui-value-factions-draft = hráči si vybírají

## Čekárna

ui-lobby-missing = { $count ->
    [0] Všichni jsou tu
    [one] Čeká se na { $count } hráče
   *[other] Čeká se na { $count } hráče
}
ui-lobby-seated = Pošlete odkaz, nebo posaďte na volné místo bota. Jakmile je plno, začne se.
ui-lobby-visitor = Místo je volné. Přisednete?
ui-leave = Odejít
ui-ready = připraven
ui-seat-bot-here = Posadit bota
ui-seat-free = Uvolnit místo
ui-at-this-table = U tohoto stolu
ui-players-count = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
   *[other] { $count } hráčů
}
ui-about-minutes = asi { $minutes } min
ui-invitation = Pozvánka
ui-invitation-text = Kdo otevře odkaz, může si rovnou sednout. Účet nepotřebuje.
ui-invitation-to = Pozvánka ke stolu: { $game }
ui-invitation-qr = QR kód s odkazem ke stolu
ui-copy = Kopírovat
ui-copy-small = zkopírovat
ui-copied = Odkaz je ve schránce.
ui-copy-failed = Odkaz se nepodařilo zkopírovat.
ui-share = Sdílet…
ui-mail = E-mailem
ui-spectator-link = Odkaz pro diváky
ui-saved = Uloženo.
ui-elsewhere = Pokračovat na jiném zařízení
    .help = Kdo má tento odkaz, hraje za vás. Nikomu ho neposílejte.
ui-elsewhere-show = Ukázat odkaz a QR kód
ui-leave-title = Odejít od stolu?
ui-leave-text = Vaše místo převezme bot. Kdykoli se můžete vrátit.
ui-leave-level = Jak silný bot
ui-stay = Zůstat

## Konec hry

ui-end-winner = { $count ->
    [0] Konec hry
    [one] Vítězí { $names }
   *[other] Vítězí společně { $names }
}
ui-end-about = { $game } · { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
   *[other] { $count } hráčů
} · { $minutes } min
ui-total = Celkem
ui-rematch = Odveta
ui-record = Uložit záznam
ui-score-show = Ukázat výsledek

## Pravidla

ui-rules-search = Hledat v pravidlech
ui-rules-hit = { $hit } z { $hits }
ui-rules-now = Teď
ui-rules-all = Celá
ui-rules-contents = Obsah
ui-rules-rulings = Výklady
ui-rules-nothing = „{ $query }“ v pravidlech není.
ui-rules-no-decision = Teď se o ničem nerozhoduje.
ui-previous = Předchozí
ui-next = Další

## Pravidla a záznamy (Rules and records)

ui-rules-page = Celá pravidla na stránce
ui-rules-print = Vytisknout
ui-records = Dohrané partie
ui-records-mine = Moje
ui-records-public = Veřejné
ui-records-list = Které partie
ui-records-game = Hra
ui-records-result = Výsledek
ui-records-player = S kým
ui-records-any-game = Všechny hry
ui-records-any-result = Jakýkoli
ui-records-any-player = S kýmkoli
ui-records-won = Výhry
ui-records-lost = Prohry
ui-records-total = { $count ->
    [one] { $count } partie
    [few] { $count } partie
   *[other] { $count } partií
}
ui-records-page = Strana { $page } z { $pages }
ui-records-pages = Strany seznamu
ui-records-empty = Nic tu není.
    .help = Dohrané partie se sem ukládají samy.
ui-records-zip = Stáhnout všechny (zip)
ui-records-public-note = Partie od veřejných stolů tohoto serveru. Stoly na odkaz tu nikdy nejsou.
ui-records-place = { $place }. místo
ui-records-shared = { $place }. místo (dělené)
ui-records-unknown = bez výsledku
ui-records-table = Stůl
ui-records-replay = Přehrát
ui-records-file = Záznam
ui-records-of = { $what }: { $game }, { $date }
ui-records-old = starší pravidla
ui-records-fork = odbočka od { $at }. tahu
ui-mine-finished = Dohrané partie
ui-mine-stopped = Nelze pokračovat
ui-stopped-title = Tahle partie tu nemůže pokračovat
ui-stopped-over-title = Dohraná podle jiných pravidel
ui-stopped-other-rules = Začala podle pravidel verze { $rules }, tento server má verzi { $here }. Hrát ji dál podle jiných pravidel by nebylo poctivé, a tak zůstala přesně tam, kde byla.
ui-stopped-other-data = Začala s jinými údaji o kartách nebo mapě, než jaké má server teď (pravidla verze { $rules }). Hrát ji dál by nebylo poctivé, a tak zůstala přesně tam, kde byla.
ui-stopped-no-game = Tento server její hru nemá (pravidla verze { $rules }).
ui-stopped-bad-log = Její zápis nelze podle pravidel verze { $rules } znovu přehrát. Správce serveru najde podrobnosti v hlášení.
ui-stopped-kept = Nic se neztratilo: tahy, výsledek i chat jsou uložené a záznam si můžete stáhnout.
ui-stopped-redacted = Záznam rozehrané partie neobsahuje cizí tajemství.
ui-stopped-chat = Chat u stolu

## O hře

ui-about-text = Intrika je svobodná platforma pro pět deskových her o dvorech a královstvích: přesná pravidla, uchovaná tajemství, soupeři z masa i z křemíku, česky a anglicky.
ui-about-secrets = Prohlížeč dostává ze serveru jen to, co smí váš hráč vědět.
ui-about-thanks = Poděkování
ui-about-api = Popis rozhraní serveru (OpenAPI)

## Řádky výsledku

ui-score-kabale-heads = Získané ceny
ui-score-kabale-set = Úplná sada symbolů
ui-score-kabale-extra = Další ceny
ui-score-viceroy-circles = Jednobarevné kruhy
ui-score-viceroy-eternals = Věčné drahokamy
ui-score-viceroy-laws = Zákony
ui-score-viceroy-points = Žetony bodů
ui-score-viceroy-magic = Magie
ui-score-viceroy-sets = Sady obrany, vědy a magie
ui-score-viceroy-attacks = Útok soupeřů
ui-score-legends-regions = Regiony
ui-score-legends-islands = Ostrovy
ui-score-legends-family = Karty jednoho rodu
ui-score-legends-set = Úplné sady
ui-score-legends-flying = Létání
ui-score-legends-coins = Mince
ui-score-legends-elixirs = Elixíry
ui-score-legends-citadels = Citadely
ui-score-legends-dragon = Drak
ui-score-legends-book = Kniha kouzel
ui-score-legends-swamp = Jedovatý močál
ui-score-legends-queen = Královna víl
ui-score-legends-witch = Rudá čarodějka
ui-score-legends-knight = Bílý rytíř
ui-score-legends-game = Předchozí hry
ui-score-louis-arms = Erby
ui-score-louis-majorities = Převahy v erbech
ui-score-louis-missions = Mise
ui-score-kingdoms-figures = Figurky ve hře
ui-score-kingdoms-castle = Hrad
ui-score-kingdoms-magic = Magie
ui-score-kingdoms-bonus = Bonus 5. úrovně
ui-score-kingdoms-capitals = Hlavní města
ui-score-kingdoms-crown = Koruna
ui-score-kingdoms-towns = Města z průzkumu
ui-score-kingdoms-neutrals = Poražené neutrální figurky
ui-score-kingdoms-lost-kingdom = Ztracené království

## Replay

ui-replay = Záznam
ui-replay-open = Přehrát
ui-replay-of = Přehrát partii { $game }
ui-replay-menu = Ohlédnout se
ui-replay-round = { $round }. kolo
ui-replay-position = Tah { $at } / { $total }
ui-replay-slider = Místo v partii
ui-replay-chapter = Skočit na: { $chapter }
ui-replay-controls = Ovládání
ui-replay-turn-back = O celý tah zpět
ui-replay-back = O krok zpět
ui-replay-play = Přehrávat
ui-replay-pause = Zastavit
ui-replay-step = O krok vpřed
ui-replay-turn = O celý tah vpřed
ui-replay-speed = Rychlost
ui-replay-then = Tehdejšíma očima
    .help = Zakryté zůstane, co se tehdy nevědělo.
ui-replay-eyes = Číma očima
ui-replay-watcher = Divák
ui-replay-all = Vševidoucí
ui-replay-own-only = Dokud se hraje, jen vlastníma tehdejšíma očima.
ui-replay-no-seat = Takové místo u tohoto stolu není.
ui-replay-start = Začátek partie.
ui-replay-secret = { $name } volí potají.
ui-replay-pane = Hráč
ui-replay-hand = Karty hráče
ui-replay-your-turn = Jste na tahu: zpět ke stolu
ui-replay-link = Odkaz na tuto chvíli
ui-replay-fork = Odbočit odsud
ui-replay-fork-over = Partie tu skončila; odbočit lze z dřívější chvíle.
ui-replay-fork-running = Odbočit lze, až partie skončí.
ui-replay-fork-many = Máte příliš mnoho rozehraných partií.
ui-replay-fork-title = { $at ->
    [0] Co kdyby: od začátku
   *[other] Co kdyby: od tahu { $at }
}
ui-replay-fork-text = Vznikne nový stůl, který začíná touto chvílí. Na ostatních místech budou hrát boti.
ui-replay-fork-seat = Sednete si na místo
ui-replay-fork-level = Jak silní boti
ui-replay-fork-note = Náhoda padá jako v původní partii: co z ní znáte, víte napřed, boti ne. Stůl je označen jako odbočka.
ui-replay-fork-go = Hrát odsud
ui-fork = odbočka
ui-record-open = Otevřít záznam
    .help = Partii uloženou do souboru (.irec) si tu můžete přehrát. Server zkontroluje každý tah a záznam nikde nezveřejní.
ui-record-file = Vyberte soubor, nebo ho sem přetáhněte
ui-record-paste = Nebo vložte text záznamu
ui-record-go = Otevřít
ui-trouble-bad-record = Tenhle záznam nesouhlasí s pravidly nebo se nedá přečíst.
ui-trouble-has-pack = Tahle partie se hrála s vlastním balíčkem dat; v prohlížeči ji přehrát nelze, v terminálu ano.
ui-trouble-other-rules = Tahle partie se hrála podle jiné verze pravidel, než má tento server.
ui-trouble-too-long = Soubor je příliš velký na to, aby to byl záznam partie.
ui-trouble-too-fast = Příliš mnoho požadavků najednou; zkuste to za chvíli.
ui-redacted-text = Záznam vznikl, když se ještě hrálo. Neobsahuje, co tehdy bylo tajné, ani rozdání, a tak se stůl ukázat nedá. Zůstává sled tahů, které byly vidět.
ui-redacted-steps = { $count ->
    [one] { $count } tah
    [few] { $count } tahy
   *[other] { $count } tahů
}
ui-redacted-secret = tajná volba
ui-key-space = mezerník
ui-key-space-does = přehrávat a zastavit
ui-key-steps = ← →, čárka a tečka
ui-key-steps-does = o krok zpět a vpřed
# same in both languages
ui-key-turns = Shift + ← →
ui-key-turns-does = o celý tah zpět a vpřed
# same in both languages
ui-key-ends = Home, End
ui-key-ends-does = na začátek a na konec
