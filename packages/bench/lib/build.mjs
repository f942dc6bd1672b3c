import { readdir, stat } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { run } from '../../../scripts/test/run.mjs';
import { root } from './folders.mjs';

/** Builds our packages if the build is missing, incomplete or older than its sources. */
export async function buildOurs() {
  for (const folder of ['packages/client', 'packages/atoms', 'packages/theme', 'mocks']) {
    if (await isBuilt(join(root, folder))) continue;
    const name = basename(folder);
    console.log(`Building @vitrine/${name}`);
    const command = ['pnpm', '--filter', `@vitrine/${name}`, 'run', 'build'];
    if ((await run(command, { cwd: root })) !== 0) {
      throw new Error(`@vitrine/${name} fails to build.`);
    }
  }
}

async function isBuilt(folder) {
  const [sources, built] = await Promise.all(
    ['src', 'dist'].map((name) => getFiles(join(folder, name))),
  );
  const isComplete = ['index.js', 'index.d.ts'].every((name) => built.has(name));
  return isComplete && Math.min(...built.values()) > Math.max(...sources.values());
}

/** When each file of a folder was written, by its path in there. */
async function getFiles(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const known = await Promise.all(files.map((file) => stat(file)));
  return new Map(files.map((file, index) => [relative(folder, file), known[index].mtimeMs]));
}
