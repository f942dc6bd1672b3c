import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** The directories of the packages whose sources stories import. */
const packages = [
  ...readdirSync(join(root, 'packages')).map((name) => join(root, 'packages', name)),
  join(root, 'mocks'),
];

/** The condition of `exports` that leads to sources. */
const CONDITION = 'vitrine-source';

function listExports(folder: string): string[] {
  const manifest = readFileSync(join(folder, 'package.json'), 'utf8');
  const { exports = {} } = JSON.parse(manifest) as { exports?: Record<string, unknown> };
  return Object.entries(exports).flatMap(([name, target]) => {
    const source = Object(target)[CONDITION];
    return typeof source === 'string' && !name.endsWith('.css') ? [join(folder, source)] : [];
  });
}

/** The modules of the packages that hosts import. Most only export what other modules define. */
export const entries = packages
  .flatMap(listExports)
  .filter((path) => !path.includes('*'));
