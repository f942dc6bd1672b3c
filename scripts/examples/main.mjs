// Creates a shop from each template and the packed packages, as a new user does, builds it, and walks
// through it in a browser against the mock platform.
//
//   npx pnpm@12 examples [--only react-router,next,admin] [--keep <directory>] [--no-build]
//                           [--short] [--measure] [--walk <text>] [--update]
//
// It ends with a line `N passed, N failed`, like a test. `--keep` leaves the shops in a directory,
// and uses those that are there; `--no-build` uses the last build of the packages. `--short` is for
// `npx pnpm@12 test`: one template, its stories, its server-rendered pages and a purchase. `--measure`
// prints bytes and times of routes instead of walking. `--walk` takes only the walks whose names contain a text.
// The app of the owner, `admin`, is only built. `--update` takes the screenshots of the templates' stories again.
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { freePort } from '../test/free-port.ts';
import { run, start, stop } from '../test/run.mjs';
import { measureScripts, measureShop } from './measure-shop.ts';
import { walkShop } from './walk-shop.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const packages = [
  'packages/client',
  'packages/atoms',
  'packages/theme',
  'packages/ui',
  'packages/admin',
  'packages/storybook',
  'mocks',
];

const { values } = parseArgs({
  allowNegative: true,
  options: {
    only: { type: 'string' },
    keep: { type: 'string' },
    build: { type: 'boolean', default: true },
    short: { type: 'boolean', default: false },
    measure: { type: 'boolean', default: false },
    walk: { type: 'string' },
    update: { type: 'boolean', default: false },
  },
});

/** How each template starts its production server. */
const servers = {
  'react-router': { start: ['react-router-serve', './build/server/index.js'] },
  next: { start: ['next', 'start'] },
};

/** Runs a command. @throws if it fails. */
async function execute(command, options) {
  const code = await run(command, options);
  if (code !== 0) throw new Error(`${command.join(' ')} ended with ${code}.`);
}

/** Starts a server and waits until its URL responds. */
async function startServer(command, { cwd, bin = `${cwd}/node_modules/.bin`, env, url }) {
  const child = start(command, {
    cwd,
    env: { ...env, PATH: `${bin}:${process.env.PATH}` },
    output: 'pipe',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      output += text;
    });
  }
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const response = await fetch(url).catch(() => undefined);
    if (response) return { stop: () => stop(child), getOutput: () => output };
    if (child.exitCode !== null) break;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  stop(child);
  throw new Error(`${command.join(' ')} does not respond at ${url}:\n${output}`);
}

/** Runs the stories of a shop as tests, and builds its Storybook, except in the short form. */
async function tryStories(template, { shop, env }) {
  const update = values.update ? ['--', '--update'] : [];
  await execute(['npm', 'run', 'test:stories', ...update], { cwd: shop, env });
  if (values.update) {
    const screenshots = 'stories/__screenshots__';
    const target = join(root, 'examples', template, screenshots);
    await rm(target, { recursive: true, force: true });
    await cp(join(shop, screenshots), target, { recursive: true });
  }
  if (values.short) return;
  await execute(['npm', 'run', 'build-storybook', '--', '--quiet'], { cwd: shop, env });
}

async function packPackages(directory) {
  for (const folder of packages) {
    await execute(['pnpm', 'pack', '--pack-destination', directory], {
      cwd: join(root, folder),
      output: 'ignore',
    });
  }
}

/** Builds an empty app with the framework of a shop, and measures its scripts, in kB. */
async function measureFramework(template, { shop, env, siteUrl }) {
  // In the folder of the shop, whose packages it uses.
  const app = join(shop, 'bare');
  await rm(app, { recursive: true, force: true });
  try {
    await cp(join(root, 'scripts/examples/bare', template), app, { recursive: true });
    // React Router installs what it misses in the dependencies.
    await cp(join(shop, 'package.json'), join(app, 'package.json'));
    await execute(['npm', 'run', 'build'], { cwd: app, env });
    const server = await startServer(servers[template].start, {
      cwd: app,
      bin: join(shop, 'node_modules/.bin'),
      env,
      url: siteUrl,
    });
    try {
      return await measureScripts(siteUrl);
    } finally {
      server.stop();
    }
  } finally {
    await rm(app, { recursive: true, force: true });
  }
}

/** Creates, checks, tests, builds and walks one shop. */
async function tryTemplate(template, { shops, tarballs }) {
  const shop = join(shops, template);
  const started = performance.now();
  if (!existsSync(join(shop, 'node_modules'))) {
    const create = join(root, 'packages/create-vitrine/dist/main.js');
    await execute(
      [process.execPath, create, shop, '--template', template, '--packages', tarballs],
      { env: { npm_config_user_agent: 'npm/10', npm_config_audit: 'false' } },
    );
  }
  console.log(`${template}: created in ${Math.round((performance.now() - started) / 1000)} s`);
  if (template === 'admin') {
    // tests/e2e/owner.test.ts walks through it.
    for (const script of ['typecheck', 'build']) {
      await execute(['npm', 'run', script], { cwd: shop });
    }
    return [{ name: 'has correct types, and builds' }];
  }
  const platformPort = await freePort();
  const identityPort = await freePort();
  const port = await freePort();
  const siteUrl = `http://localhost:${port}`;
  const settings = {
    API_BASE_URL: `http://127.0.0.1:${platformPort}`,
    IDENTITY_BASE_URL: `http://127.0.0.1:${identityPort}`,
    SITE_URL: siteUrl,
  };
  const env = { PORT: String(port), HOST: 'localhost', NEXT_TELEMETRY_DISABLED: '1' };
  for (const [name, value] of Object.entries(settings)) {
    env[`VITE_${name}`] = value;
    env[`NEXT_PUBLIC_${name}`] = value;
  }
  const platform = await startServer(
    ['vitrine-mocks', 'serve', '--port', platformPort, '--identity-port', identityPort].map(String),
    { cwd: shop, url: settings.API_BASE_URL },
  );
  try {
    const inShop = { cwd: shop, env };
    if (!values.short && !values.measure) {
      await execute(['npm', 'run', 'typecheck'], inShop);
      await execute(['npm', 'test'], inShop);
    }
    if (!values.measure) {
      await tryStories(template, { shop, env: { STORYBOOK_DISABLE_TELEMETRY: '1' } });
    }
    const frameworkKb = values.measure
      ? await measureFramework(template, { shop, env, siteUrl })
      : 0;
    await execute(['npm', 'run', 'build'], inShop);
    const server = await startServer(servers[template].start, { cwd: shop, env, url: siteUrl });
    try {
      if (values.measure) {
        const { routes, interactions } = await measureShop(siteUrl);
        console.log(
          `${template}: an empty app of the framework loads ${frameworkKb} kB of scripts`,
        );
        console.table(
          routes.map((figures) => ({
            ...figures,
            ownScriptKb: Math.round((figures.scriptKb - frameworkKb) * 10) / 10,
          })),
        );
        console.table(interactions);
        return [];
      }
      return await walkShop({ siteUrl, isShort: values.short, filter: values.walk });
    } finally {
      server.stop();
      const errors = server.getOutput().match(/^.*(?:Error|Warning).*$/gm);
      if (errors) console.log(`${template}: the server has printed\n${errors.join('\n')}`);
    }
  } finally {
    platform.stop();
  }
}

if (values.build) await execute(['pnpm', 'run', 'build'], { cwd: root });
const shops = values.keep ?? (await mkdtemp(join(tmpdir(), 'vitrine-examples-')));
const tarballs = join(shops, 'packages');
await rm(tarballs, { recursive: true, force: true });
await mkdir(tarballs, { recursive: true });
await packPackages(tarballs);

const available = await readdir(join(root, 'examples'));
const chosen = values.only?.split(',') ?? (values.short ? ['react-router'] : available);
let passed = 0;
let failed = 0;
for (const template of chosen) {
  try {
    const steps = await tryTemplate(template, { shops, tarballs });
    for (const { name, error } of steps) {
      if (error) failed += 1;
      else passed += 1;
      console.log(`${error ? '✗' : '✓'} ${template}: ${name}${error ? `\n  ${error}` : ''}`);
    }
  } catch (error) {
    failed += 1;
    console.log(`✗ ${template}: ${error.message}`);
  }
}
if (!values.keep) await rm(shops, { recursive: true, force: true });
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
