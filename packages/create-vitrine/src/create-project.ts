import { cp, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';

/** The starters: shops, by the framework that they use, and the app of the shop's owner. */
export const templates = ['react-router', 'next', 'admin'] as const;

export type Template = (typeof templates)[number];

export interface ProjectOptions {
  /** The directory of the new project; it must be empty or not exist. */
  directory: string;
  template: Template;
  /** The directory with the templates. */
  templatesDirectory: string;
  /** The version of the Vitrine packages that the project gets. */
  version: string;
  /**
   * A directory with tarballs of the packages, `vitrine-ui-1.2.3.tgz`, which are installed instead
   * of those of the registry. For trying a version before it is published.
   */
  packagesDirectory?: string | undefined;
}

/** A wrong command, with a message that says what to do. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** A Node that is too old for the template. */
export class NodeVersionError extends Error {
  override name = 'NodeVersionError';
}

/** Files that npm would not put into a package under their own names. */
const renamed: Readonly<Record<string, string>> = { _gitignore: '.gitignore' };

/**
 * Copies a starter to a new directory, and names it after the directory.
 *
 * @returns the path of the project.
 * @throws {NodeVersionError} if the template needs a later Node; nothing is created.
 * @throws {UsageError} if the directory is not empty.
 */
export async function createProject({
  directory,
  template,
  templatesDirectory,
  version,
  packagesDirectory,
}: ProjectOptions): Promise<string> {
  await checkNode(join(templatesDirectory, template));
  const project = resolve(directory);
  await mkdir(project, { recursive: true });
  const existing = await readdir(project);
  if (existing.some((name) => name !== '.git')) {
    throw new UsageError(`${directory} is not empty. Choose another directory, or empty it first.`);
  }
  await cp(join(templatesDirectory, template), project, { recursive: true });
  for (const [from, to] of Object.entries(renamed)) {
    await rename(join(project, from), join(project, to));
  }
  const manifestPath = join(project, 'package.json');
  const manifest = JSON.parse(await readFile(manifestPath, 'utf8'));
  manifest.name = toPackageName(basename(project));
  const tarballs = packagesDirectory ? await findTarballs(packagesDirectory) : undefined;
  for (const dependencies of [manifest.dependencies, manifest.devDependencies]) {
    for (const name of Object.keys(dependencies)) {
      if (!name.startsWith('@vitrine/')) continue;
      dependencies[name] = tarballs ? getTarball(tarballs, name) : `^${version}`;
    }
  }
  // The packages depend on each other too.
  if (tarballs) manifest.overrides = Object.fromEntries(tarballs);
  await writeFile(manifestPath, `${JSON.stringify(manifest, null, 2)}\n`);
  return project;
}

/** Compares the running Node with `engines` of the template, which is `>=` and a version. */
async function checkNode(templateDirectory: string): Promise<void> {
  const { engines } = JSON.parse(await readFile(join(templateDirectory, 'package.json'), 'utf8'));
  const needed = engines.node.replace('>=', '');
  const { node } = process.versions;
  if (node.localeCompare(needed, 'en', { numeric: true }) >= 0) return;
  throw new NodeVersionError(`This template needs Node ${needed} or later; you have ${node}.`);
}

/** Returns a name that npm accepts. */
const toPackageName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9._-]+/g, '-')
    .replace(/^[._-]+/, '') || 'my-shop';

/** Returns the tarballs of a directory by the names of their packages. */
async function findTarballs(directory: string): Promise<Map<string, string>> {
  const files = await readdir(directory);
  return new Map(
    files.flatMap((file) => {
      const [, name] = /^vitrine-([a-z-]+)-\d+\.\d+\.\d+.*\.tgz$/.exec(file) ?? [];
      return name ? [[`@vitrine/${name}`, `file:${resolve(directory, file)}`] as const] : [];
    }),
  );
}

function getTarball(tarballs: ReadonlyMap<string, string>, name: string): string {
  const tarball = tarballs.get(name);
  if (!tarball) throw new UsageError(`The directory of --packages has no tarball of ${name}.`);
  return tarball;
}
