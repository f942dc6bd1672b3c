import { describe, expect, it } from 'vitest';
import { getBareImports, listFiles, readText } from '../tests/unit/source-files.ts';
import { sourceDependencies } from './source-dependencies.ts';

const prepared = new Set(sourceDependencies.map((name) => name.split(' > ').at(-1)));

/**
 * Removed at compile time, a part of the tools that Storybook optimizes itself, or a router that
 * only the adapter for it imports.
 */
const neverInThePage =
  /^(@vitrine\/|@vanilla-extract\/(css|recipes|sprinkles|dynamic)$|storybook\/|node:|vitest|next\/|react-router$)/;

describe('sourceDependencies', () => {
  it('includes every dependency that stories import', () => {
    const reached = listFiles(
      'packages/*/src/*.ts*',
      'mocks/src/*.ts*',
      'stories/*.ts*',
      '.storybook/preview.tsx',
    )
      .filter(
        (path) =>
          !/\.test\.tsx?$|\/testing\/|mocks\/src\/server\/|storybook\/src\/(browser|main|vitest)\b/.test(
            path,
          ),
      )
      .flatMap((path) => getBareImports(readText(path)));
    const unprepared = [...new Set(reached)].filter(
      (name) => !neverInThePage.test(name) && !prepared.has(name),
    );
    expect(unprepared).toEqual([]);
  });
});
