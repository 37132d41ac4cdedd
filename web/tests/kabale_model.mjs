// Told a file of games as the wire shows them: does the board's own table agree with the engine's?
// Prints how much was compared; anything that differs ends it with an error.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createServer } from "vite";

const [file] = process.argv.slice(2);
const server = await createServer({ server: { middlewareMode: true, watch: null }, appType: "custom", logLevel: "error" });
const { apply, fromView } = await server.ssrLoadModule("/src/boards/kabale/model.ts");
const { lastRoundEnd } = await server.ssrLoadModule("/src/boards/kabale/evaluation.ts");
const { points } = await server.ssrLoadModule("/src/boards/kabale/holdings.ts");

/** Keys follow pieces on the screen only. */
const plain = (model) => ({
  ...model,
  columns: model.columns.map((column) => ({ ...column, cards: column.cards.map(({ key, ...card }) => card) })),
});

let views = 0;
let columns = 0;
for (const game of JSON.parse(readFileSync(file, "utf-8"))) {
  const events = [];
  let shown = null;
  for (const { view, events: news } of game) {
    events.push(...news);
    if (shown) {
      shown = news.reduce(apply, shown);
      // After the last round the columns are gone and all prizes lie open.
      if (view.over) shown = { ...shown, columns: [], won: view.won };
      assert.deepEqual(plain(shown), plain(fromView(view, null)));
      views++;
    }
    shown = fromView(view, shown);
    if (news.some((event) => event.type === "round_ended")) columns += checkRound(lastRoundEnd(events, view.seats), view);
    if (view.over) view.won.forEach((won, seat) => assert.equal(points(won), view.result.totals[seat]));
  }
}
console.log(JSON.stringify({ views, columns }));
await server.close();

/** The totals the ceremony counts up to are those that decided. */
function checkRound(end, view) {
  assert.equal(end.columns.length, view.seats);
  for (const column of end.columns) {
    const left = column.lines.filter((line) => !line.gone);
    const sums = column.totals.map((_, seat) => {
      const own = left.filter((line) => line.owner === seat);
      return own.length ? own.reduce((sum, line) => sum + (line.value ?? 0), 0) : null;
    });
    assert.deepEqual(sums, column.totals);
    if (column.reason !== "pair") assert.deepEqual(column.rows.at(-1).totals, column.totals);
    assert.equal(column.frames.at(-1), "end");
  }
  return end.columns.length;
}
