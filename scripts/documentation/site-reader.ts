import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { dataAttributes } from '../../packages/ui/src/utils/data-attributes.ts';
import { readComponentBytes, type SiteData } from './expand-page.ts';
import { writeMarkdownFiles } from './markdown-files.ts';
import { listPages, type Page } from './pages.ts';
import type { Api } from './read-api.ts';
import { listSections } from './text-sections.ts';
import { tokenFiles } from './token-files.ts';

/** Reads the types of all components. That takes seconds, so the server responds meanwhile. */
async function readApi(): Promise<Api> {
  const worker = new Worker(new URL('./api-worker.ts', import.meta.url));
  const [api] = await once(worker, 'message');
  return api;
}

/** Reads what the pages are made with once. */
export function createSiteReader() {
  let api: Promise<Api> | undefined;
  let pages: Page[] | undefined;
  let componentBytes: SiteData['componentBytes'] | undefined;
  let files: Map<string, string> | undefined;
  return {
    readPages: () => (pages ??= listPages()),
    /** What the site has besides its pages, by path: each page as Markdown, lists, and token files. */
    async readFiles(): Promise<Map<string, string>> {
      const data = await this.readSite();
      if (files) return files;
      const markdownFiles = writeMarkdownFiles(data);
      files = new Map([
        ...markdownFiles,
        ['search.json', JSON.stringify(listSections(data.pages, markdownFiles))],
        ...tokenFiles.map(({ path, write }) => [path, write()] as const),
      ]);
      return files;
    },
    async readSite(): Promise<SiteData> {
      api ??= readApi();
      componentBytes ??= readComponentBytes();
      return {
        ...(await api),
        aboutAttributes: dataAttributes,
        pages: this.readPages(),
        componentBytes,
      };
    },
    /** A page or an example was changed, added or removed. */
    forgetPages() {
      pages = undefined;
      files = undefined;
    },
  };
}

export type SiteReader = ReturnType<typeof createSiteReader>;
