import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

const root = join(import.meta.dirname, '../..');
const entry = 'virtual:page';

/** The package that a module belongs to; nothing for our own. */
const getPackage = (id: string): string | undefined =>
  /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1];

/** What a page loads. */
export interface PageBytes {
  /** Of what comes at once, in kB. */
  weight: number;
  /** Packages of what comes at once, and of what comes later. */
  immediateExpectation: ReadonlySet<string>;
  later: ReadonlySet<string>;
}

/** Vite's own helper for what comes later is in every such page, and in none of the parts. */
const somethingLater = "export const later = () => import('virtual:later');";

/**
 * Builds a page that uses these exports of the published ui, as a host's bundler would.
 *
 * @param ofItself leaves out what comes when it is used, so that the page has what its parts need at
 * once and no more. A bundler splits between modules and never within one: in a host's page the
 * modules that the page and something late share are there at once, whole.
 */
export async function weigh(
  exported: readonly string[],
  { ofItself = false } = {},
): Promise<PageBytes> {
  const source = `export { ${exported.join(', ')} } from '@vitrine/ui';`;
  const built = (await build({
    configFile: false,
    root,
    logLevel: 'silent',
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
  const bytes = [...first].map(({ code }) => gzipSync(code, { level: 9 }).length);
  return {
    weight: bytes.reduce((sum, one) => sum + one, 0) / 1000,
    immediateExpectation: getPackages(first),
    later: getPackages(chunks.filter((chunk) => !first.has(chunk))),
  };
}
