import { getAnchor, type Page } from './pages.ts';

/** A part of a documentation page that the search of texts finds. */
export interface TextSection {
  /** The ID of the page in Storybook. */
  page: string;
  /** The title of the page, with its groups: `Guides/Theming`. */
  title: string;
  /** The heading of the section. That of the first one is the title of the page. */
  heading: string;
  /** The ID of the heading in the page. The first section has none. */
  anchor: string;
  text: string;
}

/** Markdown as the text that a reader sees. */
const toPlainText = (markdown: string) =>
  markdown
    .replace(/^```.*$/gm, '')
    .replace(/^\|(?:[ :]*-+[ :]*\|)+$/gm, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*\\]/g, '')
    .replace(/^#+ |<\/?\w[^>]*>|\|/gm, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Splits the Markdown of a page at its headings of the first three levels, but not inside code. */
export function splitSections(
  { id, title }: Pick<Page, 'id' | 'title'>,
  markdown: string,
): TextSection[] {
  const sections: TextSection[] = [];
  const counts = new Map<string, number>();
  let heading = title.split('/').at(-1) ?? title;
  let anchor = '';
  let lines: string[] = [];
  const add = () => {
    const text = toPlainText(lines.join('\n'));
    if (text) sections.push({ page: id, title, heading, anchor, text });
    lines = [];
  };
  let fence = '';
  for (const line of markdown.split('\n')) {
    const [, marks = ''] = /^(`{3,})/.exec(line) ?? [];
    if (!fence) fence = marks;
    else if (marks.startsWith(fence)) fence = '';
    const [, level = '', found = ''] = (!fence && /^(#{1,6}) (.+)$/.exec(line)) || [];
    if (level.length > 1) {
      const name = getAnchor(found);
      const count = counts.get(name) ?? 0;
      counts.set(name, count + 1);
      if (level.length <= 3) {
        add();
        heading = toPlainText(found);
        anchor = count > 0 ? `${name}-${count}` : name;
        continue;
      }
    }
    if (level.length !== 1) lines.push(line);
  }
  add();
  return sections;
}

/** The sections of all pages, whose Markdown is in `files` by its path. */
export const listSections = (
  pages: readonly Page[],
  files: ReadonlyMap<string, string>,
): TextSection[] =>
  pages.flatMap((page) => splitSections(page, files.get(page.markdownPath) ?? ''));
