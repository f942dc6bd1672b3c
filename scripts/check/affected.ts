import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gitLines } from '../git.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Every file that differs from a commit, with those that git does not know yet. */
export const listChangedFiles = (base: string): string[] => [
  ...new Set([
    ...gitLines(root, 'diff', '--name-only', base),
    ...gitLines(root, 'ls-files', '--others', '--exclude-standard'),
  ]),
];

/** What a file takes from another one. */
interface Import {
  from: string;
  /** The names, or undefined for the whole module. */
  names?: readonly string[];
}

/** What a module passes on from another one: one name as another, or all. */
interface Reexport {
  from: string;
  /** Undefined for `export *`. */
  name?: string;
  /** The name in the other module; undefined for its namespace. */
  original?: string;
}

interface Module {
  imports: readonly Import[];
  reexports: readonly Reexport[];
}

const splitNames = (clause: string) =>
  clause
    .split(',')
    .map((one) => one.trim().replace(/^type /, ''))
    .filter(Boolean)
    .map((one) => {
      const [original = '', name = original] = one.split(/ as /);
      return { original, name };
    });

/** Reads the imports of a module. Types count, because a story may be about them. */
export function parseModule(text: string): Module {
  const imports: Import[] = [];
  const reexports: Reexport[] = [];
  for (const [, clause = '', from = ''] of text.matchAll(
    /^import (?:type )?([^'";]+?) from '([^']+)';/gm,
  )) {
    const [, list] = /\{([^}]*)\}/.exec(clause) ?? [];
    const names = list === undefined ? [] : splitNames(list).map(({ original }) => original);
    if (/\* as /.test(clause)) imports.push({ from });
    else imports.push({ from, names: /^\w/.test(clause) ? ['default', ...names] : names });
  }
  for (const [, from = ''] of text.matchAll(/^import '([^']+)';/gm)) imports.push({ from });
  for (const [, from = ''] of text.matchAll(/\bimport\(\s*'([^']+)'\s*\)/g)) imports.push({ from });
  for (const [, from = ''] of text.matchAll(/^export \* from '([^']+)';/gm))
    reexports.push({ from });
  for (const [, name = '', from = ''] of text.matchAll(/^export \* as (\w+) from '([^']+)';/gm)) {
    reexports.push({ from, name });
  }
  for (const [, list = '', from = ''] of text.matchAll(
    /^export (?:type )?\{([^}]*)\} from '([^']+)';/gm,
  )) {
    for (const { original, name } of splitNames(list)) reexports.push({ from, name, original });
  }
  return { imports, reexports };
}

const packages = new Map<string, string | undefined>();

/** The source of an entry of a package of this workspace. */
function resolvePackage(name: string): string | undefined {
  if (!packages.has(name)) packages.set(name, readEntry(name));
  return packages.get(name);
}

function readEntry(name: string): string | undefined {
  const [, packageName = '', entry = ''] = /^@vitrine\/([\w-]+)(\/.*)?$/.exec(name) ?? [];
  const folder = packageName === 'mocks' ? 'mocks' : `packages/${packageName}`;
  const path = join(root, folder, 'package.json');
  if (!packageName || !existsSync(path)) return undefined;
  const { exports } = JSON.parse(readFileSync(path, 'utf8'));
  const source = exports[`.${entry}`]?.['vitrine-source'];
  return typeof source === 'string' ? join(folder, source) : undefined;
}

/** The graph of the modules of this repository, in which a name leads through the files that pass it on. */
export class ModuleGraph {
  private readonly modules = new Map<string, Module>();
  private readonly edges = new Map<string, readonly string[]>();

  private read(path: string): Module {
    const known = this.modules.get(path);
    if (known) return known;
    const isCode = /\.tsx?$|\.mjs$/.test(path) && existsSync(join(root, path));
    const module = isCode
      ? parseModule(readFileSync(join(root, path), 'utf8'))
      : { imports: [], reexports: [] };
    this.modules.set(path, module);
    return module;
  }

  private resolve(path: string, from: string): string | undefined {
    if (!from.startsWith('.')) return resolvePackage(from);
    const [file = ''] = from.split('?');
    return relative(root, resolve(root, dirname(path), file));
  }

  /** The files in which a name of a module is defined. */
  private find(path: string, name: string | undefined, seen = new Set<string>()): string[] {
    const key = `${path} ${name}`;
    if (seen.has(key)) return [];
    seen.add(key);
    const { reexports } = this.read(path);
    if (reexports.length === 0) return [path];
    const follow = ({ from, original }: Reexport, wanted: string | undefined) => {
      const target = this.resolve(path, from);
      return target ? this.find(target, original ?? wanted, seen) : [];
    };
    if (name === undefined) return [path, ...reexports.flatMap((one) => follow(one, undefined))];
    const named = reexports.filter((one) => one.name === name);
    if (named.length > 0) return named.flatMap((one) => follow(one, undefined));
    const through = reexports.filter((one) => one.name === undefined);
    return [path, ...through.flatMap((one) => follow(one, name))];
  }

  /** The files that a file imports, past those that only pass names on. */
  private list(path: string): readonly string[] {
    const known = this.edges.get(path);
    if (known) return known;
    const targets = this.read(path).imports.flatMap(({ from, names }) => {
      const target = this.resolve(path, from);
      if (target === undefined) return [];
      return names
        ? names.flatMap((name) => this.find(target, name))
        : this.find(target, undefined);
    });
    const edges = [...new Set(targets)].filter((target) => !documentation.test(target));
    this.edges.set(path, edges);
    return edges;
  }

  /** The files that need one of `files`, and the number of imports between, of those that `starts` reach. */
  measure(starts: readonly string[], files: readonly string[]): ReadonlyMap<string, number> {
    const importers = new Map<string, string[]>();
    const known = new Set(starts);
    // A set also yields what is added to it meanwhile.
    for (const path of known) {
      for (const target of this.list(path)) {
        const sources = importers.get(target);
        if (sources) sources.push(path);
        else importers.set(target, [path]);
        known.add(target);
      }
    }
    const distances = new Map(files.map((path) => [path, 0]));
    for (const [path, distance] of distances) {
      for (const importer of importers.get(path) ?? []) {
        if (!distances.has(importer)) distances.set(importer, distance + 1);
      }
    }
    return distances;
  }

  /** The files that a file needs, directly or not, with the fewest imports between first. */
  listReached(start: string): string[] {
    // A set also yields what is added to it meanwhile.
    const seen = new Set([start]);
    for (const path of seen) {
      for (const target of this.list(path)) seen.add(target);
    }
    return [...seen];
  }
}

/** The preview imports it, but no story shows it. */
const documentation = /^\.storybook\/documentation\//;

/** Files whose change can affect everything: what is installed, and how tests run. */
const global =
  /^(package\.json|pnpm-lock\.yaml|pnpm-workspace\.yaml|vitest\.config\.ts|tsconfig.*\.json|\.storybook\/(main|modes)\.ts|packages\/storybook\/src\/(vitest|screenshots)\/)/;

/** What a change can affect, and why. */
export interface Affected {
  changed: readonly string[];
  stories: readonly string[];
  unit: readonly string[];
  /** The file because of which everything is affected, if there is one. */
  because?: string;
}

/**
 * The tests and stories that a change of files can affect, by the modules that they import. Several
 * calls can share a graph, which reads each module once.
 */
export function findAffectedFiles(
  changed: readonly string[],
  graph: ModuleGraph = new ModuleGraph(),
): Affected {
  const stories = gitLines(
    root,
    'ls-files',
    '-co',
    '--exclude-standard',
    'stories/**/*.stories.tsx',
  );
  const unit = gitLines(
    root,
    'ls-files',
    '-co',
    '--exclude-standard',
    '*.test.ts',
    '*.test.tsx',
  ).filter(
    (path) =>
      !/^tests\/(e2e|packaging)\/|^examples\/|^packages\/(bench|create-vitrine)\//.test(path),
  );
  const because = changed.find((path) => global.test(path));
  if (because) return { changed, stories, unit, because };
  const distances = graph.measure([...stories, ...unit], changed);
  const isAffected = (path: string) => distances.has(path);
  // A test of the repository's conventions reads files that it does not import.
  const readsFiles = (path: string) => path.startsWith('tests/unit/');
  return {
    changed,
    stories: stories.filter(isAffected),
    unit: unit.filter((path) => readsFiles(path) || isAffected(path)),
  };
}

/**
 * Sorts tests or stories by how directly they import a file, the nearest first, after the tests in its
 * folder and the stories of its domain: of a folder with the domain's name, alone or after another word.
 * Among equals, the one with the file's name is first.
 */
export function sortByDistance(
  paths: readonly string[],
  file: string,
  graph: ModuleGraph = new ModuleGraph(),
): string[] {
  const distances = graph.measure(paths, [file]);
  const folders = file.split('/').slice(1, -1);
  const isOwn = (path: string) => {
    if (dirname(path) === dirname(file)) return true;
    const [, domain] = /^stories\/([\w-]+)\//.exec(path) ?? [];
    return folders.some((folder) => folder === domain || folder.endsWith(`-${domain}`));
  };
  const getDistance = (path: string) => distances.get(path) ?? Number.MAX_SAFE_INTEGER;
  const getName = (path: string) => basename(path).split('.')[0];
  const isNamesake = (path: string) => getName(path) === getName(file);
  return [...paths].sort(
    (a, b) =>
      Number(isOwn(b)) - Number(isOwn(a)) ||
      getDistance(a) - getDistance(b) ||
      Number(isNamesake(b)) - Number(isNamesake(a)),
  );
}

/** The tests and stories that the changes since a commit can affect. */
export const findAffected = (base: string): Affected => findAffectedFiles(listChangedFiles(base));
