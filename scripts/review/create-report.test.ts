import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createReport } from './create-report.ts';
import { comparePictures, findFileChange, findSeenTokens } from './find-causes.ts';
import { findContent } from './find-content.ts';
import { getTitle } from './report.ts';
import type { StoryResult } from './run-stories.ts';
import { writeComment } from './write-comment.ts';

/** A screenshot of one color, `#rrggbb`, with a bar of another one. */
function draw(ground: string, bar = ground): Buffer {
  const image = new PNG({ width: 10, height: 10 });
  for (let index = 0; index < 100; index += 1) {
    const color = index < 20 ? bar : ground;
    image.data.writeUInt32BE(Number.parseInt(`${color.slice(1)}ff`, 16), index * 4);
  }
  return PNG.sync.write(image);
}

let root: string;
const folder = () => join(root, 'results/review');
const screenshots = 'stories/cart/__screenshots__';
const git = (...parameters: string[]) =>
  execFileSync(
    'git',
    ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...parameters],
    {
      cwd: root,
    },
  );

function write(path: string, content: string | Buffer) {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), content);
}

/** What the run of one story found. */
function writeResult(result: Partial<StoryResult>) {
  const story: StoryResult = {
    storyId: 'cart-cartline--default',
    story: 'Default',
    file: 'stories/cart/CartLine.stories.tsx',
    pictures: [],
    trees: [],
    violations: [],
    ...result,
  };
  write('results/review/stories-all.json', JSON.stringify([story]));
}

const create = (changed: string[]) =>
  createReport({
    root,
    folder: folder(),
    base: 'HEAD',
    affected: { changed, stories: [], unit: [] },
  });

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vitrine-review-'));
  git('init', '--quiet');
  // A value that no theme has: the report compares with those of the sources.
  const variables = { '--vt-color-action': { light: '#123456' } };
  write('packages/theme/variables.json', JSON.stringify({ variables }));
  write(
    'stories/cart/CartLine.stories.tsx',
    'export const Default = 1;\nexport const LongText = 1;\n',
  );
  write(`${screenshots}/cart-cartline-default.png`, draw('#ffffff', '#123456'));
  write(`${screenshots}/cart-cartline-default.aria.yml`, '- button "Remove"\n');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Before');
});

afterEach(() => rmSync(root, { recursive: true }));

describe('the report', () => {
  it('shows a screenshot that differs, with the token whose color it shows', async () => {
    write('results/review/pictures/cart-cartline-default-after.png', draw('#ffffff', '#1a211e'));
    writeResult({
      pictures: [{ baseline: `${screenshots}/cart-cartline-default.png`, actual: 'any.png' }],
    });
    const { entries, played } = await create([]);
    expect(played).toBe(1);
    expect(entries).toMatchObject([
      {
        id: 'cart-cartline-default',
        component: 'cart/CartLine',
        picture: {
          change: 'changed',
          share: 0.2,
          before: 'pictures/cart-cartline-default-before.png',
          after: 'pictures/cart-cartline-default-after.png',
        },
        tokens: [{ name: '--vt-color-action', before: '#123456', after: '#1a211e' }],
        isWritten: false,
      },
    ]);
  });

  it('shows a screenshot that the author has accepted since the commit', async () => {
    const path = `${screenshots}/cart-cartline-default.png`;
    write(path, draw('#eeeeee'));
    const { entries } = await create([path]);
    expect(entries).toMatchObject([{ picture: { change: 'changed' }, isWritten: true }]);
  });

  it('shows new and removed screenshots', async () => {
    const added = `${screenshots}/cart-cartline-long-text.png`;
    const removed = `${screenshots}/cart-cartline-default.png`;
    write(added, draw('#ffffff'));
    rmSync(join(root, removed));
    const { entries } = await create([added, removed]);
    expect(entries.map(({ story, picture }) => [story, picture?.change])).toEqual([
      ['Default', 'removed'],
      ['Long text', 'new'],
    ]);
  });

  it('begins with the component that changed, and then with the greatest difference', async () => {
    const names = ['alert', 'button', 'switch'];
    for (const name of names) {
      const component = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
      write(`stories/cart/${component}.stories.tsx`, 'export const Default = 1;\n');
      write(`${screenshots}/cart-${name}-default.png`, draw('#ffffff', '#123456'));
    }
    git('add', '--all');
    git('commit', '--quiet', '--message', 'More');
    write(`${screenshots}/cart-alert-default.png`, draw('#ffffff'));
    write(`${screenshots}/cart-button-default.png`, draw('#000000'));
    write(`${screenshots}/cart-switch-default.png`, draw('#ffffff'));
    const changed = names.map((name) => `${screenshots}/cart-${name}-default.png`);
    const { entries } = await create(['packages/ui/src/switch/Switch.css.ts', ...changed]);
    expect(entries.map(({ component }) => component)).toEqual([
      ...['cart/Switch', 'cart/Button', 'cart/Alert'],
    ]);
  });

  it('leaves out a file with other bytes and the same pixels', async () => {
    const path = `${screenshots}/cart-cartline-default.png`;
    const image = PNG.sync.read(draw('#ffffff', '#123456'));
    write(path, PNG.sync.write(image, { deflateLevel: 0 }));
    expect((await create([path])).entries).toEqual([]);
  });

  it('names the mode of a screenshot and of a tree', async () => {
    const dark = `${screenshots}/cart-cartline-default-narrow-dark`;
    write(`${dark}.png`, draw('#ffffff'));
    write('results/review/pictures/cart-cartline-default-narrow-dark-after.png', draw('#000000'));
    git('add', '--all');
    git('commit', '--quiet', '--message', 'Dark');
    const light = `${screenshots}/cart-cartline-default-light.aria.yml`;
    writeResult({
      pictures: [{ baseline: `${dark}.png`, actual: 'any.png' }],
      trees: [
        { baseline: `${dark}.aria.yml`, before: 'a', after: 'b' },
        { baseline: light, before: 'c', after: 'd' },
      ],
    });
    const { entries } = await create([]);
    expect(
      entries.map((entry) => [getTitle(entry), entry.picture?.change, entry.tree?.after]),
    ).toEqual([
      ['CartLine, Default, light', undefined, 'd'],
      ['CartLine, Default, 360 px wide, dark', 'changed', 'b'],
    ]);
  });

  it('has the changes of the files that a story imports', async () => {
    // The graph of modules is that of this repository, which a story of it leads through.
    const file = 'stories/primitives/Button.stories.tsx';
    const style = 'packages/ui/src/primitives/button/Button.css.ts';
    write(style, 'const gap = 1;');
    const baseline = 'stories/primitives/__screenshots__/primitives-button-large.aria.yml';
    writeResult({ file, trees: [{ baseline, before: 'a', after: 'b' }] });
    const { entries, diffs } = await create([style]);
    expect(entries[0]?.changedFiles).toEqual([style]);
    expect(diffs[style]?.lines).toEqual([{ sign: '+', text: 'const gap = 1;' }]);
  });

  it('writes the name of a story as a sentence', async () => {
    const baseline = `${screenshots}/cart-cartline-default.aria.yml`;
    const trees = [{ baseline, before: 'a', after: 'b' }];
    writeResult({ story: 'Shows A Long Url In German', trees });
    expect((await create([])).entries[0]?.story).toBe('Shows a long URL in German');
  });

  it('finds story and mode of a screenshot in the file of the stories', async () => {
    const path = `${screenshots}/cart-cartline-long-text-narrow-persian.png`;
    write(path, draw('#ffffff'));
    const [entry] = (await create([path])).entries;
    expect(entry).toMatchObject({
      story: 'Long text',
      mode: '360 px wide, Persian, right to left',
    });
  });

  it('shows roles that differ without a pixel', async () => {
    const baseline = `${screenshots}/cart-cartline-default.aria.yml`;
    const before = '- button "Remove"\n';
    writeResult({ trees: [{ baseline, before, after: '- link "Remove"\n' }] });
    const [entry] = (await create([])).entries;
    expect(entry).toMatchObject({ tree: { after: '- link "Remove"\n' }, isWritten: false });
    expect(entry?.picture).toBeUndefined();
  });

  it('shows a failed story with its error and the broken rules', async () => {
    writeResult({
      error: 'Expected 3',
      violations: [{ rule: 'label', help: '', helpUrl: '', elements: ['input'] }],
    });
    const [entry] = (await create([])).entries;
    expect(entry).toMatchObject({ error: 'Expected 3', violations: [{ rule: 'label' }] });
  });

  it('is empty if nothing differs', async () => {
    writeResult({});
    expect((await create([])).entries).toEqual([]);
  });
});

describe('the comment', () => {
  it('counts, names tokens and shows public screenshots', async () => {
    write('results/review/pictures/cart-cartline-default-after.png', draw('#ffffff', '#1a211e'));
    writeResult({
      pictures: [{ baseline: `${screenshots}/cart-cartline-default.png`, actual: 'any.png' }],
    });
    const comment = writeComment(await create([]), 'https://images.example');
    expect(comment).toContain(
      '| Failed | Changed | New | Removed | Roles only | Stories that ran |',
    );
    expect(comment).toContain('| 0 | 1 | 0 | 0 | 0 | 1 |');
    expect(comment).toContain('`--vt-color-action` (light): `#123456` → `#1a211e`');
    expect(comment).toContain('src="https://images.example/cart-cartline-default-after.png"');
    expect(comment).toContain('not in the repository');
  });
});

describe('comparePictures', () => {
  it('does not compare sizes that differ', () => {
    const tall = PNG.sync.write(new PNG({ width: 10, height: 20 }));
    expect(comparePictures(draw('#ffffff'), tall)).toBeUndefined();
  });

  it('counts the pairs of colors', () => {
    const difference = comparePictures(draw('#ffffff', '#000000'), draw('#ffffff', '#0b5fff'));
    expect(difference?.pairs).toEqual(new Map([['#000000 #0b5fff', 20]]));
  });

  it('finds the part that differs', () => {
    const difference = comparePictures(draw('#ffffff', '#000000'), draw('#ffffff', '#0b5fff'));
    expect(difference?.box).toEqual({ x: 0, y: 0, width: 10, height: 2 });
    expect(comparePictures(draw('#ffffff'), draw('#ffffff'))?.box).toBeUndefined();
  });
});

describe('findSeenTokens', () => {
  it('finds the tokens of the pixels, most pixels first', () => {
    const change = (name: string, before: string, after: string) => ({
      name,
      choice: 'light',
      before,
      after,
    });
    const changes = [
      change('--vt-a', '#000001', '#000002'),
      change('--vt-b', '#000003', '#000004'),
      change('--vt-c', '#000005', '#000006'),
    ];
    const pairs = new Map([
      ['#000001 #000002', 1],
      ['#000005 #000006', 5],
    ]);
    const seen = findSeenTokens(changes, { pairs });
    expect(seen.map(({ name }) => name)).toEqual(['--vt-c', '--vt-a']);
  });
});

describe('findFileChange', () => {
  const style = 'packages/ui/src/Button.css.ts';

  it('finds the lines that differ, with some around them', () => {
    const lines = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k'];
    write(style, lines.join('\n'));
    git('add', '--all');
    git('commit', '--quiet', '--message', 'Style');
    write(style, lines.join('\n').replace('b', 'B').replace('j', 'J'));
    const change = findFileChange('HEAD', style, root);
    expect(change?.lines.map(({ sign, text }) => `${sign}${text}`)).toEqual([
      ' a',
      '−b',
      '+B',
      ' c',
      ' d',
      '…',
      ' h',
      ' i',
      '−j',
      '+J',
      ' k',
    ]);
    expect(change?.omitted).toBe(0);
  });

  it('shows a new file, and cuts a long one', () => {
    write(style, Array.from({ length: 70 }, (_, index) => `${index}\n`).join(''));
    const change = findFileChange('HEAD', style, root);
    expect(change?.lines.at(-1)).toEqual({ sign: '+', text: '59' });
    expect(change?.omitted).toBe(10);
  });

  it('shows no picture as text', () => {
    write('image.png', draw('#ffffff'));
    expect(findFileChange('HEAD', 'image.png', root)).toBeUndefined();
  });
});

describe('findContent', () => {
  const paint = (width: number, height: number, x: number, y: number) => {
    const image = new PNG({ width, height });
    image.data.fill(255);
    image.data.writeUInt32BE(0x000000ff, (y * width + x) * 4);
    return PNG.sync.write(image);
  };

  it('leaves out the empty edges of both screenshots', () => {
    const pictures = [paint(200, 100, 30, 40), paint(200, 120, 50, 60)];
    expect(findContent(pictures)).toEqual({ x: 14, y: 24, width: 53, height: 53 });
  });

  it('stays inside the screenshots', () => {
    expect(findContent([paint(20, 20, 10, 10)])).toEqual({ x: 0, y: 0, width: 20, height: 20 });
  });

  it('finds nothing in an empty screenshot', () => {
    expect(findContent([draw('#ffffff')])).toBeUndefined();
  });
});
