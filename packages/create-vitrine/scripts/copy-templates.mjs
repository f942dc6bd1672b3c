// Copies the examples of the repository into the package: they are its templates.
import { cp, readdir, rm } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

const examples = fileURLToPath(new URL('../../../examples', import.meta.url));
const templates = fileURLToPath(new URL('../templates', import.meta.url));

/** What an install, a build or a test leaves behind. */
const generated = new Set([
  'node_modules',
  'build',
  'dist',
  '.react-router',
  '.next',
  'storybook-static',
  '.vitest',
  'package-lock.json',
  'next-env.d.ts',
]);

await rm(templates, { recursive: true, force: true });
for (const name of await readdir(examples)) {
  await cp(`${examples}/${name}`, `${templates}/${name}`, {
    recursive: true,
    filter: (path) => !generated.has(basename(path)),
  });
}
