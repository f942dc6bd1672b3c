import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { bench } from '../lib/folders.mjs';
import { row } from '../lib/report.mjs';

/** The pages, and how large ours may be beside the SDK's release of today. */
const pages = [
  { page: 'shop', what: 'visitor, product list, product', goal: 0.25 },
  { page: 'cart', what: 'that, and cart, estimate, checkout redirect', goal: 0.25 },
  { page: 'tickets', what: 'events, event, tickets, reservation, checkout', goal: 0.25 },
  { page: 'identity', what: 'log in, register, PKCE', goal: 0.35 },
  { page: 'everything', what: 'every call', goal: 0.4 },
];

/** Bytes of each page as a browser loads it: bundled, minified, gzipped. */
export async function measure() {
  const rows = [];
  for (const { page, what, goal } of pages) {
    const ours = await bytesOf(`ours/${page}`);
    const today = await bytesOf(`peer/${page}`, [takeReleaseOfToday]);
    const pinned = await bytesOf(`peer/${page}`);
    const unit = 'kB';
    rows.push(row({ name: `${what}; SDK of today`, ours, peer: today, unit, goal }));
    rows.push(row({ name: `${what}; SDK as pinned`, ours, peer: pinned, unit }));
  }
  return rows;
}

async function bytesOf(page, plugins = []) {
  const { outputFiles } = await build({
    absWorkingDir: bench,
    entryPoints: [`pages/${page}.js`],
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    write: false,
    logLevel: 'error',
    plugins,
  });
  return gzipSync(outputFiles[0].contents, { level: 9 }).length / 1000;
}

// The pinned release is the specification's; the goals are set against the one of today.
const takeReleaseOfToday = {
  name: 'take the release of today',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^@wix\/[a-z]+$/ }, ({ path, importer, resolveDir, kind }) =>
      importer.includes('/pages/')
        ? resolve(path.replace('@wix/', 'current-'), { resolveDir, kind })
        : undefined,
    );
  },
};
