import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { referencedPages } from './referenced-pages.ts';
import verdicts from './verdicts.json' with { type: 'json' };

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

it('knows the scale of every reference', () => {
  const wrong = pairs.filter(({ reference, referenceScale = 1 }) => {
    const width = readFileSync(fileURLToPath(reference)).readUInt32BE(16);
    return !basename(reference).includes(`-${width / referenceScale}-`);
  });
  expect(wrong.map(({ reference }) => basename(reference))).toEqual([]);
});

it('has one verdict of every page, with a date if it is decided and a note if it has to change', () => {
  expect(verdicts.map(({ page }) => page)).toEqual(referencedPages.map(({ page }) => page));
  const wrong = verdicts.filter((one) => !isValid(one));
  expect(wrong).toEqual([]);
});

function isValid({
  verdict,
  date = '',
  note = '',
}: {
  verdict: string;
  date?: string;
  note?: string;
}) {
  if (verdict === 'open') return date === '' && note === '';
  const isDay = /^\d{4}-\d\d-\d\d$/.test(date) && !Number.isNaN(Date.parse(date));
  return isDay && (verdict === 'approved' || (verdict === 'to change' && note.trim() !== ''));
}
