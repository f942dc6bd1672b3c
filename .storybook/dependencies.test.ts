import { describe, expect, it } from 'vitest';
import { bareImports, filesOf, textOf } from '../tests/unit/sources.ts';
import { reachedByStories } from './dependencies.ts';

const prepared = new Set(reachedByStories.map((name) => name.split(' > ').at(-1)));

/** Compiled away, or a part of the tools that Storybook prepares itself. */
const neverInThePage =
  /^(@vitrine\/|@vanilla-extract\/(css|recipes|sprinkles|dynamic)$|storybook\/|node:|vitest)/;

describe('what stories reach', () => {
  it('is prepared before the first story', () => {
    const reached = filesOf(
      'packages/*/src/*.ts*',
      'mocks/src/*.ts*',
      'stories/*.ts*',
      '.storybook/preview.tsx',
    )
      .filter((path) => !/\.test\.tsx?$|\/testing\/|mocks\/src\/server\//.test(path))
      .flatMap((path) => bareImports(textOf(path)));
    const unprepared = [...new Set(reached)].filter(
      (name) => !neverInThePage.test(name) && !prepared.has(name),
    );
    expect(unprepared).toEqual([]);
  });
});
