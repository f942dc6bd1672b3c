/**
 * Writes `docs/reference/<domain>.mdx`: every endpoint of the client with its method, path, atom and
 * docstring, derived from the sources. `--check` fails when a page is not current.
 */
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { everyEndpoint } from '../../packages/client/src/testing/every-endpoint.ts';
import { fakePlatform } from '../../packages/client/src/testing/fake-platform.ts';
import { writeSignature } from '../documentation/expand-page.ts';
import { toText, writeHeader } from '../documentation/pages.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (path) => readFile(join(root, path), 'utf8');

async function list(pattern) {
  const paths = [];
  for await (const path of glob(pattern, { cwd: root })) paths.push(path);
  return paths.filter((path) => !path.includes('.test.')).sort();
}

/** Replaces IDs and slugs of the samples in a path by placeholders. */
function toPattern(path, sample) {
  const values = new Set();
  const collect = (value) => {
    if (typeof value === 'string') values.add(encodeURIComponent(value));
    else if (value && typeof value === 'object') Object.values(value).forEach(collect);
  };
  collect(sample);
  return path
    .split('/')
    .map((segment) => (values.has(segment) ? '{id}' : segment))
    .join('/');
}

/** Method and path of each endpoint, recorded by calling it with the samples of the tests. */
async function recordEndpoints() {
  const endpoints = new Map();
  for (const { module, name, call, required } of everyEndpoint) {
    const { client, calls } = fakePlatform({ answer: () => ({}) });
    // An empty response is invalid for most endpoints; only the request matters here.
    await call(client, ...required).catch(() => {});
    const [request] = calls;
    if (!request) throw new Error(`${module}: ${name} sends no request.`);
    const [method, url] = request.line.split(' ');
    const path = toPattern(url.split('?')[0], required);
    endpoints.set(`${module} ${name}`, { method, path });
  }
  return endpoints;
}

/** The exported functions of a source, each with its signature and docstring. */
const readFunctions = (text) =>
  Array.from(
    text.matchAll(
      /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport (?:async )?function (\w+)(?:<[^(]*>)?\(([\s\S]*?)\): ([\s\S]+?) \{\n/g,
    ),
    ([, comment, name, parameters, result]) => ({
      name,
      // A reference to this page itself is useless here.
      comment: comment
        .replace(/^\s*\* ?/gm, '')
        .replace(
          /\s*See docs\/reference\/[^\n]*?\.mdx(?:,? and docs\/reference\/[a-z-]+\.mdx)?\./g,
          '',
        )
        .trim(),
      parameters: parameters.replace(/\s+/g, ' ').trim().replace(/,$/, ''),
      result: result.replace(/\s+/g, ' ').trim(),
    }),
  );

const names = (text) => new Set(text.match(/\b[A-Za-z]\w+\b/g));

/** The cart is read and edited through helpers and a queue, where no atom names its endpoint. */
const cartAtoms = {
  getCurrentCart: ['cartAtom'],
  updateCurrentCart: ['updateCartAtom', 'saveNoteAtom', 'applyCouponAtom'],
  deleteCurrentCart: ['deleteCartAtom'],
  addToCurrentCart: ['addToCartAtom'],
  removeLineItemsFromCurrentCart: ['removeLineAtom', 'clearCartAtom'],
  updateCurrentCartLineItemQuantity: ['setQuantityAtom'],
  removeCouponFromCurrentCart: ['removeCouponAtom'],
  createCheckoutFromCurrentCart: ['checkoutAtom'],
};

/** The exported atoms that use a function of the client, directly or through one helper. */
async function createAtomFinder() {
  const blocks = [];
  for (const path of await list('packages/atoms/src/**/*.ts')) {
    if (path.includes('/testing/')) continue;
    const text = await read(path);
    const imports = new Map(
      Array.from(
        text.matchAll(
          /^import (?:type )?(\{[^}]*\}|\* as \w+) from '@vitrine\/client\/([a-z-]+)';/gm,
        ),
        ([, clause, domain]) => [domain, clause.startsWith('*') ? null : names(clause)],
      ),
    );
    for (const block of text.split(/\n(?=export |const |async function |function )/)) {
      const [, exported, name] = /^(export )?(?:const|(?:async )?function) (\w+)/.exec(block) ?? [];
      if (!name) continue;
      const uses = names(block.slice(block.indexOf(name) + name.length));
      const isAtom = Boolean(exported) && name.endsWith('Atom');
      blocks.push({ name, path, imports, uses, isAtom });
    }
  }
  return (domain, endpoint) => {
    if (domain === 'cart' && cartAtoms[endpoint]) return cartAtoms[endpoint];
    const direct = blocks.filter(
      ({ imports, uses }) =>
        imports.has(domain) && (imports.get(domain)?.has(endpoint) ?? true) && uses.has(endpoint),
    );
    const helpers = direct.filter(({ isAtom }) => !isAtom);
    const indirect = blocks.filter(({ path, uses }) =>
      helpers.some((helper) => dirname(helper.path) === dirname(path) && uses.has(helper.name)),
    );
    const atoms = direct.some(({ isAtom }) => isAtom) ? direct : indirect;
    return [...new Set(atoms.filter(({ isAtom }) => isAtom).map(({ name }) => name))].sort();
  };
}

const findAtoms = await createAtomFinder();
const endpoints = await recordEndpoints();
const pages = new Map();
for (const path of await list('packages/client/src/*/*endpoints.ts')) {
  const domain = dirname(path).split('/').at(-1);
  const rows = readFunctions(await read(path)).map((call) => ({
    ...call,
    ...endpoints.get(`${domain} ${call.name}`),
  }));
  pages.set(domain, [...(pages.get(domain) ?? []), ...rows]);
}

/** The domains that have atoms; tokens and webhooks have none. */
const atomDomains = new Set(
  (await list('packages/atoms/src/*/*.ts')).map((path) => path.split('/').at(-2)),
);

const escapeCell = (text) => text.replaceAll('|', '\\|');

function toPage(domain, rows) {
  const table = rows.map(({ name, method, path }) => {
    const atom = findAtoms(domain, name)
      .map((one) => `\`${one}\``)
      .join(', ');
    return `| [\`${name}\`](#${name.toLowerCase()}) | ${method ?? ''} | ${path ? `\`${escapeCell(path)}\`` : ''} | ${atom} |`;
  });
  const details = rows.map(
    ({ name, parameters, result, comment }) =>
      `## ${name}\n\n${writeSignature(`${name}(${parameters}): ${result}`)}\n\n${toText(comment)
        .replace(/^@throws/gm, '**Throws**')
        .replace(/^@param (\w+)/gm, '`$1`:')
        .replace(/^@returns/gm, '**Returns**')}`,
  );
  const title = domain.charAt(0).toUpperCase() + domain.slice(1).replaceAll('-', ' ');
  return `${writeHeader(`Reference/${title}`, 'Written by `npx pnpm@12 reference`; do not edit.')}# ${title}\n\nThe endpoints of \`@vitrine/client/${domain}\`${atomDomains.has(domain) ? ', and the atoms and functions of `@vitrine/atoms` for them' : ''}.\n\n| Function | Method | Path | Atoms |\n|---|---|---|---|\n${table.join('\n')}\n\n${details.join('\n\n')}\n\n<ClientExports of="client/${domain}" />\n${atomDomains.has(domain) ? `\n<Atoms of="${domain}" />\n\n<Types of="client/${domain} atoms/${domain}" />\n` : `\n<Types of="client/${domain}" />\n`}`;
}

const isCheck = process.argv.includes('--check');
let isCurrent = true;
await mkdir(join(root, 'docs/reference'), { recursive: true });
for (const [domain, rows] of pages) {
  const path = `docs/reference/${domain}.mdx`;
  const page = toPage(domain, rows);
  if (isCheck) isCurrent &&= (await read(path).catch(() => '')) === page;
  else await writeFile(join(root, path), page);
}
if (!isCurrent) console.error('docs/reference is not current: run `npx pnpm@12 reference`.');
process.exitCode = isCurrent ? 0 : 1;
