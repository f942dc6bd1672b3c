import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from '../../../scripts/test/run.mjs';
import { root } from './folders.mjs';

/** Builds our packages where what is built is missing or older than its sources. */
export async function buildOurs() {
  for (const name of ['client', 'atoms']) {
    const folder = join(root, 'packages', name);
    if ((await youngest(join(folder, 'src'))) < (await oldest(join(folder, 'dist')))) continue;
    console.log(`Building @vitrine/${name}`);
    const command = ['pnpm', '--filter', `@vitrine/${name}`, 'run', 'build'];
    if ((await run(command, { cwd: root })) !== 0)
      throw new Error(`@vitrine/${name} fails to build.`);
  }
}

async function times(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile());
  const known = await Promise.all(
    files.map(({ parentPath, name }) => stat(join(parentPath, name))),
  );
  return known.map(({ mtimeMs }) => mtimeMs);
}

const youngest = async (folder) => Math.max(...(await times(folder)));
const oldest = async (folder) => Math.min(...(await times(folder)), Number.POSITIVE_INFINITY);
