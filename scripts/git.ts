import { execFileSync } from 'node:child_process';

/** Runs Git in a directory. @returns its output. @throws if it fails. */
export const git = (root: string, ...parameters: string[]): Buffer =>
  execFileSync('git', parameters, {
    cwd: root,
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
  });

/** Runs Git in a directory. @returns the lines of its output. @throws if it fails. */
export const gitLines = (root: string, ...parameters: string[]): string[] =>
  git(root, ...parameters)
    .toString()
    .split('\n')
    .filter(Boolean);

/** A file at a commit, undefined if the commit has none. */
export function readAtCommit(root: string, commit: string, path: string): Buffer | undefined {
  try {
    return git(root, 'show', `${commit}:${path}`);
  } catch {
    return undefined;
  }
}
