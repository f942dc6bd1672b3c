import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { headingFont } from '../../packages/theme/src/helpers/text.ts';
import { getVariables } from './style-sheets.mjs';

const sources = 'packages/ui/src';

const importsSheet = /import (?:\* as \w+|\{([^}]*)\}) from '(\.[^']*\.css\.ts)'/g;

/** The names of an import, as the sheet exports them. */
const namesIn = (list) =>
  list
    ?.split(',')
    .map((name) => name.trim().split(' as ')[0])
    .filter((name) => name && !name.startsWith('type '));

/**
 * Returns the variables that each component reads through its style sheets, by the component's
 * path.
 */
export async function readParts(root) {
  const found = [];
  for await (const path of glob(`${sources}/**/*.tsx`, { cwd: root })) {
    if (!path.includes('.test.')) found.push(path);
  }
  const parts = {};
  for (const path of found.sort()) {
    const text = await readFile(join(root, path), 'utf8');
    const variables = new Set();
    for (const [, list, sheet] of text.matchAll(importsSheet)) {
      const from = join(path, '..', sheet);
      for (const name of await getVariables(from, namesIn(list))) variables.add(name);
    }
    // The theme's internal switch between two typefaces, which hosts do not set.
    variables.delete(headingFont);
    if (variables.size === 0) continue;
    parts[path.slice(sources.length + 1, -'.tsx'.length)] = [...variables].sort();
  }
  return parts;
}
