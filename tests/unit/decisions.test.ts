import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { listFiles, readText } from './source-files.ts';

/** The row of the index that belongs to a decision's file. */
function toRow(path: string): string {
  const text = readText(path);
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(text)?.[1];
  const title = /^# (.*)$/m.exec(text)?.[1];
  const number = field('number')?.padStart(4, '0');
  return `| ${number} | ${field('date')} | ${field('area')} | [${title}](${basename(path)}) | ${field('status')} |`;
}

it('lists every decision in the index, in order', () => {
  const files = listFiles('docs/decisions/*.md').filter((path) => !path.endsWith('README.md'));
  const rows = readText('docs/decisions/README.md')
    .split('\n')
    .filter((line) => /^\| \d/.test(line));
  expect(files.length).toBeGreaterThan(80);
  expect(rows).toEqual(files.map(toRow));
});

it('exists where code refers to it', () => {
  const references = listFiles('*.ts', '*.tsx', '*.mjs').flatMap((path) =>
    Array.from(
      readText(path).matchAll(/docs\/decisions\/\d{4}[\w-]*\.md/g),
      ([file]) => [path, file] as const,
    ),
  );
  const files = new Set(listFiles('docs/decisions/*.md'));
  expect(references.length).toBeGreaterThan(10);
  expect(references.filter(([, file]) => !files.has(file))).toEqual([]);
});
