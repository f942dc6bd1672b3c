import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readText, root } from './source-files.ts';

/** The walks of docs/architecture.md: a heading with the limit, then a numbered list of files. */
const walks = readText('docs/architecture.md')
  .split(/^#+ /m)
  .flatMap((section) => {
    const [, name, limit] = /^(.+) \(at most (\d+) files\)\n/.exec(section) ?? [];
    const files = Array.from(section.matchAll(/^\d+\. `([^`]+)`/gm), ([, path]) => path as string);
    return name ? [{ name, limit: Number(limit), files }] : [];
  });

/** What a file imports: paths of files, and names by the package that they come from. */
function getImports(path: string) {
  const text = readText(path);
  const from = Array.from(
    text.matchAll(/(?:import|export)\s(?:[^;'"]*?from\s)?'(\.[^']+)'|import\('(\.[^']+)'\)/g),
    ([, fixed, onDemand]) => join(dirname(path), fixed ?? onDemand ?? ''),
  );
  const names = Array.from(
    text.matchAll(/import\s(?:type\s)?\{([^}]*)\}\sfrom\s'@vitrine\/(\w+)[^']*'/g),
    ([, list = '', packageName]) =>
      list.split(',').map(
        (name) =>
          `${packageName}/${
            name
              .trim()
              .replace(/^type /, '')
              .split(' as ')[0]
          }`,
      ),
  ).flat();
  return new Set([...from, ...names]);
}

/** A file, and the names that it exports with its package. */
const getTargets = (path: string) => [
  path,
  ...Array.from(
    readText(path).matchAll(/^export (?:async )?(?:const|function|class|interface|type) (\w+)/gm),
    ([, name]) => `${path.split('/')[1]}/${name}`,
  ),
];

it('reads four walks', () => {
  expect(walks.map(({ name }) => name)).toEqual([
    ...['Add to cart', 'Choose a variant', 'Submit an event form', 'Log in silently'],
  ]);
});

describe.each(walks)('$name', ({ files, limit }) => {
  it('names files that exist', () => {
    expect(files.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  it('is at most as long as its limit', () => {
    expect(files.length).toBeGreaterThan(10);
    expect(files.length).toBeLessThanOrEqual(limit);
  });

  it('reaches each file by an import of an earlier one', () => {
    const imported = new Set<string>();
    const unreached = files.filter((path, index) => {
      const isReached = index === 0 || getTargets(path).some((target) => imported.has(target));
      for (const target of getImports(path)) imported.add(target);
      return !isReached;
    });
    expect(unreached).toEqual([]);
  });
});
