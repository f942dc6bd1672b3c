import { describe, expect, it } from 'vitest';
import { listFiles, readText } from './source-files.ts';

const areas = listFiles('packages/ui/src/messages/en/*.ts').map((path) => ({
  name: /(\S+)\.ts$/.exec(path.slice(path.lastIndexOf('/') + 1))?.[1] ?? path,
  keys: Array.from(readText(path).matchAll(/^ {2}'?([\w.-]+)'?:/gm), ([, key = '']) => key),
}));

/** The areas whose messages a source names, by a whole key or by the beginning of one. */
function getUsedAreas(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '');
  const whole = new Set(
    Array.from(code.matchAll(/'([a-zA-Z][\w-]*(?:\.[\w-]+)+)'/g), ([, key = '']) => key),
  );
  const beginnings = Array.from(
    code.matchAll(/`([a-zA-Z][\w-]*\.[\w.-]*)\$\{/g),
    ([, beginning = '']) => beginning,
  );
  return areas
    .filter(({ keys }) =>
      keys.some((key) => whole.has(key) || beginnings.some((start) => key.startsWith(start))),
    )
    .map(({ name }) => name);
}

const getImportedAreas = (source: string): string[] =>
  Array.from(
    source.matchAll(/^import '[./]*messages\/en\/([\w-]+)\.ts';/gm),
    ([, name = '']) => name,
  );

describe('a module of ui', () => {
  it('imports the messages that it names, and no others', () => {
    expect(areas.length).toBeGreaterThan(10);
    const sources = listFiles('packages/ui/src/*/*.ts', 'packages/ui/src/*/*.tsx').filter(
      (path) =>
        !/\.test\.|\.test-d\.|\.css\.ts$|^packages\/ui\/src\/messages\/|\/testing\//.test(path),
    );
    const wrong = sources.flatMap((path) => {
      const source = readText(path);
      const used = getUsedAreas(source).sort().join();
      const imported = getImportedAreas(source).sort().join();
      return used === imported ? [] : [`${path}: uses ${used}, imports ${imported}`];
    });
    expect(wrong).toEqual([]);
  });
});
