import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { everyCallOfOurs, everyCallOfPeer } from '../lib/every-call.mjs';
import { bench } from '../lib/folders.mjs';
import { row } from '../lib/report.mjs';
import { weigh } from '../lib/weigh.mjs';

const pages = join(bench, 'pages');
const written = (name) => ({
  ours: () => readFile(join(pages, 'ours', `${name}.js`), 'utf8'),
  peer: () => readFile(join(pages, 'peer', `${name}.js`), 'utf8'),
});

/** The pages, with the size limits of ours relative to the SDK's current release. */
const measured = [
  { what: 'visitor, product list, product', ...written('shop'), goal: 0.25 },
  { what: 'that, and cart, estimate, checkout redirect', ...written('cart'), goal: 0.25 },
  { what: 'events, event, tickets, reservation, checkout', ...written('tickets'), goal: 0.25 },
  { what: 'log in, register, PKCE', ...written('identity'), goal: 0.35 },
  { what: 'that, with what it loads when it is used', ...written('identity'), whole: true },
  { what: 'every call', ours: everyCallOfOurs, peer: everyCallOfPeer, goal: 0.4 },
];

/**
 * Measures the bytes of each page as loaded by a browser: bundled, minified, gzipped, and without
 * lazy modules on both sides, unless the row says otherwise.
 */
export async function measure() {
  const unit = 'kB';
  const rows = [];
  for (const { what, ours: getOurs, peer: getPeer, goal, whole } of measured) {
    const ours = await getBytes('ours', await getOurs(), { whole });
    const today = await getBytes('peer', await getPeer('current-'), {
      whole,
      plugins: [takeReleaseOfToday],
    });
    const pinned = await getBytes('peer', await getPeer('@wix/'), { whole });
    rows.push(row({ name: `${what}; SDK of today`, ours, peer: today, unit, goal }));
    rows.push(row({ name: `${what}; SDK as pinned`, ours, peer: pinned, unit }));
  }
  return rows;
}

function getBytes(folder, contents, options) {
  const resolveDir = join(pages, folder);
  const stdin = { contents, resolveDir, sourcefile: join(resolveDir, 'page.js') };
  return weigh(stdin, { logLevel: 'error', ...options });
}

// The pinned release is the specification's; the goals are set against the one of today.
const takeReleaseOfToday = {
  name: 'take the release of today',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^@wix\/[a-z]+$/ }, ({ path, importer, resolveDir, kind }) =>
      importer.startsWith(pages)
        ? resolve(path.replace('@wix/', 'current-'), { resolveDir, kind })
        : undefined,
    );
  },
};
