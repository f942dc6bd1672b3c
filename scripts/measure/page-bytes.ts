import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, defaultClientConditions, type Rolldown } from 'vite';

const root = join(import.meta.dirname, '../..');
const entry = 'virtual:page';

/** Returns the package of a module; undefined for our own. */
const getPackage = (id: string): string | undefined =>
  /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1];

/** Returns the size of several files together, in kB. */
const getGzippedSize = (texts: readonly string[]): number =>
  texts.reduce((total, text) => total + gzipSync(text, { level: 9 }).length, 0) / 1000;

/** Returns the style sheets that a chunk loads, as Vite notes them. */
const getStyleSheets = (chunk: Rolldown.OutputChunk): Iterable<string> =>
  (chunk as { viteMetadata?: { importedCss: Set<string> } }).viteMetadata?.importedCss ?? [];

/** Code that a page loads. */
export interface PageBytes {
  /** Size of the initial code, in kB. */
  weight: number;
  /** Size of the initial style sheets, in kB; with the theme's if the page has it. */
  styles: number;
  /** Packages in the initial code, and in the lazy code. */
  immediate: ReadonlySet<string>;
  later: ReadonlySet<string>;
}

/** Vite's helper for lazy imports is in every such page, but not in the components. */
const somethingLater = "export const later = () => import('virtual:later');";

/**
 * Builds a page that uses these exports of the published ui, as a host's bundler would.
 *
 * @param admin exports of the published admin that the page uses besides.
 * @param ofItself excludes lazy modules, so that the page contains only the code its components
 * need immediately. A bundler splits between modules and never within one: in a host's page,
 * modules shared by the page and lazy code are loaded completely at the start.
 * @param hasTheme adds the theme's style sheet.
 * @param isUnstyled builds under the condition of hosts that bring their own styles.
 */
export async function weigh(
  exported: readonly string[],
  {
    admin = [],
    ofItself = false,
    hasTheme = false,
    isUnstyled = false,
  }: {
    admin?: readonly string[];
    ofItself?: boolean;
    hasTheme?: boolean;
    isUnstyled?: boolean;
  } = {},
): Promise<PageBytes> {
  const theme = hasTheme ? "import '@vitrine/theme/styles.css';" : '';
  const ui = `export { ${exported.join(', ')} } from '@vitrine/ui';`;
  const ownerParts =
    admin.length > 0 ? `export { ${admin.join(', ')} } from '@vitrine/admin';` : '';
  const source = theme + ui + ownerParts;
  const built = (await build({
    configFile: false,
    root,
    logLevel: 'silent',
    ...(isUnstyled && {
      resolve: { conditions: ['vitrine-unstyled', ...defaultClientConditions] },
    }),
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id === entry ? id : undefined),
        resolveDynamicImport: (name) =>
          ofItself ? { id: String(name), external: true } : undefined,
        load: (id) => {
          if (id !== entry) return undefined;
          return ofItself ? source + somethingLater : source;
        },
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        external: /^react(-dom)?(\/|$)/,
      },
    },
  })) as Rolldown.RolldownOutput;
  const chunks = built.output.filter((file) => file.type === 'chunk');
  const known = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const first = new Set<Rolldown.OutputChunk>();
  const take = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || first.has(chunk)) return;
    first.add(chunk);
    for (const name of chunk.imports) take(known.get(name));
  };
  take(chunks.find(({ isEntry }) => isEntry));
  const getPackages = (some: Iterable<Rolldown.OutputChunk>) =>
    new Set([...some].flatMap(({ moduleIds }) => moduleIds.flatMap((id) => getPackage(id) ?? [])));
  const sheets = new Set([...first].flatMap((chunk) => [...getStyleSheets(chunk)]));
  const sheetTexts = built.output.flatMap((file) =>
    file.type === 'asset' && sheets.has(file.fileName) ? [String(file.source)] : [],
  );
  return {
    weight: getGzippedSize([...first].map(({ code }) => code)),
    styles: getGzippedSize(sheetTexts),
    immediate: getPackages(first),
    later: getPackages(chunks.filter((chunk) => !first.has(chunk))),
  };
}
