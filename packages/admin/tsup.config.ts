import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig } from 'tsup';
import { buildComponentPackage } from '../../scripts/build/component-package.ts';

export default defineConfig(() =>
  buildComponentPackage({ compileStyles: vanillaExtractPlugin, sheet: 'admin' }),
);
