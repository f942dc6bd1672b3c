import { glob, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { writeHeader } from '../documentation/pages.ts';

/** Paths of the tests and stories that name each requirement, by its number. */
export type References = Map<string, string[]>;

/** A page of `docs/requirements`, by its path from the top of the checkout. */
export interface RequirementPage {
  path: string;
  text: string;
}

/** Where the pages are. */
export const folder = 'docs/requirements';

/** The index of the pages, which is generated. */
export const indexPath = `${folder}/index.mdx`;

/** The changes of the sources that tests noticed, written by `npx pnpm@12 mutants:requirements`. */
export const noticedChangesPath = `${folder}/noticed-changes.json`;

/** A change that the test of a requirement noticed: proof that the test can fail. */
export interface NoticedChange {
  /** Path of the test or story, and its title. */
  test: string;
  /** Path of the changed file, its line, and the code before and after. */
  change: string;
}

/** By the number of the requirement. */
export type NoticedChanges = Readonly<Record<string, NoticedChange>>;

const PLANNED = 'Planned';
const NOT_TESTED = 'Not tested yet';

/** Shows examples of numbers that are no references. */
const ownTest = 'tests/unit/requirements.test.ts';

const testFiles = [
  'packages/*/src/**/*.test.{ts,tsx}',
  'mocks/src/**/*.test.ts',
  'stories/**/*.test.ts',
  'scripts/**/*.test.ts',
  'tests/**/*.test.ts',
  '.storybook/*.test.ts',
];

const numbersIn = (text: string) => text.match(/[A-Z][1-9]\d?/g) ?? [];

/** One number or several, separated by spaces, at the beginning of a title. */
const leadingNumbers = String.raw`['"\`]((?:[A-Z][1-9]\d?)(?: [A-Z][1-9]\d?)*)(?=[ '"\`])`;

/** Titles of `describe`, `it` and `test`, and of their `each`. */
const titles = new RegExp(
  String.raw`(?:\b(?:describe|it|test)(?:\.\w+)*|\))\(\s*${leadingNumbers}`,
  'g',
);

/** Tables of cases whose first cells begin the title: `test.each([…])('%s is ignored', …)`. */
const tables = /\.each(?:<[^\n]*>)?\(\[([\s\S]*?)\](?: as const)?\)\(\s*['"`]%s/g;

const firstCells = new RegExp(String.raw`\[\s*${leadingNumbers}`, 'g');

const readGroups = (source: string, pattern: RegExp): string[] =>
  Array.from(source.matchAll(pattern), ([, group = '']) => group);

/** The numbers of the requirements that a test file names in its titles. */
export const readTestNumbers = (source: string): string[] => {
  const cells = readGroups(source, tables).flatMap((table) => readGroups(`[${table}`, firstCells));
  return [...new Set([...readGroups(source, titles), ...cells].flatMap(numbersIn))];
};

/** The numbers of the requirements that the stories of a file have as `parameters.requirements`. */
export const readStoryNumbers = (source: string): string[] => {
  const lists = readGroups(source, /\brequirements:\s*\[([^\]]*)\]/g);
  return [...new Set(lists.flatMap(numbersIn))];
};

/** Returns a function that reads the numbers of a story by the name of its export. */
export function readStoryRequirements(source: string): (story: string) => string[] {
  const [meta = '', ...parts] = source.split(/^export const (?=\w+ = )/m);
  const common = readStoryNumbers(meta);
  const numbers = new Map(
    parts.map((text) => [/^\w+/.exec(text)?.[0] ?? '', [...common, ...readStoryNumbers(text)]]),
  );
  return (story) => numbers.get(story) ?? common;
}

/** Reads the recorded changes of the checkout. */
export const readNoticedChanges = async (root: string): Promise<NoticedChanges> =>
  JSON.parse(await readFile(join(root, noticedChangesPath), 'utf8'));

/** Reads every test and story of the checkout. */
export async function readReferences(root: string): Promise<References> {
  const references: References = new Map();
  const add = async (patterns: string[], readNumbers: (source: string) => string[]) => {
    for await (const path of glob(patterns, { cwd: root })) {
      if (path === ownTest) continue;
      for (const number of readNumbers(await readFile(join(root, path), 'utf8'))) {
        references.set(number, [...(references.get(number) ?? []), path]);
      }
    }
  };
  await add(testFiles, readTestNumbers);
  await add(['stories/**/*.stories.tsx'], readStoryNumbers);
  return references;
}

/** Reads the pages of `docs/requirements` without their index. */
export async function readPages(root: string): Promise<RequirementPage[]> {
  const pages: RequirementPage[] = [];
  for await (const path of glob(`${folder}/*.mdx`, { cwd: root })) {
    if (path === indexPath) continue;
    pages.push({ path, text: await readFile(join(root, path), 'utf8') });
  }
  return pages.sort((a, b) => getFirstNumber(a).localeCompare(getFirstNumber(b)));
}

const rows = /^\| ([A-Z]\d+) \| (.+) \| (.+) \|$/gm;

const getFirstNumber = (page: RequirementPage) => readRows(page)[0]?.number ?? '';

const readRows = ({ text }: RequirementPage) =>
  Array.from(text.matchAll(rows), ([, number = '', requirement = '', tests = '']) => ({
    number,
    requirement,
    tests,
  }));

const toLink = (path: string) => `[${basename(path).replace(/\.tsx?$/, '')}](../../${path})`;

/** The Tests cell of a row. */
const toCell = (number: string, references: References, current: string): string => {
  const paths = references.get(number);
  if (paths) return [...new Set(paths)].sort().map(toLink).join(', ');
  return current === PLANNED ? PLANNED : NOT_TESTED;
};

/** The text of a page whose Tests cells link to the tests and stories of today. */
export const updatePage = ({ text }: RequirementPage, references: References): string =>
  text.replace(
    rows,
    (_row, number: string, requirement: string, tests: string) =>
      `| ${number} | ${requirement} | ${toCell(number, references, tests)} |`,
  );

/** The text of the index, with the number of rows of each page. */
export function toIndex(pages: readonly RequirementPage[], noticed: NoticedChanges): string {
  const lines = pages.map((page) => {
    const [, title = '', description = ''] = /^# (.+)\n\n(.+)\n/m.exec(page.text) ?? [];
    const all = readRows(page);
    const count = (cell: string) => all.filter(({ tests }) => tests === cell).length;
    const tested = all.length - count(PLANNED) - count(NOT_TESTED);
    const seen = all.filter(({ number }) => noticed[number]).length;
    const range = `${all[0]?.number}–${all.at(-1)?.number}`;
    return `| [${title}](${basename(page.path)}) | ${range} | ${tested} | ${seen} | ${count(NOT_TESTED)} | ${count(PLANNED)} | ${description} |`;
  });
  return `${writeHeader('Requirements/Overview', 'Written by `npx pnpm@12 requirements`; do not edit.')}# Requirements

What the components, the state and the client must do, one row a requirement.

A test names the numbers of its requirements as the first words of its title: \`it('E7 E16 …')\`. The number of a \`describe\` covers its tests. A story has \`parameters: { requirements: ['E11'] }\`. A row without a test says “${NOT_TESTED}”, or “${PLANNED}” if it belongs to a part that is not built yet. \`npx pnpm@12 requirements\` fills the columns, and \`tests/unit/requirements.test.ts\` compares both directions.

“Seen to fail” counts the requirements whose test failed when the code was changed. \`npx pnpm@12 mutants:requirements\` tries random changes of the sources that a test imports, or those of a [written list](../../scripts/mutants/written-changes.json), until the test notices one. The test and the change are in [noticed-changes.json](noticed-changes.json).

| Page | No | Tested | Seen to fail | ${NOT_TESTED} | ${PLANNED} | What it covers |
|---|---|---|---|---|---|---|
${lines.join('\n')}
`;
}

/** What does not agree between the pages and the tests and stories. Empty if all of it does. */
export function findProblems(pages: readonly RequirementPage[], references: References): string[] {
  const problems: string[] = [];
  const known = new Set<string>();
  for (const page of pages) {
    for (const { number, tests } of readRows(page)) {
      if (known.has(number)) problems.push(`${page.path}: ${number} has two rows.`);
      known.add(number);
      const isClaimed = tests !== PLANNED && tests !== NOT_TESTED;
      if (isClaimed && !references.has(number))
        problems.push(`${page.path}: ${number} claims tests, but no test or story names it.`);
    }
    if (updatePage(page, references) !== page.text)
      problems.push(`${page.path} is not current: run \`npx pnpm@12 requirements\`.`);
  }
  for (const [number, paths] of references) {
    if (!known.has(number))
      problems.push(`${number} has no row, but ${paths.join(', ')} names it.`);
  }
  return problems;
}
