/**
 * Writes `docs/reference/<domain>.mdx`: every endpoint of the client with its method, path and atoms,
 * and tags that the site replaces by the docstrings. `--check` fails when a page is not current.
 */
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { everyEndpoint } from '../../packages/client/src/testing/every-endpoint.ts';
import { fakePlatform } from '../../packages/client/src/testing/fake-platform.ts';
import { code, writeHeader, writeTable } from '../documentation/pages.ts';

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
    .map((segment, index, segments) => {
      if (!values.has(segment)) return segment;
      return segments[index - 1] === 'slug' ? '{slug}' : '{id}';
    })
    .join('/');
}

/** Method and path of each endpoint by domain, recorded by calling it with the samples of the tests. */
async function recordEndpoints() {
  const domains = new Map();
  for (const { module: domain, name, call, required } of everyEndpoint) {
    const { client, calls } = fakePlatform({ respond: () => ({}) });
    // An empty response is invalid for most endpoints; only the request matters here.
    await call(client, ...required).catch(() => {});
    const [request] = calls;
    if (!request) throw new Error(`${domain}: ${name} sends no request.`);
    const [method, url] = request.line.split(' ');
    const path = toPattern(url.split('?')[0], required);
    domains.set(domain, [...(domains.get(domain) ?? []), { name, method, path }]);
  }
  return domains;
}

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

function toPage(domain, endpoints) {
  const rows = endpoints.map(({ name, method, path }) => {
    const atoms = findAtoms(domain, name).map(code).join(', ');
    return [`[${code(name)}](#${name.toLowerCase()})`, method, code(path), atoms];
  });
  const title = domain.charAt(0).toUpperCase() + domain.slice(1).replaceAll('-', ' ');
  return [
    `${writeHeader(`Reference/${title}`, 'Written by `npx pnpm@12 reference`; do not edit.')}# ${title}`,
    `The endpoints of \`@vitrine/client/${domain}\`, and the atoms and functions of \`@vitrine/atoms\` for them.`,
    writeTable(['Function', 'Method', 'Path', 'Atoms'], rows),
    `<ClientExports of="client/${domain}" />`,
    `<Atoms of="${domain}" />`,
    `<Types of="client/${domain} atoms/${domain}" />\n`,
  ].join('\n\n');
}

const isCheck = process.argv.includes('--check');
let isCurrent = true;
await mkdir(join(root, 'docs/reference'), { recursive: true });
for (const [domain, endpoints] of await recordEndpoints()) {
  const path = `docs/reference/${domain}.mdx`;
  const page = toPage(domain, endpoints);
  if (isCheck) isCurrent &&= (await read(path).catch(() => '')) === page;
  else await writeFile(join(root, path), page);
}
if (!isCurrent) console.error('docs/reference is not current: run `npx pnpm@12 reference`.');
process.exitCode = isCurrent ? 0 : 1;
