import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';
import { describe, expect, it } from 'vitest';
import { picturesOf } from '../../.storybook/looks.ts';
import { bareImports, filesOf, root, textOf } from './sources.ts';

const exists = (path: string) => existsSync(join(root, path));

/** Whether a module stands there, as a file or as a folder with the same import path. */
const hasModule = (path: string) => exists(`${path}.ts`) || exists(path);

const domains = filesOf(':(glob)packages/client/src/*.ts')
  .map((path) => path.slice('packages/client/src/'.length, -'.ts'.length))
  .filter((name) => name !== 'index' && !name.includes('.'));

/** Domains without a room of their own in ui and stories, and why. */
const withoutParts = new Map([
  ['auth', 'the parts of identity sign in'],
  ['catalog-admin', 'headless'],
  ['collections', 'lists of catalog show them'],
  ['redirects', 'the cart hands over to the checkout'],
]);

/** Modules of the client that no page calls: they have a room there only. */
const clientOnly = new Set(['webhooks']);

const stories = filesOf('stories/**/*.stories.tsx').map((path) => ({
  path,
  text: textOf(path),
  joinIds: loadCsf(textOf(path), { fileName: path, makeTitle: (title) => title })
    .parse()
    .indexInputs.map((input) => String(input.__id)),
}));

describe('a domain', () => {
  it('is spelled the same in every layer', () => {
    const missing = domains
      .filter((domain) => !clientOnly.has(domain))
      .flatMap((domain) =>
        [
          ...(domain === 'auth' ? [] : [`packages/atoms/src/${domain}`]),
          `mocks/src/${domain}`,
          ...(withoutParts.has(domain) ? [] : [`packages/ui/src/${domain}`, `stories/${domain}`]),
        ].filter((path) => !hasModule(path)),
      );
    expect(missing).toEqual([]);
  });
});

describe('Radix', () => {
  it('comes a part at a time, so that a page has no other', () => {
    const whole = filesOf('packages/ui/src/*.ts*').filter((path) =>
      bareImports(textOf(path)).includes('radix-ui'),
    );
    expect(whole, "Write `import * as Dialog from 'radix-ui/dialog'`.").toEqual([]);
  });
});

describe('an exported part', () => {
  it('has a story', () => {
    const index = filesOf(':(glob)packages/ui/src/*.ts').map(textOf).join('\n');
    const parts = [...index.matchAll(/export \{([^}]*)\}/g)]
      .flatMap((match) => (match[1] ?? '').split(','))
      .map((name) => name.trim())
      .filter((name) => /^[A-Z][A-Za-z]+$/.test(name));
    // A story may show a part by what its folder shares.
    const shown = filesOf('stories/**/*.tsx').map(textOf).join('\n');
    expect(parts.length).toBeGreaterThan(0);
    expect(parts.filter((part) => !new RegExp(`\\b${part}\\b`).test(shown))).toEqual([]);
  });
});

describe('a story', () => {
  const fileOf = (path: string, picture: string) =>
    join(path, '..', 'pictures', `${picture.replace('--', '-')}.png`);
  const expected = stories.flatMap(({ path, joinIds }) =>
    joinIds.flatMap(picturesOf).map((picture) => fileOf(path, picture)),
  );

  it('has its picture beside it', () => {
    expect(expected.filter((picture) => !exists(picture))).toEqual([]);
  });

  it('has gone when its picture has', () => {
    const known = new Set(expected);
    expect(filesOf('stories/**/*.png').filter((picture) => !known.has(picture))).toEqual([]);
  });

  it('has a name and a picture of its own', () => {
    expect(new Set(expected).size).toBe(expected.length);
  });
});

describe('a room', () => {
  it('stays under 250 lines', () => {
    const long = filesOf(
      'packages/**/*.ts',
      'packages/**/*.tsx',
      'mocks/**/*.ts',
      'stories/**/*.ts*',
      '.storybook/*.ts*',
      'scripts/**/*.mjs',
      'packages/bench/**/*.mjs',
    )
      .map((path) => ({ path, lines: textOf(path).split('\n').length - 1 }))
      .filter(({ lines }) => lines > 250);
    expect(long).toEqual([]);
  });
});
