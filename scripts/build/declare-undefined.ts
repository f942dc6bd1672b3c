import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Node, SyntaxKind } from 'typescript/unstable/ast';
import { API } from 'typescript/unstable/sync';

/** Types that a union needs in parentheses. */
const wide = new Set<SyntaxKind>([
  SyntaxKind.FunctionType,
  SyntaxKind.ConstructorType,
  SyntaxKind.ConditionalType,
  SyntaxKind.InferType,
]);

/** Types that have `undefined` already. */
const complete = new Set<SyntaxKind>([
  SyntaxKind.AnyKeyword,
  SyntaxKind.UnknownKeyword,
  SyntaxKind.UndefinedKeyword,
]);

/** Optional members whose type is written after a question mark. */
const optional = new Set<SyntaxKind>([
  SyntaxKind.PropertySignature,
  SyntaxKind.PropertyDeclaration,
  SyntaxKind.MappedType,
]);

interface Member extends Node {
  type?: Node & { types?: readonly Node[] };
  questionToken?: Node;
  postfixToken?: Node;
}

/**
 * What the types of the language mean without `exactOptionalPropertyTypes`. A module that uses one
 * declares it itself.
 */
const languageTypes: Readonly<Record<string, string>> = {
  Partial: 'type Partial<T> = {\n    [K in keyof T]?: T[K] | undefined;\n};\n',
  Required: 'type Required<T> = {\n    [K in keyof T]-?: Exclude<T[K], undefined>;\n};\n',
};

/**
 * Adds `| undefined` to each optional property of a declaration file, also to those of `Partial`,
 * and removes it from those of `Required`.
 * @param text the text of the file.
 * @param file its syntax tree.
 */
function declareUndefined(text: string, file: Node): string {
  const changes: { position: number; insert: string }[] = [];
  const visit = (node: Node): void => {
    const { kind, type, questionToken, postfixToken } = node as Member;
    const isOptional =
      optional.has(kind) && (questionToken ?? postfixToken)?.kind === SyntaxKind.QuestionToken;
    if (isOptional && type) {
      const isComplete = [type, ...(type.types ?? [])].some((one) => complete.has(one.kind));
      if (wide.has(type.kind)) {
        const [space = ''] = /^\s*/.exec(text.slice(type.pos)) ?? [];
        changes.push({ position: type.pos + space.length, insert: '(' });
        changes.push({ position: type.end, insert: ') | undefined' });
      } else if (!isComplete) changes.push({ position: type.end, insert: ' | undefined' });
    }
    node.forEachChild(visit);
  };
  visit(file);
  // From the end, so that positions stay.
  const changed = changes
    .sort((one, other) => other.position - one.position)
    .reduce(
      (before, { position, insert }) => before.slice(0, position) + insert + before.slice(position),
      text,
    );
  const used = Object.keys(languageTypes).filter((name) => text.includes(`${name}<`));
  if (used.length === 0) return changed;
  // Without an export, a declaration file exports everything that it declares.
  return `${changed}${used.map((name) => languageTypes[name]).join('')}export {};\n`;
}

/**
 * Rewrites the declarations in `dist` of a package, in its directory. The sources are compiled
 * without `exactOptionalPropertyTypes`, so their optional properties accept `undefined`. The
 * declarations say so, because a project with that option reads them differently.
 */
function main(): void {
  const cwd = process.cwd();
  const files = globSync('dist/**/*.d.ts', { cwd }).map((path) => join(cwd, path));
  const folder = join(cwd, 'node_modules/.cache/declarations');
  mkdirSync(folder, { recursive: true });
  const config = join(folder, 'tsconfig.json');
  const compilerOptions = { noLib: true, noResolve: true, types: [] };
  writeFileSync(config, JSON.stringify({ compilerOptions, files }));
  const api = new API({ cwd });
  try {
    const [project] = api.updateSnapshot({ openProjects: [config] }).getProjects();
    for (const path of files) {
      const file = project?.program.getSourceFile(path);
      if (!file) throw new Error(`${path} is no source of the project.`);
      writeFileSync(path, declareUndefined(file.text, file));
    }
  } finally {
    api.close();
  }
}

if (import.meta.main) main();
