import { copyFile, glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { layerNames } from '@vitrine/theme';
import { defineConfig, type Options } from 'tsup';
import { keepModules, toOutputName } from '../../scripts/build/keep-modules.ts';

const common: Options = {
  format: 'esm',
  target: 'es2022',
  minify: true,
  splitting: false,
  // Letters of other scripts would be six bytes each.
  esbuildOptions: (options) => {
    options.charset = 'utf8';
  },
  banner: { css: `@layer ${layerNames.join(',')};` },
};

/** Directory of the single style sheet, until it is copied to the package. */
const sheetDirectory = 'node_modules/.cache/styles';

async function entries() {
  const entry: Record<string, string> = { sanitize: 'src/primitives/safe-html/sanitize.ts' };
  const exclude = ['**/*.test.*', '**/*.test-d.ts', '**/*.d.ts', 'testing/**', 'styles.ts'];
  for await (const path of glob('**/*.{ts,tsx}', { cwd: 'src', exclude })) {
    entry[toOutputName(path)] = `src/${path}`;
  }
  return entry;
}

/**
 * Lets each component load its own styles. `#styles` of package.json resolves to the style sheet for
 * bundlers, and to an empty module for Node, which can't import one.
 */
async function importStyles(): Promise<void> {
  for await (const sheet of glob('**/*.styles.css', { cwd: 'dist' })) {
    const module = `dist/${sheet.replace(/css$/, 'js')}`;
    await writeFile(module, `import"#styles/${sheet}";${await readFile(module, 'utf8')}`);
  }
  await writeFile('dist/no-styles.js', '');
}

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

export default defineConfig(async () => [
  {
    ...common,
    entry: await entries(),
    esbuildPlugins: [vanillaExtractPlugin(), keepModules()],
    clean: true,
    onSuccess: async () => {
      await importStyles();
      await writePrimitiveEntries();
    },
  },
  {
    ...common,
    entry: { ui: 'src/index.ts' },
    esbuildPlugins: [vanillaExtractPlugin()],
    outDir: sheetDirectory,
    onSuccess: async () => {
      // Both builds run at the same time, and this one may finish first.
      await mkdir('dist', { recursive: true });
      await copyFile(`${sheetDirectory}/ui.css`, 'dist/ui.css');
    },
  },
]);
