/** The picture on each game's banner, drawn from its own pieces. */
import icons from "icons:anchor,fairy,miner,quill-ink,fencer,jewel-crown,dragon-head,witch-flight,king,carnival-mask,crown,fleur-de-lys,d12";
import { CHARGES, SHAPES, type Tincture } from "@/lib/seats";

const COLOUR: Record<string, string> = {
  gules: "#BC2430", azure: "#2457C9", or: "#F0B92F", vert: "#37AD86", argent: "#F4F1EA",
};
const BLUE = "#2457C9";
const RED = "#C4283A";
const GREEN = "#3DB58C";
const YELLOW = "#F4C23A";

function icon(name: string, x: number, y: number, size: number, colour: string): string {
  return drawn(icons[name]!, x, y, size, colour);
}

function drawn(body: string, x: number, y: number, size: number, colour: string): string {
  return `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 512 512" color="${colour}">${body}</svg>`;
}

function piece(of: Tincture, x: number, y: number, size: number, count = ""): string {
  const shape = SHAPES[of];
  const text = count
    ? `<text x="12" y="${of === "vert" ? 18.2 : 16.6}" text-anchor="middle" font-size="12.5" font-weight="800" fill="${of === "vert" ? "#0F1F1A" : "#fff"}">${count}</text>`
    : "";
  const spot = count && of === "vert" ? `<circle cx="12" cy="13.8" r="6.2" fill="${COLOUR[of]}"/>` : "";
  return `<g transform="translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})" filter="url(#drop)"><path d="${shape}" fill="${COLOUR[of]}" stroke="#17111F" stroke-width="1.7" stroke-linejoin="round"/><path d="${shape}" fill="url(#hx-${of})"/>${spot}${text}</g>`;
}

function tower(of: Tincture, x: number, y: number, size: number): string {
  const shape = "M3 2H7V5H10V2H14V5H17V2H21V9L19 11V22H5V11L3 9Z";
  return `<g transform="translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})" filter="url(#drop)"><path d="${shape}" fill="${COLOUR[of]}" stroke="#17111F" stroke-width="1.6" stroke-linejoin="round"/><path d="${shape}" fill="url(#hx-${of})"/><path d="M9.5 22V17A2.5 2.5 0 0 1 14.5 17V22Z" fill="#17111F"/></g>`;
}

function meeple(of: Tincture, x: number, y: number, size: number): string {
  const shape =
    "M12 1.5A4.3 4.3 0 0 1 16.1 7.2C19.8 8.3 22.5 9.6 22.5 11.2C22.5 12.7 19.8 12.7 17.6 12.5C18.6 16 20.6 18.9 20.6 20.7C20.6 22 19.6 22.3 18.6 22.3H14.4C13.2 22.3 12.9 18.9 12 18.9C11.1 18.9 10.8 22.3 9.6 22.3H5.4C4.4 22.3 3.4 22 3.4 20.7C3.4 18.9 5.4 16 6.4 12.5C4.2 12.7 1.5 12.7 1.5 11.2C1.5 9.6 4.2 8.3 7.9 7.2A4.3 4.3 0 0 1 12 1.5Z";
  const on = of === "vert" ? "#0F1F1A" : "#fff";
  return `<g transform="translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})" filter="url(#drop)"><path d="${shape}" fill="${COLOUR[of]}" stroke="#17111F" stroke-width="1.5"/><path d="${shape}" fill="url(#hx-${of})"/>${drawn(CHARGES[of], 8.2, 8.3, 7.6, on)}</g>`;
}

function gem(colour: string, x: number, y: number, size: number): string {
  const cuts: Record<string, string> = {
    [BLUE]: `<path d="M12 1L22 12 12 23 2 12Z" fill="${BLUE}" stroke="#0d1f4f" stroke-width="1.2"/><path d="M12 1L16.5 12 12 23 7.5 12Z" fill="#fff" opacity=".22"/><path d="M12 1L7.5 12H2Z" fill="#fff" opacity=".3"/>`,
    [RED]: `<circle cx="12" cy="12" r="10" fill="${RED}" stroke="#5a0c16" stroke-width="1.2"/><path d="M8 6.4H16L19.6 12 16 17.6H8L4.4 12Z" fill="#fff" opacity=".2"/><path d="M8 6.4L4.9 5A10 10 0 0 1 12 2L16 6.4Z" fill="#fff" opacity=".34"/>`,
    [GREEN]: `<path d="M6 2.5H18L21.5 6V18L18 21.5H6L2.5 18V6Z" fill="${GREEN}" stroke="#0d4b36" stroke-width="1.2"/><path d="M8 7H16V17H8Z" fill="#fff" opacity=".28"/><path d="M6 2.5H18L16 7H8Z" fill="#fff" opacity=".38"/>`,
    [YELLOW]: `<path d="M12 2L23 20.5H1Z" fill="${YELLOW}" stroke="#6b4c06" stroke-width="1.2"/><path d="M12 9L17.2 17.6H6.8Z" fill="#fff" opacity=".4"/><path d="M12 2V9L6.8 17.6 1 20.5Z" fill="#fff" opacity=".3"/>`,
  };
  return `<g transform="translate(${x} ${y}) scale(${size / 24})">${cuts[colour]}</g>`;
}

function pyramidCard(x: number, y: number, corners: [string, string, string], name: string): string {
  const w = 46;
  const h = w * 1.4;
  const r = w * 0.2;
  const [left, right, foot] = corners;
  return `<g transform="translate(${x} ${y})" filter="url(#drop)"><rect width="${w}" height="${h}" rx="3" fill="url(#vel)" stroke="#6b5a34"/><path d="M0 0H${r}A${r} ${r} 0 0 1 0 ${r}Z" fill="${left}"/><path d="M${w} 0H${w - r}A${r} ${r} 0 0 0 ${w} ${r}Z" fill="${right}"/><path d="M${w / 2 - r} ${h}A${r} ${r} 0 0 1 ${w / 2 + r} ${h}Z" fill="${foot}"/><circle cx="${w / 2}" cy="${h * 0.45}" r="${w * 0.3}" fill="#2B2C5E" stroke="#B8963F" stroke-width="1.4"/>${icon(name, w / 2 - w * 0.2, h * 0.45 - w * 0.2, w * 0.4, "#FBF0D6")}</g>`;
}

function courtCard(x: number, y: number, of: Tincture, name: string, turn: number, value: string): string {
  const head = "M6 0H74A6 6 0 0 1 80 6V24H0V6A6 6 0 0 1 6 0Z";
  return `<g transform="translate(${x} ${y}) rotate(${turn} 40 130)" filter="url(#drop)"><rect width="80" height="112" rx="6" fill="url(#vel)" stroke="#17111F"/><path d="${head}" fill="${COLOUR[of]}"/><path d="${head}" fill="url(#hx-${of})"/><circle cx="14" cy="13" r="11" fill="#FBF6EA" stroke="#17111F"/><text x="14" y="18" text-anchor="middle" font-size="13" font-weight="800" fill="#241A36">${value}</text><circle cx="40" cy="66" r="28" fill="#3F0D1C" stroke="#B8963F" stroke-width="1.6"/>${icon(name, 20, 46, 40, "#FBEFD5")}</g>`;
}

function rings(...at: [number, number][]): string {
  return at.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="10" fill="none" stroke="#FFE08A" stroke-width="2"/>`).join("");
}

const viceroy =
  pyramidCard(51, 144, [BLUE, RED, GREEN], "anchor") +
  pyramidCard(97, 144, [RED, YELLOW, BLUE], "fairy") +
  pyramidCard(143, 144, [YELLOW, BLUE, RED], "miner") +
  pyramidCard(74, 79.6, [GREEN, BLUE, RED], "quill-ink") +
  pyramidCard(120, 79.6, [BLUE, GREEN, YELLOW], "fencer") +
  pyramidCard(97, 15.2, [YELLOW, RED, BLUE], "jewel-crown") +
  rings([97, 144], [143, 144], [120, 79.6]) +
  gem(BLUE, 22, 176, 24) + gem(RED, 18, 198, 20) + gem(GREEN, 196, 178, 22) + gem(YELLOW, 204, 200, 18);

const kabale =
  courtCard(40, 50, "azure", "dragon-head", -14, "11") +
  courtCard(120, 50, "or", "witch-flight", 14, "1") +
  courtCard(80, 30, "gules", "king", 0, "20") +
  `<g filter="url(#drop)">${icon("carnival-mask", 72, 134, 96, "#F6D27A")}</g>`;

const COAST = "M38 120L70 78 118 60 170 72 204 112 196 160 150 192 96 196 52 170Z";
const legends =
  `<g stroke-linejoin="round"><path d="${COAST}" fill="none" stroke="#E9F6F2" stroke-opacity=".22" stroke-width="26"/><path d="${COAST}" fill="#E8D3A0" stroke="#EFDDB0" stroke-width="9"/><path d="M38 120L70 78 118 60 124 118 88 140Z" fill="#A9C585"/><path d="M118 60L170 72 204 112 160 130 124 118Z" fill="#C7D79F"/><path d="M204 112L196 160 150 192 128 160 160 130Z" fill="#C98462"/><path d="M38 120L88 140 124 118 160 130 128 160 150 192 96 196 52 170Z" fill="#A9A3B8"/></g>` +
  tower("vert", 82, 106, 40) + piece("gules", 150, 98, 26, "3") + piece("azure", 172, 150, 26, "2") +
  piece("vert", 118, 170, 24, "4") + tower("gules", 88, 166, 30) +
  `<g filter="url(#drop)">${icon("dragon-head", 126, 14, 62, "#F6E7C1")}</g>`;

const rays = Array.from(
  { length: 24 },
  (_, n) =>
    `<path d="M120 118L112 22 120 ${n % 2 ? 8 : 26} 128 22Z" fill="${n % 2 ? "#F6D27A" : "#D9A23A"}" transform="rotate(${n * 15} 120 118)"/>`,
).join("");
const louis =
  `<g filter="url(#drop)" transform="translate(16 2) scale(.87)">${rays}<circle cx="120" cy="118" r="58" fill="url(#gold)" stroke="#5a3c00" stroke-width="2"/><circle cx="120" cy="118" r="50" fill="#3D2615" stroke="#FFF0BF" stroke-width="1.5"/>${icon("crown", 84, 70, 72, "#F6D27A")}${icon("fleur-de-lys", 96, 118, 48, "#FFF2CF")}</g>` +
  piece("gules", 72, 207, 20) + piece("azure", 104, 207, 20) + piece("or", 136, 207, 20) + piece("argent", 168, 207, 20);

const kingdoms =
  `<g><rect x="30" y="44" width="180" height="148" rx="8" fill="#BFDCE8"/><path d="M30 120L78 66 112 104 142 58 210 128V192H30Z" fill="#BBAE9F"/><path d="M78 66L94 84 82 88 70 78ZM142 58L160 78 146 84 130 76Z" fill="#fff"/><path d="M30 140Q80 112 130 138T210 134V192H30Z" fill="#86AE70"/><path d="M30 164Q90 144 150 166T210 160V186A6 6 0 0 1 204 192H36A6 6 0 0 1 30 186Z" fill="#E8CE77"/></g><rect x="30" y="44" width="180" height="148" rx="8" fill="none" stroke="#F0E7D2" stroke-width="7"/><rect x="34" y="48" width="172" height="140" rx="5" fill="none" stroke="#5a4a26" stroke-width="1.4"/>` +
  meeple("gules", 76, 156, 50) + meeple("azure", 122, 164, 50) + meeple("vert", 168, 154, 50) +
  `<g filter="url(#drop)">${icon("d12", 166, 18, 52, "#FBF6EA")}</g>`;

/** On a field of 240 × 220. */
export const ART: Record<string, string> = { viceroy, kabale, legends, louis, kingdoms };

/** The two tones of each game's cloth on the home page. */
export const CLOTH: Record<string, [string, string]> = {
  viceroy: ["#3b3d86", "#23244F"],
  kabale: ["#93213f", "#6d1830"],
  legends: ["#14707c", "#0D4C57"],
  louis: ["#8d5c30", "#6b4423"],
  kingdoms: ["#466b38", "#2F4a28"],
};
