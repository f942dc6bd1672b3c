import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type CsfFile, loadCsf } from 'storybook/internal/csf-tools';
import { describe, expect, it } from 'vitest';
import { getModeName } from '../../packages/storybook/src/screenshots/modes.ts';
import { getBareImports, listFiles, readText, root } from './source-files.ts';

const exists = (path: string) => existsSync(join(root, path));

/** Whether a module exists, as a file or as a directory with the same import path. */
const hasModule = (path: string) => exists(`${path}.ts`) || exists(path);

const domains = listFiles(':(glob)packages/client/src/*/index.ts').map(
  (path) => path.split('/')[3] ?? '',
);

/** Domains without their own directory in ui and stories, with the reason. */
const withoutParts = new Map([
  ['auth', 'the parts of identity sign in'],
  ['catalog-admin', 'headless'],
  ['collections', 'lists of catalog show them'],
  ['redirects', 'the cart hands over to the checkout'],
]);

/** Client modules that no page uses: they have a directory only there. */
const clientOnly = new Set(['webhooks']);

/** Returns the names of the modes in a part of a file. */
const readModes = (text: string): string[] => {
  const names = /\binModes\(([^)]*)\)/.exec(text)?.[1] ?? '';
  return [...names.matchAll(/'([^']+)'/g)].map(([, name = '']) => name);
};

interface SourceRange {
  start: number;
  end: number;
}

/** `meta.story({ … })` as the parser of Storybook has it. */
interface StoryCall extends SourceRange {
  callee: SourceRange;
  arguments: (SourceRange & { properties?: (SourceRange & { key?: { name?: string } })[] })[];
}

/** Returns the names of stories that differ from another one of their file only in their globals. */
function findCopies(text: string, csf: CsfFile): string[] {
  const toText = ({ start, end }: SourceRange) => text.slice(start, end).replace(/\s+/g, ' ');
  const contents = new Set<string>();
  return csf.indexInputs.flatMap(({ exportName }) => {
    const { init } = csf._storyExports[exportName] as unknown as { init: StoryCall };
    const [input] = init.arguments;
    const properties = input?.properties ?? [];
    const content = JSON.stringify([
      toText(init.callee),
      input && !input.properties
        ? [`...${toText(input)}`]
        : properties.filter(({ key }) => key?.name !== 'globals').map(toText),
    ]);
    // The name of a story with forced colors decides about its screenshot.
    if (exportName === 'ForcedColors') return [];
    const isCopy = contents.has(content);
    contents.add(content);
    return isCopy ? [exportName] : [];
  });
}

const stories = listFiles('stories/**/*.stories.tsx').map((path) => {
  const text = readText(path);
  const csf = loadCsf(text, { fileName: path, makeTitle: (title) => title }).parse();
  const read = (node?: { start?: number | null; end?: number | null }) =>
    readModes(text.slice(node?.start ?? 0, node?.end ?? 0));
  const ofFile = read(csf._metaNode);
  const copies = findCopies(text, csf);
  const screenshots = csf.indexInputs.flatMap(({ exportName, __id }) => {
    const modes = [...ofFile, ...read(csf._storyExports[exportName])];
    return modes.length > 0 ? modes.map((mode) => getModeName(String(__id), mode)) : [String(__id)];
  });
  return { path, text, screenshots, copies };
});

describe('a domain', () => {
  it('is spelled the same in every layer', () => {
    const missing = domains
      .filter((domain) => !clientOnly.has(domain))
      .flatMap((domain) =>
        [
          ...(domain === 'auth' ? [] : [`packages/atoms/src/${domain}`]),
          `mocks/src/domains/${domain}`,
          ...(withoutParts.has(domain) ? [] : [`packages/ui/src/${domain}`, `stories/${domain}`]),
        ].filter((path) => !hasModule(path)),
      );
    expect(missing).toEqual([]);
  });
});

describe('Radix', () => {
  it('is imported by component, so that a page loads no other', () => {
    const fullImports = listFiles('packages/ui/src/*.ts*').filter((path) =>
      getBareImports(readText(path)).includes('radix-ui'),
    );
    expect(fullImports, "Write `import * as Dialog from 'radix-ui/dialog'`.").toEqual([]);
  });
});

describe('an exported component', () => {
  it('has a story', () => {
    const index = listFiles(':(glob)packages/ui/src/*.ts').map(readText).join('\n');
    const parts = [...index.matchAll(/export \{([^}]*)\}/g)]
      .flatMap((match) => (match[1] ?? '').split(','))
      .map((name) => name.trim())
      .filter((name) => /^[A-Z][A-Za-z]+$/.test(name));
    // A story may show a component through shared code of its directory.
    const shown = listFiles('stories/**/*.tsx').map(readText).join('\n');
    expect(parts.length).toBeGreaterThan(0);
    expect(parts.filter((part) => !new RegExp(`\\b${part}\\b`).test(shown))).toEqual([]);
  });
});

describe('a story', () => {
  const getFile = (path: string, screenshot: string) =>
    join(path, '../__screenshots__', `${screenshot.replace('--', '-')}.png`);
  const expected = stories.flatMap(({ path, screenshots }) =>
    screenshots.map((screenshot) => getFile(path, screenshot)),
  );

  it('has its screenshot next to it', () => {
    expect(expected.filter((screenshot) => !exists(screenshot))).toEqual([]);
  });

  it('has its accessibility tree next to it', () => {
    const trees = expected.map((screenshot) => screenshot.replace(/png$/, 'aria.yml'));
    expect(listFiles('stories/**/*.aria.yml').sort()).toEqual(trees.sort());
  });

  it('is no copy of another one with other globals', () => {
    const copies = stories.flatMap((story) => story.copies.map((name) => `${story.path}: ${name}`));
    expect(copies, 'Use `parameters: { chromatic: inModes(…) }`.').toEqual([]);
  });

  it('is removed together with its screenshot', () => {
    const known = new Set(expected);
    expect(listFiles('stories/**/*.png').filter((screenshot) => !known.has(screenshot))).toEqual(
      [],
    );
  });

  it('has a unique name and screenshot', () => {
    expect(new Set(expected).size).toBe(expected.length);
  });
});

/** Directories that may contain more than 16 source files, with the reason. */
const largeFolders = new Map([
  ['packages/ui/src/primitives', 'one folder a primitive, as in Radix'],
  ...['en', 'de', 'fa'].flatMap((locale) =>
    ['ui', 'admin'].map(
      (name) =>
        [`packages/${name}/src/messages/${locale}`, 'one file an area of messages'] as const,
    ),
  ),
]);

/** Production sources, without tests; a component and its style sheet count once. */
const sources = listFiles(':(glob)packages/*/src/**/*.ts*', ':(glob)mocks/src/**/*.ts').filter(
  (path) => !/\.(test|test-d)\.tsx?$|\/testing\//.test(path),
);

describe('a folder', () => {
  it('has at most 16 source files', () => {
    const stems = new Map<string, Set<string>>();
    for (const path of sources) {
      const folder = dirname(path);
      const files = stems.get(folder) ?? new Set();
      stems.set(folder, files.add(basename(path).replace(/(\.css)?\.tsx?$/, '')));
    }
    const large = [...stems]
      .filter(([folder, files]) => files.size > 16 && !largeFolders.has(folder))
      .map(([folder, files]) => `${folder}: ${files.size}`);
    expect(large).toEqual([]);
  });
});

/** File names that each domain of a package has once. */
const namesOfEachDomain = [
  ...['index', 'keys', 'queries', 'mutations'],
  ...['endpoints', 'entity', 'enums', 'inputs', 'codecs'],
];

describe('a file of client, atoms, ui and storybook', () => {
  it('has a unique name in its package', () => {
    const paths = new Map<string, string[]>();
    for (const path of sources) {
      const name = basename(path).replace(/\.tsx?$/, '');
      const [, packageName] = path.split('/');
      if (
        !/^packages\/(client|atoms|ui|storybook)\//.test(path) ||
        /\/(testing|messages)\//.test(path)
      )
        continue;
      if (namesOfEachDomain.includes(name)) continue;
      const key = `${packageName}/${name}`;
      paths.set(key, [...(paths.get(key) ?? []), path]);
    }
    expect([...paths.values()].filter((same) => same.length > 1)).toEqual([]);
  });
});

/** Names that two files of a package export on purpose, and why. */
const sharedNames = new Map([
  ...[
    'completeLogin',
    'generateOAuthData',
    'getAuthUrl',
    'getMemberTokens',
    'startDirectLogin',
  ].map((name) => [`client/${name}`, 'code-flow.ts loads its implementation on demand'] as const),
  ['client/register', 'login.ts loads its implementation on demand'],
  ['client/processVerification', 'login.ts loads its implementation on demand'],
  ['client/graphql', 'services.ts is imported as a namespace'],
]);

/** Names are local to a style sheet, and every language has the same messages. */
const hasLocalNames = (path: string) => /\.css\.ts$|\/messages\//.test(path);

describe('an export of client, atoms, ui, mocks and storybook', () => {
  const paths = new Map<string, string[]>();
  for (const path of sources) {
    const packageName = /^(?:packages\/)?(client|atoms|ui|mocks|storybook)\/src\//.exec(path)?.[1];
    if (!packageName || hasLocalNames(path)) continue;
    const declarations = readText(path).matchAll(
      /^export (?:async )?(?:const|function|class|interface|type) (\w+)/gm,
    );
    // A constant and the type of its values share a name in one file.
    for (const name of new Set(Array.from(declarations, ([, name]) => `${packageName}/${name}`))) {
      paths.set(name, [...(paths.get(name) ?? []), path]);
    }
  }
  const shared = [...paths].filter(([, files]) => files.length > 1);

  it('has a unique name in its package', () => {
    expect(paths.size).toBeGreaterThan(2000);
    expect(shared.filter(([name]) => !sharedNames.has(name))).toEqual([]);
  });

  it('has no unnecessary exceptions', () => {
    const names = shared.map(([name]) => name);
    expect([...sharedNames.keys()].filter((name) => !names.includes(name))).toEqual([]);
  });
});
