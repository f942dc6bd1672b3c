import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listFiles, readText, root } from './source-files.ts';

const script = join(root, 'scripts/reference/main.mjs');

it('docs/reference is current: run `npx pnpm@12 reference`', () => {
  expect(() =>
    execFileSync(process.execPath, ['--conditions=vitrine-source', script, '--check'], {
      stdio: 'pipe',
    }),
  ).not.toThrow();
});

it('docstrings refer only to reference pages that exist', () => {
  const pages = new Set(listFiles('docs/reference/*.mdx'));
  const missing = listFiles('*.ts', '*.tsx', '*.mjs').flatMap((path) =>
    Array.from(readText(path).matchAll(/docs\/reference\/[a-z-]+\.mdx/g), ([page]) => page)
      .filter((page) => !pages.has(page))
      .map((page) => `${path}: ${page}`),
  );
  expect(pages.size).toBeGreaterThan(10);
  expect(missing).toEqual([]);
});
