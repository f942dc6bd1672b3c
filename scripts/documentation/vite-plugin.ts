import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { dataAttributes } from '../../packages/ui/src/utils/data-attributes.ts';
import { expandPage } from './expand-page.ts';
import { findPicture, getPicturedStory, type Page, readPage, replaceLinks } from './pages.ts';
import { type Api, root } from './read-api.ts';
import { readShownStates, type ShownStates, writeShownStates } from './shown-states.ts';
import type { SiteReader } from './site-reader.ts';

const isPage = (path: string) => /^docs\/.*\.mdx$/.test(path);

const noMessages = new Map<string, string>();
const noApi: Api = {
  components: [],
  values: [],
  packageExports: [],
  types: new Map(),
  messages: { ui: noMessages, admin: noMessages },
  exports: {},
};

/** The URL of a page in Storybook, from inside its preview. */
const toUrl = ({ id }: { id: string }) => `?path=/docs/${id}`;

const PAGES = 'virtual:documentation/pages';
const RESOLVED_PAGES = `\0${PAGES}`;

/** A module that lists the pages with the URLs of their screenshots. */
function writePageModule(pages: readonly Page[]): string {
  const imports: string[] = [];
  const entries = pages.map((page) => {
    const { id, path, title } = page;
    const entry = JSON.stringify({ id, path, title, story: getPicturedStory(page) });
    const picture = findPicture(page);
    if (!picture) return entry;
    const name = `picture${imports.length}`;
    imports.push(`import ${name} from ${JSON.stringify(`${join(root, picture)}?url`)};`);
    return `{ ...${entry}, picture: ${name} }`;
  });
  return `${imports.join('\n')}\nexport default [${entries.join(', ')}];`;
}

/**
 * Serves the documentation pages: fills in what is derived from the sources, turns links between
 * files into links between pages, and publishes each page as Markdown, with an index in `llms.txt`,
 * and the design tokens.
 */
export function documentation(site: SiteReader): Plugin {
  let states: ShownStates | undefined;
  return {
    name: 'vitrine:documentation',
    enforce: 'pre',
    resolveId: (id) => (id === PAGES ? RESOLVED_PAGES : undefined),
    async load(id) {
      if (id === RESOLVED_PAGES) {
        return writePageModule(site.readPages());
      }
      const path = relative(root, id);
      if (!isPage(path)) return undefined;
      const page = readPage(path);
      const needsApi = /<(Summary|Api|Atoms|Types|Exports|ExportedTypes|Messages)\b/.test(
        page.source,
      );
      const data = needsApi
        ? await site.readSite()
        : {
            ...noApi,
            aboutAttributes: dataAttributes,
            pages: site.readPages(),
            componentBytes: {},
          };
      states ??= readShownStates();
      // Only the site has stories, not the pages as Markdown.
      const text = expandPage(page, data) + writeShownStates(states.get(page.title));
      return replaceLinks(page, text, data.pages, toUrl);
    },
    configureServer({ middlewares, watcher }) {
      watcher.on('all', (_event, path) => {
        if (path.endsWith('.stories.tsx')) states = undefined;
        if (/^docs\/.*\.(mdx|example\.tsx)$/.test(relative(root, path))) site.forgetPages();
      });
      middlewares.use(async (request, response, next) => {
        const [name = ''] = (request.url ?? '').slice(1).split('?');
        const isFile = /^docs\/.*\.md$|^llms\.txt$|^search\.json$|^tokens(\/\w+)?\.json$/.test(
          name,
        );
        const text = isFile ? (await site.readFiles()).get(name) : undefined;
        if (text === undefined) return next();
        response.setHeader('Content-Type', 'text/plain; charset=utf-8');
        response.end(text);
      });
    },
    async generateBundle() {
      for (const [fileName, source] of await site.readFiles()) {
        this.emitFile({ type: 'asset', fileName, source });
      }
    },
  };
}
