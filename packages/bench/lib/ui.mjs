import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from './folders.mjs';

export const ui = join(root, 'packages/ui');

const { vanillaExtractPlugin } = createRequire(join(ui, 'package.json'))(
  '@vanilla-extract/esbuild-plugin',
);

/** esbuild options to build a page from the ui sources. */
export const fromUi = () => ({
  conditions: ['vitrine-source'],
  absWorkingDir: ui,
  plugins: [vanillaExtractPlugin()],
});
