import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { dataAttributes } from '../../packages/ui/src/utils/data-attributes.ts';
import {
  expandPage,
  getLiveExample,
  listPages,
  type Page,
  readComponentBytes,
  readPage,
  replaceLinks,
  type SiteData,
  writeMarkdownFiles,
} from './pages.ts';
import { type Api, readApi, root } from './read-api.ts';

/** Reads what the pages are made with once: the types of all components take some seconds. */
function createSiteReader() {
  let api: Api | undefined;
  let pages: Page[] | undefined;
  let componentBytes: SiteData['componentBytes'] | undefined;
  return {
    readPages: () => (pages ??= listPages()),
    readSite(): SiteData {
      api ??= readApi();
      componentBytes ??= readComponentBytes();
      return {
        ...api,
        aboutAttributes: dataAttributes,
        pages: this.readPages(),
        componentBytes,
      };
    },
    /** A page was changed, added or removed. */
    forgetPages() {
      pages = undefined;
    },
  };
}

const isPage = (path: string) => /^docs\/.*\.mdx$/.test(path);

const noMessages = new Map<string, string>();
const noApi: Api = {
  components: [],
  values: [],
  messages: { ui: noMessages, admin: noMessages },
  exports: {},
};

/** The URL of a page in Storybook, from inside its preview. */
const toUrl = ({ id }: { id: string }) => `?path=/docs/${id}`;

const PAGES = 'virtual:documentation/pages';
const RESOLVED_PAGES = `\0${PAGES}`;

/**
 * Serves the documentation pages: fills in what is derived from the sources, turns links between
 * files into links between pages, and publishes each page as Markdown, with an index in `llms.txt`.
 */
export function documentation(): Plugin {
  const site = createSiteReader();
  return {
    name: 'vitrine:documentation',
    enforce: 'pre',
    resolveId: (id) => (id === PAGES ? RESOLVED_PAGES : undefined),
    load(id) {
      if (id === RESOLVED_PAGES) {
        const entries = site
          .readPages()
          .map((page) => ({ ...page, source: undefined, example: getLiveExample(page) }));
        return `export default ${JSON.stringify(entries)};`;
      }
      const path = relative(root, id);
      if (!isPage(path)) return undefined;
      const page = readPage(path);
      const needsApi = /<(Summary|Api|Atoms|Messages)\b/.test(page.source);
      const data = needsApi
        ? site.readSite()
        : {
            ...noApi,
            aboutAttributes: dataAttributes,
            pages: site.readPages(),
            componentBytes: {},
          };
      return replaceLinks(page, expandPage(page, data), data.pages, toUrl);
    },
    configureServer({ middlewares, watcher }) {
      watcher.on('all', (_event, path) => {
        if (isPage(relative(root, path))) site.forgetPages();
      });
      middlewares.use((request, response, next) => {
        const [name = ''] = (request.url ?? '').slice(1).split('?');
        const isMarkdown = /^docs\/.*\.md$|^llms\.txt$/.test(name);
        const text = isMarkdown ? writeMarkdownFiles(site.readSite()).get(name) : undefined;
        if (text === undefined) return next();
        response.setHeader('Content-Type', 'text/plain; charset=utf-8');
        response.end(text);
      });
    },
    generateBundle() {
      for (const [fileName, source] of writeMarkdownFiles(site.readSite())) {
        this.emitFile({ type: 'asset', fileName, source });
      }
    },
  };
}
