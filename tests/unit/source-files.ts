import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The top of the checkout. */
export const root = join(import.meta.dirname, '../..');

/** Paths of the checkout that match, tracked or not yet tracked, without what git ignores. */
export function listFiles(...patterns: string[]): string[] {
  const listed = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...patterns],
    { cwd: root, encoding: 'utf8' },
  );
  return listed.split('\n').filter((path) => path && existsSync(join(root, path)));
}

/** The text of a file of the checkout. */
export const readText = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Returns the bare imports of a source, without type imports. */
export function getBareImports(source: string): string[] {
  const statements = source.matchAll(
    /^(?:import|export)\s+(?!type\b)(?:[^'";]*?\bfrom\s+)?'([^'.][^']*)'/gm,
  );
  const lazy = source.matchAll(/\bimport\('([^'.][^']*)'\)/g);
  return [...statements, ...lazy].map((match) => match[1] ?? '');
}
