import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { createPackageFromTarballData, type Package } from '@arethetypeswrong/core';

const execute = promisify(execFile);
const root = join(import.meta.dirname, '../..');

/** The packages that are published. */
export const published = ['client', 'atoms', 'theme', 'ui', 'mocks'] as const;

/** Directory of a package in the workspace. */
const getFolder = (name: string): string =>
  join(root, name === 'mocks' ? 'mocks' : `packages/${name}`);

/** A package as the registry would receive it. */
export interface Packed {
  tarball: Uint8Array<ArrayBuffer>;
  contents: Package;
  /** Paths inside the package, sorted. */
  files: string[];
  manifest: { exports: Record<string, unknown>; [field: string]: unknown };
  read(path: string): string;
}

/** Packs one package of the workspace; `pnpm build` has run before. */
export async function pack(name: string): Promise<Packed> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-pack-'));
  await execute('pnpm', ['pack', '--pack-destination', folder], {
    cwd: getFolder(name),
  });
  const [file] = await readdir(folder);
  if (!file) throw new Error(`pnpm pack left no tarball of ${name}.`);
  const tarball = new Uint8Array(await readFile(join(folder, file)));
  const contents = createPackageFromTarballData(tarball);
  const prefix = `/node_modules/@vitrine/${name}/`;
  const read = (path: string) => contents.readFile(prefix + path);
  return {
    tarball,
    contents,
    read,
    files: contents
      .listFiles()
      .map((path) => path.slice(prefix.length))
      .sort(),
    manifest: JSON.parse(read('package.json')),
  };
}

/** Installs packed packages in a separate directory, with their declared dependencies. */
export async function install(packages: Map<string, Packed>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-install-'));
  for (const [name, packed] of packages) {
    const home = join(folder, 'node_modules/@vitrine', name);
    await mkdir(home, { recursive: true });
    const tarball = join(folder, `${name}.tgz`);
    await writeFile(tarball, packed.tarball);
    await execute('tar', ['-xzf', tarball, '--strip-components=1', '-C', home]);
    const needed = {
      ...(packed.manifest.dependencies as object),
      ...(packed.manifest.peerDependencies as object),
    };
    for (const dependency of Object.keys(needed)) await link(folder, name, dependency);
  }
  return folder;
}

async function link(folder: string, name: string, dependency: string): Promise<void> {
  if (dependency.startsWith('@vitrine/')) return;
  const target = join(folder, 'node_modules', dependency);
  await mkdir(dirname(target), { recursive: true });
  await symlink(join(getFolder(name), 'node_modules', dependency), target).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    },
  );
}

/** Runs a module in plain Node, without any condition of the workspace. @returns what it printed. */
export async function runInNode(folder: string, source: string): Promise<string> {
  const file = join(folder, 'probe.mjs');
  await writeFile(file, source);
  const { stdout } = await execute(process.execPath, [file], { cwd: folder, env: {} });
  return stdout.trim();
}
