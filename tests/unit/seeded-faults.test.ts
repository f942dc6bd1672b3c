import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { faults } from '../../scripts/measure/seeded-fault-list.ts';

describe('The list of style faults that `npx pnpm@12 measure` puts into the sources', () => {
  test.each(faults)('$name: is in one place, and changes it', ({ file, find, replace }) => {
    const source = readFileSync(file, 'utf8');
    expect(source.split(find)).toHaveLength(2);
    expect(replace).not.toBe(find);
  });

  test.each(faults)('$name: has stories that show it', ({ stories }) => {
    expect(stories.filter((story) => !existsSync(story))).toEqual([]);
    expect(stories).not.toEqual([]);
  });
});
