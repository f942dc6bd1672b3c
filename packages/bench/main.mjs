import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildOurs } from './lib/build.mjs';
import { bench } from './lib/folders.mjs';
import { installPeers } from './lib/install.mjs';
import { isMissed, keepOthers, printTable, writeReadme } from './lib/report.mjs';

/** The available measurements, in table order. A row's name begins with one of these. */
const measurements = {
  bytes: () => import('./rows/bytes.mjs'),
  parts: () => import('./rows/parts.mjs'),
  headless: () => import('./rows/headless.mjs'),
  pages: () => import('./rows/pages.mjs'),
  cpu: () => import('./rows/cpu.mjs'),
  picker: () => import('./rows/picker.mjs'),
  types: () => import('./rows/types.mjs'),
  tokens: () => import('./rows/tokens.mjs'),
  heap: () => import('./rows/heap.mjs'),
  lines: () => import('./rows/lines.mjs'),
  fields: () => import('./rows/fields.mjs'),
  grid: () => import('./rows/grid.mjs'),
  owner: () => import('./rows/owner.mjs'),
  server: () => import('./rows/server.mjs'),
};
const names = Object.keys(measurements);

const { values } = parseArgs({ options: { only: { type: 'string', default: names.join(',') } } });
const chosen = values.only.split(',');
const unknown = chosen.find((name) => !names.includes(name));
if (unknown) throw new Error(`There is no measurement ${unknown}: use ${names.join(', ')}.`);

await installPeers();
await buildOurs();

const measured = [];
const date = new Date().toISOString().slice(0, 10);
for (const name of chosen) {
  console.log(`── ${name}`);
  const { measure } = await measurements[name]();
  for (const row of await measure()) measured.push({ ...row, name: `${name}: ${row.name}`, date });
}

const file = join(bench, 'results.json');
const before = await readFile(file, 'utf8').then(JSON.parse, () => []);
const results = keepOthers(before, measured, names, chosen);
await writeFile(file, `${JSON.stringify(results, null, 2)}\n`);
await writeReadme(results);

printTable(measured);
const missed = measured.filter(isMissed);
console.log(missed.length === 0 ? 'Every goal is met.' : `Goals missed: ${missed.length}.`);
// A check that runs some measurements fails when one of their goals is missed.
if (missed.length > 0) process.exitCode = 1;
