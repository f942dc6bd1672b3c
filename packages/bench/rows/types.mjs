import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { bench, root } from '../lib/folders.mjs';
import { inTurns } from '../lib/median.mjs';
import { row } from '../lib/report.mjs';

// The SDK is so much slower that a few rounds are enough.
const rounds = 25;
const peerRounds = 3;
const tsc = join(root, 'node_modules/typescript/bin/tsc');

/** Checks of a page that imports every module, the types of the packages included. */
export async function measure() {
  const errors = { ours: (await check('ours')).errors, peer: (await check('peer')).errors };
  const getSeconds = (page) => async () => (await check(page)).seconds;
  const { empty, ours } = await inTurns(
    { empty: getSeconds('empty'), ours: getSeconds('ours') },
    rounds,
  );
  const { peer } = await inTurns({ peer: getSeconds('peer') }, peerRounds);
  const time = { ours, unit: 's' };
  return [
    row({ name: 'every module, type errors; SDK', ...errors, unit: 'errors', goal: 0 }),
    row({ name: 'every module, time to check; an empty page', ...time, peer: empty, goal: 1.3 }),
    row({ name: 'every module, time to check; SDK', ...time, peer }),
  ];
}

function check(page) {
  return new Promise((resolve, reject) => {
    const parameters = ['-p', join(bench, 'types', page), '--extendedDiagnostics'];
    const child = spawn(process.execPath, [tsc, ...parameters]);
    let text = '';
    child.stdout.on('data', (chunk) => {
      text += chunk;
    });
    child.once('error', reject);
    child.once('close', () => {
      const seconds = Number(/^Total time:\s+([\d.]+)s/m.exec(text)?.[1]);
      if (Number.isNaN(seconds)) reject(new Error(`The compiler did not come to an end:\n${text}`));
      else resolve({ seconds, errors: text.match(/error TS\d+/g)?.length ?? 0 });
    });
  });
}
