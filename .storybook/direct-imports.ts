import { readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type ParseResult, type Plugin, parseSync } from 'vite';

// The reasons: docs/decisions/0165-load-only-the-modules-that-a-story-uses-in-development.md

/** The module that defines what another one exports, and its name there; `*` for the whole module. */
export interface Definition {
  path: string;
  name: string;
}

/** Parses a module of the sources. */
export type ParseSource = (path: string) => ParseResult['program'];

/** The names that a module exports, with their definitions; undefined if it has side effects. */
export type Exports = ReadonlyMap<string, Definition> | undefined;

const getName = (node: { name: string } | { value: string }): string =>
  'name' in node ? node.name : node.value;

/** Returns what a module exports, and where it is defined: also through modules that only export others. */
export function findExports(path: string, parse: ParseSource): Exports {
  const exports = new Map<string, Definition>();
  /** The sources can resolve a dependency, and the module that imports from them can't. */
  const getTarget = (source: string) =>
    source.startsWith('.') ? join(dirname(path), source) : undefined;
  /** A module that is exported again is known by its own exports, if it only exports others. */
  const follow = (target: string, name: string): Definition =>
    findExports(target, parse)?.get(name) ?? { path: target, name };
  for (const statement of parse(path).body) {
    if (statement.type === 'ImportDeclaration' && statement.specifiers.length === 0) {
      return undefined;
    }
    if (statement.type === 'ExportAllDeclaration') {
      const target = getTarget(statement.source.value);
      // What a dependency exports is not known, so its names stay imports from the entry.
      if (!target) continue;
      if (statement.exported) exports.set(getName(statement.exported), { path: target, name: '*' });
      else {
        const others = findExports(target, parse);
        if (!others) return undefined;
        for (const [name, definition] of others) exports.set(name, definition);
      }
    }
    if (statement.type !== 'ExportNamedDeclaration') continue;
    const { source, specifiers, declaration } = statement;
    for (const { local, exported } of specifiers) {
      const name = getName(exported);
      const target = source && getTarget(source.value);
      exports.set(name, target ? follow(target, getName(local)) : { path, name });
    }
    if (declaration && 'id' in declaration && declaration.id && 'name' in declaration.id) {
      exports.set(declaration.id.name, { path, name: declaration.id.name });
    }
    if (declaration?.type === 'VariableDeclaration') {
      for (const { id } of declaration.declarations) {
        if (id.type === 'Identifier') exports.set(id.name, { path, name: id.name });
      }
    }
  }
  return exports;
}

/**
 * Replaces the imports from entries by imports from the modules that define the names. The number of
 * lines stays the same, so that source maps stay true.
 *
 * @param program The parsed code.
 * @param getExports Returns what an entry exports; undefined for a module that is no entry.
 */
export function redirectImports(
  code: string,
  program: ParseResult['program'],
  getExports: (source: string) => Exports,
): string {
  let redirected = code;
  for (const statement of program.body.toReversed()) {
    if (statement.type !== 'ImportDeclaration' || statement.specifiers.length === 0) continue;
    const exports = getExports(statement.source.value);
    if (!exports) continue;
    const imports = statement.specifiers.map((specifier) => {
      if (specifier.type !== 'ImportSpecifier') return undefined;
      const definition = exports.get(getName(specifier.imported));
      if (!definition) return undefined;
      const { path, name } = definition;
      const clause =
        name === '*' ? `* as ${specifier.local.name}` : `{ ${name} as ${specifier.local.name} }`;
      return `import ${clause} from ${JSON.stringify(path)};`;
    });
    if (imports.includes(undefined)) continue;
    const { start, end } = statement;
    const lines = code.slice(start, end).split('\n').length;
    redirected = `${redirected.slice(0, start)}${imports.join(' ')}${'\n'.repeat(lines - 1)}${redirected.slice(end)}`;
  }
  return redirected;
}

/** Parses each source once, until it changes. */
function createParser(): ParseSource {
  const known = new Map<string, { changedAt: number; program: ParseResult['program'] }>();
  return (path) => {
    const { mtimeMs: changedAt } = statSync(path);
    const before = known.get(path);
    if (before?.changedAt === changedAt) return before.program;
    const { program } = parseSync(path, readFileSync(path, 'utf8'));
    known.set(path, { changedAt, program });
    return program;
  };
}

const isEntry = (source: string) => source.startsWith('@vitrine/') && !source.endsWith('.css');

/**
 * In development, imports from the entries of the workspace's packages load only the modules that
 * define the imported names, instead of all modules of the packages.
 */
export function directImports(): Plugin {
  const parse = createParser();
  return {
    name: 'vitrine:direct-imports',
    apply: 'serve',
    enforce: 'post',
    async transform(code, id) {
      if (!code.includes('@vitrine/') || id.includes('/node_modules/')) return undefined;
      const { program } = parseSync('module.js', code);
      const sources = new Set(
        program.body.flatMap((statement) =>
          statement.type === 'ImportDeclaration' && isEntry(statement.source.value)
            ? [statement.source.value]
            : [],
        ),
      );
      const entries = new Map<string, Exports>();
      for (const source of sources) {
        const resolved = await this.resolve(source, id);
        const path = resolved?.id.split('?')[0] ?? '';
        if (/\.tsx?$/.test(path)) entries.set(source, findExports(path, parse));
      }
      return { code: redirectImports(code, program, (source) => entries.get(source)), map: null };
    },
  };
}
