import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig } from 'tsup';
import { buildComponentPackage } from '../../scripts/build/component-package.ts';

/** Writes an entry point for each primitive: the exports of its folder in `src/primitives.ts`. */
async function writePrimitiveEntries(): Promise<void> {
  const source = await readFile('src/primitives.ts', 'utf8');
  const statements = new Map<string, string[]>();
  for (const [statement, folder = ''] of source.matchAll(
    /^export [^;]*? from '\.\/primitives\/([^/]+)\/[^']+';/gm,
  )) {
    const own = statement.replace(`./primitives/${folder}/`, './');
    statements.set(folder, [...(statements.get(folder) ?? []), own]);
  }
  for (const [folder, own] of statements) {
    const entry = `dist/primitives/${folder}/index`;
    await mkdir(dirname(entry), { recursive: true });
    await writeFile(`${entry}.d.ts`, `${own.join('\n')}\n`);
    // Types are erased, and the modules have other names in the package.
    const values = own
      .filter((statement) => !statement.startsWith('export type'))
      .map((statement) => statement.replace(/\s*type \w+,?/g, '').replace(/\.tsx?';$/, ".js';"));
    await writeFile(`${entry}.js`, values.join('\n'));
  }
}

export default defineConfig(() =>
  buildComponentPackage({
    compileStyles: vanillaExtractPlugin,
    sheet: 'ui',
    entries: { sanitize: 'src/primitives/safe-html/sanitize.ts' },
    onWritten: writePrimitiveEntries,
  }),
);
