import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { type ComponentPackage, root } from './read-api.ts';

/** A documentation page: an MDX file with a `Meta` element and Markdown below it. */
export interface Page {
  /** Relative to the root of the repository. */
  path: string;
  /** The place in the sidebar, as Storybook has it: `Guides/Theming`. */
  title: string;
  /** The ID of the page in Storybook. */
  id: string;
  /** The path of the page as Markdown, relative to the site: `docs/guides/theming.md`. */
  markdownPath: string;
  source: string;
}

/** The name of a page without its section: `Theming`. */
export const getName = ({ title }: Page) => title.split('/').slice(1).join(' / ') || title;

/** The ID that Storybook derives from the title of a page. */
const toId = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

export function readPage(path: string): Page {
  const source = readFileSync(join(root, path), 'utf8');
  const [meta = ''] = /<Meta [^>]*>/.exec(source) ?? [];
  const [, title] = /title="([^"]+)"/.exec(meta) ?? [];
  // A page whose title has changed keeps its URL by an ID of its own.
  const [, id] = / id="([^"]+)"/.exec(meta) ?? [];
  if (!title) throw new Error(`${path} has no <Meta title="…" />.`);
  return {
    path,
    title,
    id: `${id ?? toId(title)}--docs`,
    markdownPath: path.replace(/\.mdx$/, '.md'),
    source,
  };
}

/** Every documentation page, sorted by path. */
export const listPages = (): Page[] =>
  globSync('docs/**/*.mdx', { cwd: root }).sort().map(readPage);

export const isComponentPage = ({ path }: Page) => /^docs\/(components|admin)\//.test(path);

/** The pages that describe components. */
export const listComponentPages = (): Page[] => listPages().filter(isComponentPage);

/** The package whose components a page describes. */
export const getPackage = ({ path }: Page): ComponentPackage =>
  path.startsWith('docs/admin/') ? 'admin' : 'ui';

/** The name of the first example of a page that runs. */
export const getLiveExample = ({ source }: Page): string | undefined =>
  /<Example name="(\w+)"(?![^>]*live=\{false\})/.exec(source)?.[1];

/** The name of the story's screenshot that shows what a page is about. */
export const getPicturedStory = ({ source }: Page): string | undefined =>
  /<Example [^>]*\bstory="([\w-]+)"/.exec(source)?.[1];

/**
 * The screenshot that shows what a page is about, relative to the root: that of its example, or of the
 * story that the tag names, `<Example name="Session" story="identity-sessionendeddialog-logs-in-again" />`.
 */
export function findPicture(page: Page): string | undefined {
  const story = getPicturedStory(page);
  const pattern = story
    ? `stories/*/__screenshots__/${story}.png`
    : `${dirname(page.path)}/__screenshots__/${getLiveExample(page)}.png`;
  return globSync(pattern, { cwd: root })[0];
}

/** The sources of the files that the site does not have. */
export const repository = 'https://github.com/vitrine-design/vitrine/blob/main';

export const escapeCell = (text: string) => text.replaceAll('|', '\\|').replace(/\n+/g, ' ');

/** The first lines of a page that a command writes: its place in the sidebar, and a note to editors. */
export const writeHeader = (title: string, note: string) =>
  `import { Meta } from '@storybook/addon-docs/blocks';\n\n<Meta title="${title}" />\n\n{/* ${note} */}\n\n`;

/** The name of a page or another document: the last part of its title, or its heading. */
function readName(path: string): string {
  if (path.endsWith('.mdx')) return getName(readPage(path));
  const [, heading] = /^# (.+)$/m.exec(readFileSync(join(root, path), 'utf8')) ?? [];
  return heading ?? path;
}

/** Text of a docstring, safe in MDX: braces and angle brackets outside of code are text. */
export const toText = (text: string) =>
  text
    .split(/(`[^`]*`)/)
    .map((part) => (part.startsWith('`') ? part : part.replace(/[<{]/g, (one) => `\\${one}`)))
    .join('')
    .replace(/docs\/[\w/-]+\.mdx?/g, (path) => `[${readName(path)}](/${path})`);

const writeRow = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** A table in Markdown; the cells are Markdown already. */
export const writeTable = (heads: readonly string[], rows: readonly (readonly string[])[]) =>
  [writeRow(heads), `|${'---|'.repeat(heads.length)}`, ...rows.map(writeRow)].join('\n');

export const code = (text: string) =>
  text.includes('`') ? `\`\` ${escapeCell(text)} \`\`` : `\`${escapeCell(text)}\``;

/** The ID that Storybook and GitHub give a heading. */
export const getAnchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_\- ]/gu, '')
    .replaceAll(' ', '-');

/** The names in the `of` of a tag: `of="Price PriceReference"`. */
export const getDocumentedNames = (source: string): string[] =>
  Array.from(source.matchAll(/<Summary of="([^"]+)"/g), ([, names = '']) =>
    names.split(' '),
  ).flat();

/** Where a link of a page leads: a path of the repository and an anchor. */
function resolveLink(page: Page, link: string): { path: string; anchor: string } {
  const [file = '', anchor = ''] = link.split('#');
  const from = file.startsWith('/') ? join(root, file) : resolve(root, dirname(page.path), file);
  return { path: file ? relative(root, from) : page.path, anchor: anchor && `#${anchor}` };
}

const localLinks = /\]\((?!https?:|mailto:|\/?\?)([^)\s]+)\)/g;

export const fences = /(^```[\s\S]*?^```$)/m;
const allCode = /(^```[\s\S]*?^```$|``[^\n]*?``|`[^`\n]*`)/m;

/** Changes the text of a page and leaves its code as it is, by default that in blocks only. */
export const changeText = (text: string, change: (text: string) => string, code = fences) =>
  text
    .split(code)
    .map((part, index) => (index % 2 === 0 ? change(part) : part))
    .join('');

/** Every link of a page to another file or a heading, with its target. */
export const listLinks = (page: Page, text = page.source) =>
  text
    .split(allCode)
    .filter((_part, index) => index % 2 === 0)
    .flatMap((part) => Array.from(part.matchAll(localLinks)))
    .map(([, link = '']) => ({ link, ...resolveLink(page, link) }));

/**
 * Replaces links to files: `toPage` returns the URL of a documentation page. Other files of the
 * repository are not part of the site, so their links lead to the repository.
 */
export const replaceLinks = (
  page: Page,
  text: string,
  pages: readonly Page[],
  toPage: (page: Page) => string,
) => {
  const replace = (link: string) => {
    const { path, anchor } = resolveLink(page, link);
    const target = pages.find((one) => one.path === path);
    if (target === undefined) return `](${repository}/${path}${anchor})`;
    return `](${path === page.path && anchor ? anchor : toPage(target) + anchor})`;
  };
  return changeText(
    text,
    (part) => part.replace(localLinks, (_whole, link) => replace(link)),
    allCode,
  );
};

/** Reads the example of a page: `Button` of `docs/components/Button.mdx`. */
export const readExample = (page: Page, name: string) =>
  readFileSync(join(root, dirname(page.path), `${name}.example.tsx`), 'utf8');
