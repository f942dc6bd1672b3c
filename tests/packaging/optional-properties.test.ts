import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import {
  API,
  type Checker,
  SignatureKind,
  SymbolFlags,
  type Symbol as TsSymbol,
  type Type,
  TypeFlags,
} from 'typescript/unstable/sync';
import { expect, it } from 'vitest';
import { dataAttributes } from '../../packages/ui/src/utils/data-attributes.ts';
import { checkCode, listCodeBlocks } from '../../scripts/documentation/check-code.ts';
import { readComponentBytes } from '../../scripts/documentation/expand-page.ts';
import { writeMarkdownFiles } from '../../scripts/documentation/markdown-files.ts';
import { listPages } from '../../scripts/documentation/pages.ts';
import { readApi, root } from '../../scripts/documentation/read-api.ts';
import { listFiles, readText } from '../unit/source-files.ts';
import { getFolder, published } from './packed-packages.ts';

/** The declarations of each entry of a package. */
const listDeclarations = (name: string) => {
  const folder = relative(root, getFolder(name));
  const { exports } = JSON.parse(readText(`${folder}/package.json`)) as {
    exports: Record<string, { types?: string }>;
  };
  return Object.values(exports)
    .flatMap(({ types }) => types ?? [])
    .flatMap((types) => globSync(join(folder, types), { cwd: root }));
};

/**
 * Finds optional properties that reject `undefined` with `exactOptionalPropertyTypes`, in the props of
 * components and the parameters of functions.
 */
class OptionalPropertyReader {
  private readonly checker: Checker;
  private readonly undefinedType: Type;
  private readonly visited = new Set<number>();
  readonly wrong: string[] = [];
  /** How many optional properties were read. */
  count = 0;

  constructor(checker: Checker) {
    this.checker = checker;
    this.undefinedType = checker.getUndefinedType();
  }

  readExport(exported: TsSymbol, name = exported.name): void {
    const isAlias = (exported.flags & SymbolFlags.Alias) !== 0;
    const symbol = isAlias ? this.checker.getAliasedSymbol(exported) : exported;
    const type = this.checker.getTypeOfSymbol(symbol);
    if ((symbol.flags & SymbolFlags.Value) === 0 || !type) return;
    if (this.checker.typeToString(type).startsWith('typeof import(')) {
      for (const part of this.checker.getPropertiesOfType(type))
        this.readExport(part, `${name}.${part.name}`);
      return;
    }
    for (const signature of this.checker.getSignaturesOfType(type, SignatureKind.Call)) {
      signature.parameters.forEach((_parameter, index) => {
        this.readType(this.checker.getParameterType(signature, index), name);
      });
    }
  }

  private readType(type: Type | undefined, path: string): void {
    if (!type || this.visited.has(type.id)) return;
    this.visited.add(type.id);
    if (type.isUnionType()) {
      for (const member of type.getTypes() ?? []) this.readType(member, path);
    } else if (this.checker.isArrayType(type)) {
      for (const item of this.checker.getTypeArguments(type as never)) this.readType(item, path);
    } else if (this.checker.getSignaturesOfType(type, SignatureKind.Call).length === 0) {
      for (const property of this.checker.getPropertiesOfType(type))
        this.readProperty(property, `${path}.${property.name}`);
    }
  }

  private readProperty(property: TsSymbol, path: string): void {
    const [declaration] = property.declarations;
    const isOurs =
      declaration?.path.startsWith(root) && !declaration.path.includes('/node_modules/');
    const type = isOurs ? this.checker.getTypeOfSymbol(property) : undefined;
    if (!type) return;
    if ((property.flags & SymbolFlags.Optional) !== 0) {
      this.count += 1;
      const isAny = (type.flags & (TypeFlags.Any | TypeFlags.Unknown)) !== 0;
      const members = type.isUnionType() ? (type.getTypes() ?? []) : [type];
      // A property that may only be missing has another type, which is printed as `undefined` too.
      if (!isAny && !members.some(({ id }) => id === this.undefinedType.id)) this.wrong.push(path);
    }
    this.readType(type, path);
  }
}

/** `pnpm build` has run before. */
it('accepts undefined for every optional prop and option, with exact optional properties', () => {
  const folder = join(root, 'node_modules/.cache/optional-properties');
  mkdirSync(folder, { recursive: true });
  const config = join(folder, 'tsconfig.json');
  const files = published.flatMap(listDeclarations).map((path) => join(root, path));
  const compilerOptions = {
    customConditions: [],
    exactOptionalPropertyTypes: true,
    noEmit: true,
    types: ['node', 'vite/client'],
    typeRoots: [join(root, 'node_modules/@types'), join(root, 'node_modules')],
  };
  const base = join(root, 'tsconfig.base.json');
  writeFileSync(config, JSON.stringify({ extends: base, compilerOptions, files }));
  const api = new API({ cwd: root });
  try {
    const [project] = api.updateSnapshot({ openProjects: [config] }).getProjects();
    if (!project) throw new Error(`${config} is no project.`);
    const { checker, program } = project;
    const reader = new OptionalPropertyReader(checker);
    for (const path of files) {
      const file = program.getSourceFile(path);
      const module = file && checker.getSymbolAtLocation(file);
      if (!module) throw new Error(`${path} is no module.`);
      for (const symbol of checker.getExportsOfModule(module)) reader.readExport(symbol);
    }
    expect(reader.wrong).toEqual([]);
    expect(reader.count).toBeGreaterThan(1500);
  } finally {
    api.close();
  }
});

it('shows code in the documentation that compiles with exact optional properties', async () => {
  const api = readApi();
  const published = writeMarkdownFiles({
    ...api,
    aboutAttributes: dataAttributes,
    pages: listPages(),
    componentBytes: readComponentBytes(),
  });
  const readmes = listFiles('packages/*/README.md', 'mocks/README.md', 'README.md').map(
    (path) => [path, readText(path)] as const,
  );
  const blocks = [...published, ...readmes].flatMap(([path, source]) =>
    listCodeBlocks({ path, source }),
  );
  const errors = await checkCode(blocks, api.exports, {
    customConditions: [],
    exactOptionalPropertyTypes: true,
  });
  // The stories' configuration, which blocks import, is compiled without this option.
  expect(errors.filter((error) => !error.startsWith('.storybook/'))).toEqual([]);
  expect(blocks.length).toBeGreaterThan(300);
});
