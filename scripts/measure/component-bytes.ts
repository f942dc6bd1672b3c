import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ComponentBytes, componentBytesPath } from '../documentation/expand-page.ts';
import {
  getDocumentedNames,
  getPackage,
  listComponentPages,
  type Page,
} from '../documentation/pages.ts';
import { root } from '../documentation/read-api.ts';
import { type PageBytes, weigh } from './page-bytes.ts';

const round = (kilobytes: number) => Math.round(Math.max(0, kilobytes) * 10) / 10;

/** Measures a page with only the provider, which every component needs. */
export const weighProvider = (): Promise<PageBytes> => weigh(['UiProvider']);

/** Measures what the components of a documentation page add to the provider. */
export async function weighComponents(page: Page, provider: PageBytes): Promise<ComponentBytes> {
  const names = getDocumentedNames(page.source).filter((name) => name !== 'UiProvider');
  const isAdmin = getPackage(page) === 'admin';
  const { weight, styles } = await weigh(
    isAdmin ? ['UiProvider'] : ['UiProvider', ...names],
    isAdmin ? { admin: names } : {},
  );
  return { js: round(weight - provider.weight), css: round(styles - provider.styles) };
}

/** Measures what each component adds to a page, from the built packages, for the documentation. */
export async function measureComponents(): Promise<{ what: string; figure: string }[]> {
  const provider = await weighProvider();
  const measured: Record<string, ComponentBytes> = {};
  for (const page of listComponentPages()) {
    measured[page.path] = await weighComponents(page, provider);
  }
  await writeFile(join(root, componentBytesPath), `${JSON.stringify(measured, null, 2)}\n`);
  const scripts = Object.values(measured)
    .map(({ js }) => js)
    .sort((one, other) => one - other);
  const median = scripts[Math.floor(scripts.length / 2)] ?? 0;
  return [
    {
      what: `Scripts that a component adds to a page, gzip: median and most of ${scripts.length}`,
      figure: `${median} kB, ${scripts.at(-1)} kB`,
    },
  ];
}
