import { defineConfig } from 'tsup';
import { keepModules } from '../../scripts/build/keep-modules.ts';

export default defineConfig({
  // A file per module: a bundler can leave out a module, but not the calls of `atom()` in it.
  entry: ['src/**/*.{ts,tsx}', '!src/testing', '!src/**/*.test.{ts,tsx}'],
  format: 'esm',
  target: 'es2022',
  splitting: false,
  esbuildPlugins: [keepModules()],
  clean: true,
});
