import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import type { Page } from './pages.ts';
import { type Api, root } from './read-api.ts';

/** Code of a page in TypeScript, with the line on which it begins. */
export interface CodeBlock {
  path: string;
  line: number;
  code: string;
  /** Whether it is the example of a docstring, which names what only its reader has. */
  isFragment: boolean;
}

/** The programs and examples of a page in TypeScript. Signatures and other languages are not checked. */
export const listCodeBlocks = ({ path, source }: Pick<Page, 'path' | 'source'>): CodeBlock[] =>
  Array.from(
    source.matchAll(/^```tsx?( example)?\n([\s\S]*?)^```$/gm),
    ({ index, 1: example, 2: code = '' }) => ({
      path,
      line: source.slice(0, index).split('\n').length + 1,
      code,
      isFragment: example !== undefined,
    }),
  );

/** What code in the documentation takes from other packages without an import. */
const others: Api['exports'] = {
  react: [
    ...['useState', 'useEffect', 'useMemo', 'useId', 'useRef', 'lazy', 'Suspense', 'cache'],
    ...['ReactNode', 'ComponentType', 'ComponentProps'],
  ],
  'react-dom/server': ['renderToReadableStream'],
  'react-dom/static': ['prerender'],
  'react-router': ['Outlet', 'data'],
  'next/navigation': ['notFound'],
  '@storybook/react-vite': ['definePreview'],
  '@vitrine/storybook/vitest': ['createStoryProject'],
};

/** Names that a block imports or declares itself. */
function getOwnNames(code: string): Set<string> {
  const names = new Set<string>();
  const add = (text = '') => {
    for (const [name] of text.matchAll(/[A-Za-z_$][\w$]*/g)) names.add(name);
  };
  for (const [, clause] of code.matchAll(/^import (?:type )?([\s\S]*?) from '/gm)) add(clause);
  for (const [, name] of code.matchAll(
    /\b(?:const|let|function|class|interface|type|async function) ([A-Za-z_$][\w$]*)/g,
  ))
    add(name);
  for (const [, pattern] of code.matchAll(/\bconst [{[]([^=]*?)[}\]] =/g)) add(pattern);
  return names;
}

/** Where the blocks are written. */
const folder = join(root, 'node_modules/.cache/documentation-code');

/**
 * A block as a module of its own. What a block without imports takes from the packages is imported;
 * one with imports has all of them, so that a reader can copy it.
 */
function toModule({ code, isFragment }: CodeBlock, exports: Api['exports']): string {
  const own = getOwnNames(code);
  const isComplete = /^import /m.test(code);
  const text = code.replace(/'[^'\n]*'|\/\/.*$/gm, '');
  const used = new Set(text.match(/(?<![.\w$])[A-Za-z_$][\w$]*/g));
  const packages = isComplete ? {} : { ...others, ...exports };
  const imports = Object.entries(packages).flatMap(([from, names]) => {
    const taken = names.filter((name) => used.has(name) && !own.has(name));
    for (const name of taken) own.add(name);
    return taken.length > 0 ? [`import { ${taken.join(', ')} } from '${from}';`] : [];
  });
  // A reader's preview is like the one of this repository.
  const resolved = code.replace(
    /'\.\.\/\.storybook\/preview(?:\.tsx)?'/g,
    `'${relative(folder, join(root, '.storybook/preview.tsx'))}'`,
  );
  // An example may be the body of a component.
  const body =
    isFragment && !/^(?:import|export) /m.test(code)
      ? `export async function Example() { ${resolved}\n}`
      : resolved;
  return `${imports.join(' ')}${body}\nexport {};\n`;
}

/** Messages about names that nothing declares, and about parameters whose types depend on these. */
const undeclared = /error TS(?:2304|2552|18004|7006|7031):/;

/**
 * Checks the types of code blocks against the packages. @returns the messages of the compiler, each
 * with the page and the line of the block.
 * @param options of the compiler that differ from those of the repository.
 */
export async function checkCode(
  blocks: readonly CodeBlock[],
  exports: Api['exports'],
  options: Readonly<Record<string, unknown>> = {},
): Promise<string[]> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await Promise.all(
    blocks.map((block, index) => writeFile(join(folder, `${index}.tsx`), toModule(block, exports))),
  );
  await writeFile(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      extends: join(root, 'tsconfig.base.json'),
      compilerOptions: {
        noEmit: true,
        types: ['node', 'vite/client'],
        typeRoots: [join(root, 'node_modules/@types'), join(root, 'node_modules')],
        // Names are imported without a search for which of them are types.
        verbatimModuleSyntax: false,
        noUnusedLocals: false,
        noUnusedParameters: false,
        ...options,
      },
      files: [
        join(root, 'docs/guides/code-context.d.ts'),
        join(root, 'docs/guides/code-modules.d.ts'),
        join(root, 'packages/ui/src/next/next-modules.d.ts'),
        join(root, '.storybook/documentation/virtual.d.ts'),
        ...blocks.map((_block, index) => `${index}.tsx`),
      ],
    }),
  );
  const require = createRequire(import.meta.url);
  const tsc = join(dirname(require.resolve('typescript/package.json')), 'bin/tsc');
  const output = await new Promise<string>((resolve) => {
    execFile(
      process.execPath,
      [tsc, '-p', folder, '--pretty', 'false'],
      { cwd: root, maxBuffer: 10_000_000 },
      (_error, stdout) => resolve(stdout),
    );
  });
  return output.split('\n').flatMap((line) => {
    if (!line.includes('error TS')) return [];
    const [place = '', index, at] = /^.*?(\d+)\.tsx\((\d+),\d+\)/.exec(line) ?? [];
    const block = blocks[Number(index)];
    if (!block) return [line];
    if (block.isFragment && undeclared.test(line)) return [];
    return [`${block.path}:${block.line + Number(at) - 1}${line.slice(place.length)}`];
  });
}
