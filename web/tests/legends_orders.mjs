// Told a file of plans: positions with the steps a person would like to make, in any order.
// Prints for each the order in which the engine takes them, and whether it will ask again.
import { readFileSync } from "node:fs";
import { createServer } from "vite";

const [file] = process.argv.slice(2);
const server = await createServer({ server: { middlewareMode: true, watch: null }, appType: "custom", logLevel: "error" });
const { afterAll, momentOf, ordered } = await server.ssrLoadModule("/src/boards/legends/moving.ts");

const { views, plans } = JSON.parse(readFileSync(file, "utf-8"));
const made = plans.map(({ view, seat, points, sea, steps }) => {
  const start = momentOf(views[view], seat, points, sea);
  const wish = steps.map(([from, to]) => ({ from, to }));
  const { moment, made } = afterAll(start, wish);
  const order = ordered(start, wish);
  return {
    whole: made.length === wish.length,
    armies: moment.armies,
    points: moment.points,
    coins: moment.coins,
    slain: start.dragon !== null && moment.dragon === null,
    steps: order && order.steps.map(({ from, to }) => [from, to]),
    goesOn: order && order.goesOn,
  };
});
console.log(JSON.stringify(made));
await server.close();
