import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { BrowserCommand } from 'vitest/node';

/**
 * Returns the accessibility tree with which a story's is compared: that of the file next to its
 * screenshot. A missing file is written, and with `--update` one that differs, as those of screenshots.
 */
export const readAccessibilityTree: BrowserCommand<[name: string, tree: string]> = async (
  { testPath, project },
  name,
  tree,
): Promise<string> => {
  const path = join(dirname(testPath ?? ''), '__screenshots__', `${name}.aria.yml`);
  const stored = await readFile(path, 'utf8').catch(() => undefined);
  const { updateSnapshot } = project.config.snapshotOptions;
  const isWritten = updateSnapshot === 'all' || (updateSnapshot === 'new' && stored === undefined);
  if (!isWritten) return stored ?? '';
  if (stored !== tree) {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, tree);
  }
  return tree;
};

declare module 'vitest/browser' {
  interface BrowserCommands {
    readAccessibilityTree(name: string, tree: string): Promise<string>;
  }
}
