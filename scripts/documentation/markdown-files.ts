import { closingReferences, expandPage, type SiteData, writeNames } from './expand-page.ts';
import {
  changeText,
  code,
  fences,
  getDocumentedNames,
  getName,
  getPackage,
  isComponentPage,
  type Page,
  readExample,
  replaceLinks,
} from './pages.ts';
import { type Api, listAllEntries } from './read-api.ts';
import { tokenFiles } from './token-files.ts';

/** The sections of the sidebar in the order in which a reader needs them; other ones are between. */
const firstSections = [
  'Introduction',
  'Guides',
  'Foundations',
  'Primitives',
  'Patterns',
  'Catalog',
];
const lastSections = ['Reference', 'Admin', 'Requirements'];
const firstGuides = [
  'Getting started',
  'Compose pages',
  'Routes and links',
  'Customize a component',
  'State in React',
  'Use the client alone',
  'Theming',
  'Components and styles',
];

/** Sorts by a list of names that come first and one of names that come last. */
const compareBy =
  (first: readonly string[], last: readonly string[]) => (one: string, other: string) => {
    const getRank = (name: string) =>
      first.includes(name) ? first.indexOf(name) - first.length : last.indexOf(name) + 1;
    return getRank(one) - getRank(other);
  };

/** The pages of each section, in the order of `llms.txt`. */
function groupPages(pages: readonly Page[]): [section: string, pages: Page[]][] {
  const sections = new Map<string, Page[]>();
  for (const page of pages) {
    const [section = ''] = page.title.split('/');
    sections.set(section, [...(sections.get(section) ?? []), page]);
  }
  const compareSections = compareBy(firstSections, lastSections);
  const compareGuides = compareBy(firstGuides, []);
  return [...sections]
    .sort(([one], [other]) => compareSections(one, other))
    .map(([section, members]) => [
      section,
      members.sort((one, other) => compareGuides(getName(one), getName(other))),
    ]);
}

const toMarkdownUrl = ({ markdownPath }: Page) => `/${markdownPath}`;

/** The gallery of components as a list of their pages by section. */
const writeGallery = (pages: readonly Page[]) =>
  groupPages(pages.filter(isComponentPage))
    .map(([section, members]) => {
      const links = members.map((page) => `[${getName(page)}](/${page.path})`);
      return `- ${section}: ${links.join(', ')}`;
    })
    .join('\n');

/** The token files of the site as a list of their paths. */
const writeTokenFileList = () =>
  tokenFiles.map(({ path, content }) => `- ${code(`/${path}`)}: ${content}`).join('\n');

/**
 * A page as plain Markdown, for tools that read text. The syntax of MDX is left out, examples are
 * code, and every block of code is as in the source.
 */
function toMarkdown(page: Page, data: SiteData): string {
  const withBlocks = changeText(expandPage(page, data), (part) =>
    part
      .replace(/^import .*;\n/gm, '')
      .replace(/^<Meta .*\/>\n/gm, '')
      .replace(/^\{\/\*[\s\S]*?\*\/\}\n/gm, '')
      .replace(
        /<Example name="([^"]+)"[^>]*\/>/g,
        (_tag, name) => `\`\`\`tsx\n${readExample(page, name).trimEnd()}\n\`\`\``,
      )
      .replace(/<\/?details>\n|<summary>.*<\/summary>\n|(?<=\n)<\/details>$/g, '')
      .replace(/<Swatch [^>]*\/> /g, '')
      .replace('<TokenFiles />', () => writeTokenFileList())
      .replace('<Gallery />', () => writeGallery(data.pages))
      .replace('<ThemeEditor />', `Open [the theme editor](/?path=/docs/${page.id}) in a browser.`),
  );
  const text = changeText(withBlocks, (part) => {
    const [block] = /^<[A-Z]\w*\b.*/m.exec(part) ?? [];
    if (block) throw new Error(`${page.path}: ${block} has no form in Markdown.`);
    // Pages of Storybook only. In a Markdown file, their links begin at the root of the site.
    return part.replaceAll('](?path=', '](/?path=').replace(/\n{3,}/g, '\n\n');
  }).trim();
  return `${replaceLinks(page, text, data.pages, toMarkdownUrl)}\n`;
}

/** The first paragraph of a page, without links and without a sentence that introduces code. */
function getLead(markdown: string): string {
  const [lead = ''] = markdown
    .replace(new RegExp(fences, 'gm'), '')
    .split(/\n\n+/)
    .filter((part) => part.trim() && !/^(#|\||<|!)/.test(part.trim()))
    .map((part) => part.trim().split('\n- ')[0] ?? '');
  return lead
    .replace(/^- /, '')
    .replace(/^`\w+`: /, '')
    .replace(/\s*\n\s*/g, ' ')
    .replace(closingReferences, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(?<=\.) [^.]*:$/, '')
    .replace(/:$/, '.');
}

/** Some entries of a package: what they export, with some of the names. */
interface EntryGroup {
  /** An entry, or the beginning of several ones that ends with a slash and a star. */
  entry: string;
  /** Names that every reader needs. */
  names?: readonly string[];
  text: string;
}

/** All entries of the packages. An entry that is not here by its name belongs to a group. */
const entryGroups: readonly EntryGroup[] = [
  {
    entry: '@vitrine/client',
    names: ['createClient', 'memoryStorage', 'localTokens', 'sessionTokens', 'cookieTokens'],
    text: 'the other token storages, the classes of errors, and types that several domains share',
  },
  {
    entry: '@vitrine/client/*',
    text: 'the endpoints of a domain, and the types of its entities, such as `Product` of `@vitrine/client/catalog`',
  },
  {
    entry: '@vitrine/atoms',
    names: ['createStorefront', 'StorefrontProvider', 'useAtomValue', 'useAtom', 'useSetAtom'],
    text: 'every atom, and the functions and types of the state',
  },
  {
    entry: '@vitrine/ui',
    names: ['UiProvider', 'defaultRoutes', 'useUi', 'formatMoney'],
    text: 'every component below that is not of Admin, and their hooks and types',
  },
  { entry: '@vitrine/ui/*', text: 'the same by area, which the import line of each page names' },
  {
    entry: '@vitrine/ui/react-router',
    names: ['reactRouterLink', 'useReactRouterLocation', 'shouldRevalidate'],
    text: 'the adapter of React Router',
  },
  {
    entry: '@vitrine/ui/next',
    names: ['NextStorefrontProvider', 'nextLink'],
    text: 'the adapter of Next',
  },
  {
    entry: '@vitrine/ui/metadata',
    names: ['getProductMetadata', 'getEventMetadata', 'getCollectionMetadata'],
    text: 'metadata for search engines, without a component',
  },
  {
    entry: '@vitrine/ui/sanitize',
    names: ['createSanitizer'],
    text: 'the sanitizer of `SafeHtml`, for a server',
  },
  { entry: '@vitrine/ui/messages/*', text: '`german`, `britishEnglish`, `persian`: messages' },
  { entry: '@vitrine/ui/styles.css', text: 'all styles in one file, without a bundler' },
  { entry: '@vitrine/admin', text: 'every component of Admin, for the owner of a shop' },
  {
    entry: '@vitrine/admin/*',
    text: 'the same by area, which the import line of each page names',
  },
  {
    entry: '@vitrine/admin/messages/*',
    text: '`adminGerman`, `adminBritishEnglish`, `adminPersian`: messages',
  },
  { entry: '@vitrine/admin/styles.css', text: 'all styles of Admin in one file' },
  {
    entry: '@vitrine/theme',
    names: ['vars', 'themeAttributes'],
    text: 'the design tokens as values',
  },
  {
    entry: '@vitrine/theme/styles.css',
    text: 'the reset, the tokens and the themes; every page needs it',
  },
  { entry: '@vitrine/theme/fonts.css', text: 'the fonts' },
  { entry: '@vitrine/theme/tokens.json', text: 'the design tokens (DTCG)' },
  {
    entry: '@vitrine/theme/variables.json',
    text: 'every CSS variable, with the components that read it',
  },
  {
    entry: '@vitrine/mocks',
    names: ['createMockPlatform', 'createShopFactory'],
    text: 'the mock platform for tests and stories',
  },
  { entry: '@vitrine/mocks/msw', names: ['createMswHandlers'], text: 'its handlers for MSW' },
  { entry: '@vitrine/mocks/server', names: ['createPlatformServer'], text: 'its server' },
  { entry: '@vitrine/mocks/fa', names: ['persianFennHouse'], text: 'its store in Persian' },
  {
    entry: '@vitrine/storybook',
    names: ['createPreviewAddons', 'mockPlatform', 'getPlatform'],
    text: 'stories of your shop',
  },
  {
    entry: '@vitrine/storybook/main',
    names: ['createMainConfig'],
    text: 'the settings of Storybook',
  },
  {
    entry: '@vitrine/storybook/vitest',
    names: ['createStoryProject'],
    text: 'every story as a test',
  },
];

/** Every entry of the packages, for readers of `llms.txt`. A name that no entry exports is an error. */
function writePackages(exports: Api['exports']): string {
  const named = new Set(entryGroups.map(({ entry }) => entry));
  /** The longest beginning of a group that an entry has. */
  const findGroup = (entry: string) =>
    entryGroups
      .filter((group) => group.entry.endsWith('/*'))
      .filter((group) => entry.startsWith(group.entry.slice(0, -1)))
      .sort((one, other) => other.entry.length - one.entry.length)[0];
  const all = listAllEntries();
  const lines = entryGroups.map((group) => {
    const { entry, names = [], text } = group;
    const members = entry.endsWith('/*')
      ? all.filter((one) => !named.has(one) && findGroup(one) === group)
      : all.filter((one) => one === entry);
    if (members.length === 0) throw new Error(`No package has the entry ${entry}.`);
    const missing = names.filter((name) => !exports[entry]?.includes(name));
    if (missing.length > 0) throw new Error(`${entry} does not export ${missing.join(', ')}.`);
    return `- ${writeNames(members)}: ${[names.map(code).join(', '), text].filter(Boolean).join(', ')}.`;
  });
  const create =
    '- `npm create vitrine@latest`: a new shop on React Router or Next, or the app of its owner.';
  return [...lines, create].join('\n');
}

/** What a page is about: its first paragraph, and the components that it describes. */
export function summarize(page: Page, markdown: string): string {
  const components = getDocumentedNames(page.source);
  const [only, another] = components;
  const also =
    another || (only && only !== getName(page)) ? ` Components: ${writeNames(components)}.` : '';
  return `${getLead(markdown)}${also}`;
}

/** The parts of the components that a page describes; empty if none has any. */
function writeParts(page: Page, { components }: SiteData): string {
  const names = getDocumentedNames(page.source);
  const parts = components
    .filter((one) => one.package === getPackage(page) && names.includes(one.name))
    .flatMap((one) => one.parts);
  return parts.length > 0 ? ` Parts: ${writeNames(parts.map(({ name }) => name))}.` : '';
}

/**
 * What the pages of a section describe: the names of components, or links to the pages. A name of
 * several parts, such as `Breadcrumbs.Root`, is no component itself.
 */
const getNames = (pages: readonly Page[], { components }: SiteData): string => {
  const names = pages.flatMap((page) =>
    getDocumentedNames(page.source).map((name) => {
      const found = components.find((one) => one.package === getPackage(page) && one.name === name);
      return found && found.parts.length > 0 ? `${name}.*` : name;
    }),
  );
  if (names.length > 0) return writeNames(names);
  return pages.map((page) => `[${getName(page)}](${toMarkdownUrl(page)})`).join(', ');
};

/** Sections whose pages `llms.txt` lists itself. Those of others are in files of their own. */
const indexSections = ['Introduction', 'Guides'];

const getFirstSentence = (text: string) => /^.*?[.!?](?= |$)/.exec(text)?.[0] ?? text;

/**
 * Every page as Markdown by its path, a list of the pages of each section, and `llms.txt`, the index
 * of all of them. A tool opens the index and then only what it needs.
 */
export function writeMarkdownFiles(data: SiteData): Map<string, string> {
  const files = new Map(data.pages.map((page) => [page.markdownPath, toMarkdown(page, data)]));
  const read = (page: Page) => files.get(page.markdownPath) ?? '';
  const writeEntry = (page: Page, text: string) =>
    `- [${getName(page)}](${toMarkdownUrl(page)}): ${text}`;
  const sections = groupPages(data.pages);
  const index = indexSections.map((name) => {
    const [, pages = []] = sections.find(([section]) => section === name) ?? [];
    const lines = pages.map((page) => writeEntry(page, getFirstSentence(getLead(read(page)))));
    return `## ${name}\n\n${lines.join('\n')}`;
  });
  const lists = sections
    .filter(([section]) => !indexSections.includes(section))
    .map(([section, pages]) => {
      const path = `docs/lists/${section.toLowerCase()}.md`;
      const lines = pages.map((page) =>
        writeEntry(page, summarize(page, read(page)) + writeParts(page, data)),
      );
      files.set(path, `# ${section}\n\n${lines.join('\n')}\n`);
      return { section, line: `- [${section}](/${path}): ${getNames(pages, data)}.` };
    });
  const writeLines = (isMember: (section: string) => boolean) =>
    lists
      .filter(({ section }) => isMember(section))
      .map(({ line }) => line)
      .join('\n');
  const others = ['Reference', 'Requirements'];
  const text = `# Vitrine

> A design system with headless state for storefronts and event sites on a hosted commerce and events platform: a typed client, jotai atoms, and styled, accessible React components.

${index.join('\n\n')}

## Components

Each list links to the pages of a section, with what each component is for. \`Tabs.*\` and other names with a star have parts, such as \`Tabs.Root\`, and are no components themselves. Every optional prop also accepts \`undefined\`.

${writeLines((section) => !others.includes(section))}

## Reference

Endpoints, atoms, hooks, functions, types, messages and variables:

${writeLines((section) => section === 'Reference')}

## Packages

${writePackages(data.exports)}

## Optional

${writeLines((section) => section === 'Requirements')}
`;
  files.set('llms.txt', text);
  return files;
}
