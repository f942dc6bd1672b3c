import { describe, expect, it } from 'vitest';
import { getBareImports, listFiles, readText } from '../tests/unit/source-files.ts';
import { storyDependencies } from './optimized-dependencies.ts';

const prepared = new Set(storyDependencies.map((name) => name.split(' > ').at(-1)));

/** Removed at compile time, or a part of the tools that Storybook optimizes itself. */
const neverInThePage =
  /^(@vitrine\/|@vanilla-extract\/(css|recipes|sprinkles|dynamic)$|storybook\/|node:|vitest)/;

describe('storyDependencies', () => {
  it('includes every dependency that stories import', () => {
    const reached = listFiles(
      'packages/*/src/*.ts*',
      'mocks/src/*.ts*',
      'stories/*.ts*',
      '.storybook/preview.tsx',
    )
      .filter((path) => !/\.test\.tsx?$|\/testing\/|mocks\/src\/server\//.test(path))
      .flatMap((path) => getBareImports(readText(path)));
    const unprepared = [...new Set(reached)].filter(
      (name) => !neverInThePage.test(name) && !prepared.has(name),
    );
    expect(unprepared).toEqual([]);
  });
});
