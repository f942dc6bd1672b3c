import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from '../../../scripts/test/run.mjs';
import { bench, root } from '../lib/folders.mjs';
import { installPeers } from '../lib/install.mjs';

await installPeers();
const folder = join(bench, 'compatibility');
const files = (await readdir(folder)).filter((name) => name.endsWith('.test.mjs'));
process.exitCode = await run(
  ['node', '--conditions=vitrine-source', '--test', ...files.map((name) => join(folder, name))],
  { cwd: root },
);
