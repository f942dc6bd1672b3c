import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** A channel between tabs, a worker and its ports: none of them leaves the origin of the page. */
const own = /\b(channel|worker|ports\[0\])\??\.postMessage\(/;

it('T31 no package posts a message to another window', () => {
  const files = globSync('packages/{client,atoms,ui,admin}/src/**/*.{ts,tsx}', { cwd: root });
  const posts = files
    .filter((path) => !/\.test\.tsx?$/.test(path))
    .flatMap((path) => readFileSync(join(root, path), 'utf8').split('\n'))
    .filter((line) => line.includes('.postMessage('));
  expect(posts.length).toBeGreaterThan(3);
  expect(posts.filter((line) => !own.test(line))).toEqual([]);
});
