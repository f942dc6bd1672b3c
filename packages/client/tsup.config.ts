import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['index', 'cart', 'catalog', 'collections', 'redirects'].map((name) => `src/${name}.ts`),
  format: 'esm',
  target: 'es2022',
  clean: true,
});
