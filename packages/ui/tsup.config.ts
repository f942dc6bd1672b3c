import { copyFile, glob, mkdir, rm } from 'node:fs/promises';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { layerNames } from '@vitrine/theme';
import { defineConfig, type Options } from 'tsup';

const common: Options = {
  format: 'esm',
  target: 'es2022',
  minify: true,
  // Letters of other scripts would be six bytes each.
  esbuildOptions: (options) => {
    options.charset = 'utf8';
  },
  // On every file: the directive of a source is lost in chunks that several share.
  banner: { js: '"use client";', css: `@layer ${layerNames.join(',')};` },
  esbuildPlugins: [vanillaExtractPlugin()],
};

/** Directory in which the style sheet is assembled before publishing. */
const styleDirectory = 'node_modules/.cache/styles';

/**
 * One file per module: bundlers remove unused files of a package without side effects, but hardly
 * any code within a file. A single file would add the code of all components to a page that uses
 * one.
 */
async function entries() {
  const entry: Record<string, string> = { sanitize: 'src/primitives/safe-html/sanitize.ts' };
  const exclude = [
    '**/*.test.*',
    '**/*.test-d.ts',
    '**/*.css.ts',
    '**/*.d.ts',
    'testing/**',
    'styles.ts',
  ];
  for await (const path of glob('**/*.{ts,tsx}', { cwd: 'src', exclude })) {
    entry[path.replace(/\.tsx?$/, '')] = `src/${path}`;
  }
  return entry;
}

export default defineConfig(async () => [
  {
    ...common,
    entry: await entries(),
    splitting: true,
    esbuildOptions: (options, context) => {
      common.esbuildOptions?.(options, context);
      options.chunkNames = 'chunks/[hash]';
    },
    clean: true,
    onSuccess: async () => {
      // The style sheet already has the styles of all modules.
      for await (const file of glob('dist/**/*.css')) if (file !== 'dist/ui.css') await rm(file);
    },
  },
  {
    ...common,
    entry: { ui: 'src/index.ts' },
    splitting: false,
    outDir: styleDirectory,
    onSuccess: async () => {
      // Both builds run at the same time, and this one may finish first.
      await mkdir('dist', { recursive: true });
      await copyFile(`${styleDirectory}/ui.css`, 'dist/ui.css');
    },
  },
]);
