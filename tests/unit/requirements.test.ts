import { describe, expect, it } from 'vitest';
import {
  findProblems,
  indexPath,
  type RequirementPage,
  readNoticedChanges,
  readPages,
  readReferences,
  readStoryNumbers,
  readStoryRequirements,
  readTestNumbers,
  toIndex,
  updatePage,
} from '../../scripts/requirements/requirements.ts';
import { readText, root } from './source-files.ts';

const pages = await readPages(root);
const references = await readReferences(root);
const noticed = await readNoticedChanges(root);

describe('docs/requirements', () => {
  it('agrees with the tests and stories: run `npx pnpm@12 requirements`', () => {
    expect(references.size).toBeGreaterThan(200);
    expect(findProblems(pages, references)).toEqual([]);
  });

  it('has a current index: run `npx pnpm@12 requirements`', () => {
    expect(readText(indexPath)).toBe(toIndex(pages, noticed));
  });

  it('has noticed changes of tests that still name the requirement', () => {
    const outdated = Object.entries(noticed).filter(
      ([number, { test }]) => !references.get(number)?.includes(test.split(':')[0] ?? ''),
    );
    expect(outdated.map(([number]) => number)).toEqual([]);
  });

  it('has a change of the code that a test noticed for every requirement: see docs/decisions/0172', () => {
    expect([...references.keys()].filter((number) => !noticed[number])).toEqual([]);
  });

  it('has 82 rows of login security, each with a test or a story', () => {
    const rows = Array.from({ length: 82 }, (_, at) => `S${at + 1}`);
    expect(rows.filter((row) => !references.has(row))).toEqual([]);
    const page = pages.find(({ path }) => path.endsWith('/login-security.mdx'));
    expect(rows.filter((row) => !page?.text.includes(`\n| ${row} | `))).toEqual([]);
  });
});

const toPage = (...rows: string[]): RequirementPage => ({
  path: 'docs/requirements/cart.mdx',
  text: `# Cart\n\nLines.\n\n| No | Requirement | Tests |\n|---|---|---|\n${rows.join('\n')}\n`,
});

const path = 'tests/e2e/cart.test.ts';
const link = '[cart.test](../../tests/e2e/cart.test.ts)';

describe('findProblems', () => {
  it('accepts rows that link to their tests, are planned or are not tested yet', () => {
    const page = toPage(
      `| E1 | Rolls back. | ${link} |`,
      '| E2 | Merges clicks. | Not tested yet |',
      '| E3 | Refreshes once. | Planned |',
    );
    expect(findProblems([page], new Map([['E1', [path]]]))).toEqual([]);
  });

  it('reports a number without a row', () => {
    const page = toPage('| E1 | Rolls back. | Planned |');
    expect(findProblems([page], new Map([['E99', [path]]]))).toEqual([
      `E99 has no row, but ${path} names it.`,
    ]);
  });

  it('reports a row with a test that no title names', () => {
    const page = toPage(`| E1 | Rolls back. | ${link} |`);
    expect(findProblems([page], new Map())).toContain(
      'docs/requirements/cart.mdx: E1 claims tests, but no test or story names it.',
    );
  });

  it.each([
    ['misses a link', '| E1 | Rolls back. | Not tested yet |'],
    ['is planned but has a test', '| E1 | Rolls back. | Planned |'],
    ['links to another file', '| E1 | Rolls back. | [old.test](../../tests/e2e/old.test.ts) |'],
  ])('reports a row that %s', (_what, row) => {
    expect(findProblems([toPage(row)], new Map([['E1', [path]]]))).toEqual([
      'docs/requirements/cart.mdx is not current: run `npx pnpm@12 requirements`.',
    ]);
  });

  it('reports a number with two rows', () => {
    const row = '| E1 | Rolls back. | Planned |';
    expect(findProblems([toPage(row, row)], new Map())).toEqual([
      'docs/requirements/cart.mdx: E1 has two rows.',
    ]);
  });
});

describe('updatePage', () => {
  it('links each file once, relative to the page', () => {
    const page = toPage('| E1 | Rolls back. | Not tested yet |');
    const story = 'stories/cart/CartLine.stories.tsx';
    expect(updatePage(page, new Map([['E1', [path, story, path]]]))).toBe(
      toPage(`| E1 | Rolls back. | [CartLine.stories](../../${story}), ${link} |`).text,
    );
  });

  it('removes a test that no longer exists', () => {
    expect(updatePage(toPage(`| E1 | Rolls back. | ${link} |`), new Map())).toBe(
      toPage('| E1 | Rolls back. | Not tested yet |').text,
    );
  });
});

describe('readTestNumbers', () => {
  it.each([
    ["it('E7 E16 moves the focus', () => {})", ['E7', 'E16']],
    ['describe("S40 a malformed response", () => {})', ['S40']],
    ["test.each([1, 2])(\n  'S39 status %d', () => {})", ['S39']],
    ["test.each([\n  ['S1 another origin', {}],\n  ['S2', {}],\n])('%s', () => {})", ['S1', 'S2']],
    ["it.each([['late']] as const)('R5 is %s', () => {})", ['R5']],
    ["it('has a size of A4 paper', () => {})", []],
    ["it('D02 AF30 is a postal code', () => {})", []],
    ["new Map([['E99', path]])", []],
    ["expect(label).toBe('E27, not included')", []],
  ])('%s', (source, numbers) => {
    expect(readTestNumbers(source)).toEqual(numbers);
  });
});

describe('readStoryNumbers', () => {
  it.each([
    ["meta.story({ parameters: { requirements: ['E11', 'R37'] } })", ['E11', 'R37']],
    ["parameters: {\n  requirements: [\n    'A1',\n  ],\n}", ['A1']],
    ['export const IsATargetOf44Pixels = meta.story();', []],
    ["  name: 'B9 asks the platform',", []],
  ])('%s', (source, numbers) => {
    expect(readStoryNumbers(source)).toEqual(numbers);
  });
});

describe('readStoryRequirements', () => {
  it('returns the numbers of a story with those of its file', () => {
    const numbersOf = readStoryRequirements(
      [
        "const meta = preview.meta({ parameters: { requirements: ['E1'] } });",
        'export const Empty = meta.story();',
        "export const Full = meta.story({ parameters: { requirements: ['E2', 'E3'] } });",
      ].join('\n'),
    );
    expect([numbersOf('Empty'), numbersOf('Full')]).toEqual([['E1'], ['E1', 'E2', 'E3']]);
  });
});
