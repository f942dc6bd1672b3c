import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

const root = join(import.meta.dirname, '../..');
const entry = 'virtual:page';

/** The package that a module belongs to; nothing for our own. */
const packageOf = (id: string): string | undefined =>
  /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1];

/** What a page loads. */
export interface PageBytes {
  /** Of what comes at once, in kB. */
  weight: number;
  /** Packages of what comes at once, and of what comes later. */
  atOnce: ReadonlySet<string>;
  later: ReadonlySet<string>;
}

/** Builds a page that uses these exports of the published ui, as a host's bundler would. */
export async function weigh(exported: readonly string[]): Promise<PageBytes> {
  const built = (await build({
    configFile: false,
    root,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) =>
          id === entry ? `export { ${exported.join(', ')} } from '@vitrine/ui';` : undefined,
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
  const packagesOf = (some: Iterable<Rolldown.OutputChunk>) =>
    new Set([...some].flatMap(({ moduleIds }) => moduleIds.flatMap((id) => packageOf(id) ?? [])));
  const bytes = [...first].map(({ code }) => gzipSync(code, { level: 9 }).length);
  return {
    weight: bytes.reduce((sum, one) => sum + one, 0) / 1000,
    atOnce: packagesOf(first),
    later: packagesOf(chunks.filter((chunk) => !first.has(chunk))),
  };
}
