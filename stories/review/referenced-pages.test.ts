import { existsSync, readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { referencedPages } from './referenced-pages.ts';

const pairs = referencedPages.flatMap((page) => page.pairs);
const references = fileURLToPath(new URL('../../docs/design/references', import.meta.url));

it('shows files that exist, and every reference picture', () => {
  const missing = pairs
    .flatMap(({ reference, screenshot }) => [reference, screenshot])
    .filter((url) => !existsSync(fileURLToPath(url)));
  expect(missing).toEqual([]);
  const shown = pairs.map(({ reference }) => basename(reference));
  expect(readdirSync(references).filter((file) => !shown.includes(file))).toEqual([]);
});
