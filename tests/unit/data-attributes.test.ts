import { dataAttributes } from '@vitrine/ui';
import { describe, expect, it } from 'vitest';
import { listFiles, readText } from './source-files.ts';

/** Attributes that packages set on their own elements, and the theme on complete pages. */
const foreign = /^data-(sonner|radix|vt)-/;

const sources = listFiles('packages/ui/src/*.ts', 'packages/ui/src/*.tsx').filter(
  (path) => !/\.test\.tsx?$|\/testing\/|data-attributes\.ts$/.test(path),
);

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The data attributes of a text, as attributes, selectors and by `dataset`. */
const namesIn = (text: string): string[] => [
  ...Array.from(text.matchAll(/\bdata-[a-z][a-z-]*(?=["'\]=])/g), ([name]) => name),
  ...Array.from(text.matchAll(/\bdataset\.(\w+)/g), ([, name = '']) => `data-${kebab(name)}`),
];

const known = new Set<string>(Object.keys(dataAttributes));
const used = new Map(sources.map((path) => [path, namesIn(readText(path))]));

describe('I4 data attributes', () => {
  it('of components are all in the vocabulary: packages/ui/src/utils/data-attributes.ts', () => {
    const unknown = [...used].flatMap(([path, names]) =>
      names
        .filter((name) => !known.has(name) && !foreign.test(name))
        .map((name) => `${path}: ${name}`),
    );
    expect(unknown).toEqual([]);
  });

  it('in the vocabulary are all used', () => {
    const names = new Set([...used.values()].flat());
    expect([...known].filter((name) => !names.has(name))).toEqual([]);
  });

  it('have only values that a component or its state knows', () => {
    const everything = [...sources, ...listFiles('packages/atoms/src/*.ts')]
      .map(readText)
      .join('\n');
    // Radix sets these values on its own components.
    const radix = ['active', 'inactive', 'delayed-open', 'instant-open', 'top', 'bottom'];
    const unsaid = Object.entries(dataAttributes).flatMap(([name, { values }]) =>
      (typeof values === 'string' ? [] : values)
        .filter((value) => !radix.includes(value))
        .filter((value) => !new RegExp(`(['"])${value}\\1|\\b${value}:`).test(everything))
        .map((value) => `${name}="${value}"`),
    );
    expect(unsaid).toEqual([]);
  });

  it('are in alphabetical order', () => {
    expect([...known]).toEqual([...known].sort());
  });
});
