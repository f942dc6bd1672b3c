import { createMockPlatform } from '../../platform/mock-platform.ts';
import { createPlatformServer } from '../../server/index.ts';
import { createClock } from '../api-caller.ts';
import { merged, printed } from './print.ts';
import { type FuzzReport, fuzz } from './run.ts';
import { sendToServer } from './transports.ts';

/**
 * Number of requests per mock platform: after that its events are over, and a new platform is
 * created.
 */
const ROUND = 20_000;

const [count = 100_000, seed = Date.now()] = process.argv.slice(2).map(Number);
if (!Number.isInteger(count) || count < 1 || Number.isNaN(seed)) {
  throw new TypeError('Give a number of requests, and a number as seed to repeat a run.');
}

async function round(requests: number, name: string): Promise<FuzzReport> {
  const platform = createMockPlatform({ clock: createClock(), seed: name });
  const server = await createPlatformServer({ platform, port: 0 });
  const send = sendToServer(server.url);
  const startedAt = performance.now();
  const report = await fuzz({ platform, send, count: requests, seed: name, lookEvery: 1000 });
  const seconds = (performance.now() - startedAt) / 1000;
  send.close();
  await server.close();
  const pace = Math.round(report.requests / seconds);
  const megabytes = Math.round(process.memoryUsage().heapUsed / 1e6);
  console.log(`  ${report.requests} requests, ${pace} a second, ${megabytes} MB in the end`);
  return report;
}

console.log(`${count} random requests with seed ${seed} to a server of the platform`);
const reports: FuzzReport[] = [];
for (let sent = 0; sent < count; sent += ROUND) {
  reports.push(await round(Math.min(ROUND, count - sent), `${seed}/${reports.length + 1}`));
}
const report = merged(reports);
console.log(printed(report).join('\n'));
if (report.faults.length > 0) process.exitCode = 1;
