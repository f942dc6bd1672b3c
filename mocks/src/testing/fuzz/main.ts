import { createPlatformServer } from '../../server/index.ts';
import { createWorld } from '../../world.ts';
import { createClock } from '../caller.ts';
import { carryToServer } from './carry.ts';
import { printed } from './print.ts';
import { fuzz } from './run.ts';

const [count = 100_000, seed = Date.now()] = process.argv.slice(2).map(Number);
if (!Number.isInteger(count) || count < 1 || Number.isNaN(seed)) {
  throw new TypeError('Give a number of requests, and a number as seed to repeat a run.');
}

const world = createWorld({ clock: createClock() });
const server = await createPlatformServer({ world, port: 0 });
const send = carryToServer(server.url);
console.log(`${count} random requests with seed ${seed} to ${server.url}`);
const begun = performance.now();
const report = await fuzz({
  world,
  send,
  count,
  seed: String(seed),
  lookEvery: 1000,
  onProgress(requests) {
    if (requests % 10_000 === 0) console.log(`  ${requests} …`);
  },
});
const seconds = (performance.now() - begun) / 1000;
send.close();
await server.close();

const megabytes = Math.round(process.memoryUsage().heapUsed / 1e6);
console.log(printed(report).join('\n'));
console.log(
  `${Math.round(report.requests / seconds)} requests a second, ${megabytes} MB in the end`,
);
if (report.faults.length > 0) process.exitCode = 1;
