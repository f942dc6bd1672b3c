import { copyFile, glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { layerNames } from '@vitrine/theme';
import type { Options } from 'tsup';
import { keepModules, toOutputName } from './keep-modules.ts';

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

async function getModules(): Promise<Record<string, string>> {
  const entry: Record<string, string> = {};
  const exclude = ['**/*.test.*', '**/*.test-d.ts', '**/*.d.ts', 'testing/**', 'styles.ts'];
  for await (const path of glob('**/*.{ts,tsx}', { cwd: 'src', exclude })) {
    entry[toOutputName(path)] = `src/${path}`;
  }
  return entry;
}

/** Class names of both builds: without the option, only the minified one would have short names. */
const identifiers = 'short';

/**
 * Lets each component load its own styles. `#styles` of package.json resolves to the style sheet for
 * bundlers, and to an empty module for Node, which can't import one.
 */
async function importStyles(): Promise<void> {
  for await (const sheet of glob('**/*.styles.css', { cwd: 'dist' })) {
    const styles = await readFile(`dist/${sheet}`, 'utf8');
    // The compiler's comments hold its sources.
    await writeFile(`dist/${sheet}`, styles.replace(/\/\*.*?\*\/\n?/gs, ''));
    const module = `dist/${sheet.replace(/css$/, 'js')}`;
    await writeFile(module, `import "#styles/${sheet}";\n${await readFile(module, 'utf8')}`);
  }
  await writeFile('dist/no-styles.js', '');
}

/** What differs between packages of components. */
interface ComponentPackage {
  /** `vanillaExtractPlugin` of the package's own dependencies. */
  compileStyles: (options: {
    identifiers: typeof identifiers;
  }) => NonNullable<Options['esbuildPlugins']>[number];
  /** File name of the single style sheet, without its extension. */
  sheet: string;
  /** Further bundled modules, by the path of their output. */
  entries?: Record<string, string>;
  /** Runs after the modules are written. */
  onWritten?: () => Promise<void>;
}

/**
 * Returns the builds of a package of components, in its directory: one module and one style sheet per
 * component, and a single style sheet for all.
 */
export async function buildComponentPackage({
  compileStyles,
  sheet,
  entries = {},
  onWritten,
}: ComponentPackage): Promise<Options[]> {
  return [
    {
      ...common,
      // A host's bundler minifies them. Until then, errors and tools show the names of components.
      minify: false,
      entry: { ...entries, ...(await getModules()) },
      esbuildPlugins: [compileStyles({ identifiers }), keepModules()],
      clean: true,
      onSuccess: async () => {
        await importStyles();
        await onWritten?.();
      },
    },
    {
      ...common,
      entry: { [sheet]: 'src/index.ts' },
      esbuildPlugins: [compileStyles({ identifiers })],
      outDir: sheetDirectory,
      onSuccess: async () => {
        // Both builds run at the same time, and this one may finish first.
        await mkdir('dist', { recursive: true });
        await copyFile(`${sheetDirectory}/${sheet}.css`, `dist/${sheet}.css`);
      },
    },
  ];
}
