import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { createPackageFromTarballData, type Package } from '@arethetypeswrong/core';
import { build, type Rolldown } from 'vite';

const execute = promisify(execFile);
const root = join(import.meta.dirname, '../..');

/** The packages that are published. */
export const published = ['client', 'atoms', 'theme', 'ui', 'admin', 'mocks', 'storybook'] as const;

/** Directory of a package in the workspace. */
export const getFolder = (name: string): string =>
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

/** A bundle as a server component's, without the code for browsers. */
export interface ServerBundle {
  /** What the bundle can't import, such as a hook of React. */
  errors: string[];
  /** Modules that go to the browser, because they begin with `"use client"`. */
  clientModules: string[];
}

/** What React has only in browsers. */
const browserOnly =
  /\b(?:createContext|Component|PureComponent|use(?:State|Reducer|Ref|Effect|LayoutEffect|InsertionEffect|Context|SyncExternalStore|ImperativeHandle|Transition|DeferredValue|Optimistic|ActionState))\b/g;

const isClientModule = (code: string) =>
  /^(?:\s|\/\/[^\n]*\n|\/\*[\s\S]*?\*\/|["']use strict["'];)*["']use client["']/.test(code);

/** Bundles a module of server components, as a framework does: modules for browsers stay outside. */
export async function bundleForServer(folder: string, source: string): Promise<ServerBundle> {
  const entry = join(folder, 'server-entry.js');
  await writeFile(entry, source);
  const errors: string[] = [];
  const clients = new Set<string>();
  const built = (await build({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    resolve: { conditions: ['react-server'] },
    plugins: [
      {
        name: 'client-boundary',
        transform(code, id) {
          if (!/\.m?js$/.test(id)) return undefined;
          if (!isClientModule(code)) {
            const imported = Array.from(
              code.matchAll(/import\s*([^;'"]*?)\s*from\s*["']react["']/g),
              ([, names = '']) => names,
            ).join();
            const members = code.match(/\bReact\d?\.\w+/g)?.join() ?? '';
            for (const name of `${imported},${members}`.match(browserOnly) ?? []) {
              errors.push(`${id.replace(folder, '')}: ${name}`);
            }
            return undefined;
          }
          clients.add(id);
          // A framework replaces the module by references to its exports.
          const names = this.parse(code).body.flatMap((node) => {
            if (node.type === 'ExportDefaultDeclaration') return ['default'];
            if (node.type !== 'ExportNamedDeclaration') return [];
            return node.specifiers.map(({ exported }) =>
              exported.type === 'Identifier' ? exported.name : String(exported.value),
            );
          });
          const references = names.map((_name, at) => `const c${at} = ${JSON.stringify(id)};`);
          const exported = names.map((name, at) => `c${at} as ${name}`);
          return `${references.join('')}export { ${exported.join(', ')} };`;
        },
      },
    ],
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        // Next has its own modules for server components.
        external: /^(react|react-dom|next)(\/|$)/,
      },
    },
  })) as Rolldown.RolldownOutput;
  const text = built.output.map((file) => (file.type === 'chunk' ? file.code : '')).join();
  return { errors, clientModules: [...clients].filter((id) => text.includes(JSON.stringify(id))) };
}
