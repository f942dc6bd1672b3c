import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { findExports, redirectImports } from './direct-imports.ts';

const files: Record<string, string> = {
  '/ui/index.ts': `
    export * from './catalog.ts';
    export { type Routes, getUrl as toUrl } from './routes.ts';
    export { useAtom } from 'jotai/react';
    export * from 'jotai/vanilla';
    export const VERSION = 1;`,
  '/ui/catalog.ts': `
    export * as Product from './product/Product.tsx';
    export type { Card } from './card.tsx';
    export * from './card.tsx';`,
  '/ui/card.tsx': `
    import { atom } from 'jotai';
    export interface Card { name: string }
    export function ProductCard() { return null; }
    const sizes = [1, 2];
    export { sizes as cardSizes };`,
  '/ui/routes.ts': 'export const getUrl = () => "";',
  '/theme/index.ts': `import './reset.css'; export { vars } from './vars.ts';`,
};
const parse = (path: string) => parseSync(path, files[path] ?? '').program;
const ui = findExports('/ui/index.ts', parse);

it('finds the modules that define what an entry exports', () => {
  expect(Object.fromEntries(ui ?? [])).toMatchObject({
    Product: { path: '/ui/product/Product.tsx', name: '*' },
    ProductCard: { path: '/ui/card.tsx', name: 'ProductCard' },
    cardSizes: { path: '/ui/card.tsx', name: 'cardSizes' },
    toUrl: { path: '/ui/routes.ts', name: 'getUrl' },
    // A dependency of the package, which other modules can't resolve.
    useAtom: { path: '/ui/index.ts', name: 'useAtom' },
    VERSION: { path: '/ui/index.ts', name: 'VERSION' },
  });
});

it('leaves an entry with side effects as it is', () => {
  expect(findExports('/theme/index.ts', parse)).toBeUndefined();
});

const redirect = (code: string) =>
  redirectImports(code, parseSync('story.js', code).program, (source) =>
    source === '@vitrine/ui' ? ui : undefined,
  );

it('imports from the defining modules, on as many lines', () => {
  const code = `import { useState } from 'react';
import {
  Product,
  ProductCard as Card,
  toUrl,
} from '@vitrine/ui';
Card();`;
  expect(redirect(code)).toBe(`import { useState } from 'react';
import * as Product from "/ui/product/Product.tsx"; import { ProductCard as Card } from "/ui/card.tsx"; import { getUrl as toUrl } from "/ui/routes.ts";




Card();`);
});

it('leaves what it does not know', () => {
  for (const code of [
    `import * as ui from '@vitrine/ui';`,
    `import '@vitrine/ui';`,
    `import { ProductCard, Missing } from '@vitrine/ui';`,
    `import { vars } from '@vitrine/theme';`,
  ]) {
    expect(redirect(code)).toBe(code);
  }
});
