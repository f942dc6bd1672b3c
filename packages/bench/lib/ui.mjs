import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from './folders.mjs';

export const ui = join(root, 'packages/ui');

const { vanillaExtractPlugin } = createRequire(join(ui, 'package.json'))(
  '@vanilla-extract/esbuild-plugin',
);

/** What esbuild needs to make a page of the sources of ui. */
export const fromUi = () => ({
  conditions: ['vitrine-source'],
  absWorkingDir: ui,
  plugins: [vanillaExtractPlugin()],
});
