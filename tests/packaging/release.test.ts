import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { getFolder, published } from './packed-packages.ts';

const execute = promisify(execFile);
const root = join(import.meta.dirname, '../..');

/** Copies what a new version changes: manifests and changesets. */
async function copyManifests(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-release-'));
  const { stdout } = await execute(
    'git',
    ['ls-files', '--', '*package.json', '.changeset', 'pnpm-workspace.yaml'],
    { cwd: root },
  );
  for (const path of stdout.trim().split('\n')) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await cp(join(root, path), join(folder, path));
  }
  return folder;
}

describe('a release', () => {
  it('gives all packages one version, and a changelog with every changeset', async () => {
    const folder = await copyManifests();
    await execute(join(root, 'node_modules/.bin/changeset'), ['version'], { cwd: folder });
    const read = (name: string, file: string) =>
      readFile(join(folder, relative(root, getFolder(name)), file), 'utf8');
    const versions = await Promise.all(
      published.map(async (name) => JSON.parse(await read(name, 'package.json')).version),
    );
    expect(new Set(versions)).toEqual(new Set(['0.1.0']));
    expect(await read('atoms', 'CHANGELOG.md')).toContain('`googleAnalytics()` sends every');
    const manifest = JSON.parse(await read('ui', 'package.json'));
    expect(manifest.dependencies['@vitrine/atoms']).toBe('workspace:*');
  });

  it.each(published)('would publish @vitrine/%s', async (name) => {
    const { stdout } = await execute('pnpm', ['publish', '--dry-run', '--no-git-checks'], {
      cwd: getFolder(name),
    });
    expect(stdout).toContain(`@vitrine/${name}@`);
  });
});
