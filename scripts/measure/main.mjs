import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { measureBytes } from './bytes.mjs';
import { measureComponents } from './component-bytes.ts';
import { measureClone } from './fresh-clone.mjs';
import { measureFaults } from './seeded-faults.mjs';
import { measureSite } from './site.ts';
import { measureStories } from './stories.mjs';
import { writeFigures } from './table.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const measurements = {
  clone: measureClone,
  stories: measureStories,
  faults: measureFaults,
  bytes: measureBytes,
  components: measureComponents,
  site: measureSite,
};

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: Object.keys(measurements).join(',') },
    times: { type: 'string', default: '10' },
  },
});

await mkdir(join(root, 'results'), { recursive: true });
const kept = join(root, 'scripts/measure/results.json');
const results = await readFile(kept, 'utf8').then(JSON.parse, () => ({}));
for (const name of values.only.split(',')) {
  const measure = measurements[name];
  if (!measure) {
    throw new Error(
      `There is no measurement ${name}: use ${Object.keys(measurements).join(', ')}.`,
    );
  }
  console.log(`── ${name}`);
  /** Saves intermediate results, so that they survive an interrupted measurement. */
  const keep = async (measured) => {
    const date = new Date().toISOString().slice(0, 10);
    results[name] = { ...results[name], date, cores: cpus().length, ...measured };
    await writeFile(kept, `${JSON.stringify(results, null, 2)}\n`);
    await writeFigures(join(root, 'docs/performance.md'), results);
  };
  const runs = results[name]?.runs ?? [];
  await keep({ rows: await measure({ root, times: Number(values.times), runs, keep }) });
}
