import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';

const execute = promisify(execFile);
const home = join(import.meta.dirname, '../../packages/create-vitrine');

/** The directory of the extracted tarball. */
let extracted: string;
/** An empty directory for new shops. */
let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'vitrine-create-'));
  const packed = join(directory, 'packed');
  await execute('pnpm', ['pack', '--pack-destination', packed], { cwd: home });
  const [tarball = ''] = await readdir(packed);
  extracted = join(directory, 'package');
  await execute('tar', ['-xzf', join(packed, tarball), '-C', directory]);
});

/** Runs the command, without an install. @returns its exit code and what it printed. */
async function create(...parameters: string[]): Promise<{ code: number; output: string }> {
  const { bin } = JSON.parse(await readFile(join(extracted, 'package.json'), 'utf8'));
  try {
    const { stdout } = await execute(
      process.execPath,
      [join(extracted, bin['create-vitrine']), ...parameters, '--no-install'],
      { cwd: directory },
    );
    return { code: 0, output: stdout };
  } catch (error) {
    const { code, stderr } = error as { code: number; stderr: string };
    return { code, output: stderr };
  }
}

describe('create-vitrine as published', () => {
  it.each(['react-router', 'next'])('creates a shop on %s', async (template) => {
    const name = `My ${template} shop`;
    const { code, output } = await create(name, '--template', template);
    expect({ code, output }).toMatchObject({ code: 0 });
    expect(output).toContain('npm run dev');
    const files = await readdir(join(directory, name));
    expect(files).toEqual(
      expect.arrayContaining([
        '.env',
        '.gitignore',
        '.storybook',
        'app',
        'package.json',
        'stories',
      ]),
    );
    expect(files).not.toContain('_gitignore');
    for (const name of ['node_modules', 'storybook-static']) expect(files).not.toContain(name);
    const manifest = JSON.parse(await readFile(join(directory, name, 'package.json'), 'utf8'));
    expect(manifest.name).toBe(`my-${template}-shop`);
    const { version } = JSON.parse(await readFile(join(extracted, 'package.json'), 'utf8'));
    const versions = { ...manifest.dependencies, ...manifest.devDependencies };
    for (const one of ['client', 'atoms', 'theme', 'ui', 'mocks', 'storybook']) {
      expect(versions[`@vitrine/${one}`]).toBe(`^${version}`);
    }
  });

  it('creates the app of an owner', async () => {
    const { code } = await create('office', '--template', 'admin');
    expect(code).toBe(0);
    const files = await readdir(join(directory, 'office'));
    expect(files).toEqual(
      expect.arrayContaining(['.env', '.gitignore', 'index.html', 'package.json', 'src']),
    );
    const { dependencies } = JSON.parse(
      await readFile(join(directory, 'office/package.json'), 'utf8'),
    );
    const { version } = JSON.parse(await readFile(join(extracted, 'package.json'), 'utf8'));
    expect(dependencies['@vitrine/admin']).toBe(`^${version}`);
  });

  it('installs tarballs of a directory instead of published packages', async () => {
    const tarballs = join(directory, 'tarballs');
    await mkdir(tarballs);
    for (const name of ['client', 'atoms', 'theme', 'ui', 'mocks', 'storybook']) {
      await writeFile(join(tarballs, `vitrine-${name}-1.2.3.tgz`), '');
    }
    await create('tried', '--packages', tarballs);
    const manifest = JSON.parse(await readFile(join(directory, 'tried/package.json'), 'utf8'));
    expect(manifest.dependencies['@vitrine/ui']).toBe(`file:${tarballs}/vitrine-ui-1.2.3.tgz`);
    expect(manifest.overrides['@vitrine/client']).toBe(`file:${tarballs}/vitrine-client-1.2.3.tgz`);
  });

  it('creates nothing with a Node that is too old for the template', async () => {
    const path = join(extracted, 'templates/next/package.json');
    const text = await readFile(path, 'utf8');
    const manifest = JSON.parse(text);
    await writeFile(path, JSON.stringify({ ...manifest, engines: { node: '>=1000.12' } }));
    const { code, output } = await create('early', '--template', 'next');
    await writeFile(path, text);
    expect(output).toBe(
      `This template needs Node 1000.12 or later; you have ${process.versions.node}.\n`,
    );
    expect(code).toBe(1);
    expect(await readdir(directory)).not.toContain('early');
  });

  it.each([
    [['tried'], /^tried is not empty/],
    [['other', '--template', 'svelte'], /There is no template "svelte".*react-router, next/],
    [[], /^Name the directory/],
    [['one', 'two'], /^Name one directory only, not also two/],
    [['other', '--typescript'], /--typescript/],
  ])('says what is wrong with %j', async (parameters, message) => {
    await mkdir(join(directory, 'tried'), { recursive: true });
    await writeFile(join(directory, 'tried/keep.txt'), '');
    const { code, output } = await create(...parameters);
    expect(output).toMatch(message);
    expect(output).toContain('Usage: npm create vitrine@latest');
    expect(code).toBe(2);
  });
});
