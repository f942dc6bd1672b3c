import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createCaller } from '../lib/caller.mjs';
import { bench } from '../lib/folders.mjs';
import { row } from '../lib/report.mjs';
import { visit } from '../lib/visit.mjs';

const requests = 100_000;
const visitorsAtOnce = 16;

/**
 * Measures the platform's server with the requests of many visitors: speed, and remaining memory.
 */
export async function measure() {
  const server = fork(join(bench, 'children/server.mjs'), {
    execArgv: ['--conditions=vitrine-source', '--expose-gc'],
  });
  try {
    const [{ url, shop }] = await once(server, 'message');
    const before = await usage(server);
    const caller = createCaller(url);
    await Promise.all(
      Array.from({ length: visitorsAtOnce }, async (_, start) => {
        for (let index = start; caller.count() < requests; index += visitorsAtOnce) {
          await visit(caller, shop, index);
        }
      }),
    );
    const after = await usage(server);
    caller.close();
    const seconds = after.cpuSeconds - before.cpuSeconds;
    const count = `${requests.toLocaleString('en-GB')} mixed requests`;
    return [
      row({ name: `${count}, on one core`, ours: caller.count() / seconds, unit: 'requests/s' }),
      row({ name: `heap after ${count}`, ours: after.heap, unit: 'MB' }),
      row({ name: `heap before them`, ours: before.heap, unit: 'MB' }),
      row({ name: `memory of the process after them`, ours: after.rss, unit: 'MB' }),
    ];
  } finally {
    server.kill();
  }
}

async function usage(server) {
  server.send('usage');
  const [response] = await once(server, 'message');
  return response;
}
