import { execFile } from 'node:child_process';
import { statSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { checkPackage } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  displayRoles,
  textStyles,
  fonts as themeFonts,
} from '../../packages/theme/src/tokens/type.ts';
import {
  bundleForServer,
  getFolder,
  install,
  type Packed,
  pack,
  published,
  runInNode,
} from './packed-packages.ts';

const getCommand = ({ manifest }: Packed) =>
  (manifest.bin as Record<string, string>)['vitrine-mocks'] ?? '';

const packages = new Map<string, Packed>();

const packed = (name: string): Packed => {
  const found = packages.get(name);
  if (!found) throw new Error(`${name} was not packed.`);
  return found;
};

/** The targets of an `exports` map, under every condition. */
const targets = (node: unknown): string[] =>
  typeof node === 'string' ? [node] : Object.values(node as object).flatMap(targets);

beforeAll(async () => {
  for (const name of published) packages.set(name, await pack(name));
});

describe.each(published)('@vitrine/%s as published', (name) => {
  it('contains only build output, no source or tests', () => {
    const allowed =
      /^(dist\/.+|package\.json|README\.md|LICENSE|(tokens|variables)\.json|CHANGELOG\.md|assets\/pictures\/.+)$/;
    expect(packed(name).files.filter((file) => !allowed.test(file))).toEqual([]);
    expect(
      packed(name).files.filter((file) =>
        /\.(test|stories)|\/testing\/|\.css\.js$|\.vanilla/.test(file),
      ),
    ).toEqual([]);
  });

  it('exports only files that it contains, under conditions that hosts know', () => {
    const { manifest, files } = packed(name);
    expect(JSON.stringify(manifest.exports)).not.toContain('vitrine-source');
    const missing = targets(manifest.exports)
      .map((path) => path.replace('./', ''))
      .filter((path) => !path.includes('*') && !files.includes(path));
    expect(missing).toEqual([]);
  });

  it('describes itself on npm', () => {
    const { manifest, files, read } = packed(name);
    expect(files).toContain('README.md');
    expect(read('README.md')).toMatch(new RegExp(`npm i (-D )?@vitrine/${name}`));
    for (const field of ['description', 'license', 'repository', 'homepage', 'bugs', 'keywords']) {
      expect(manifest[field], field).toBeTruthy();
    }
    expect(manifest.engines).toEqual({ node: expect.stringMatching(/^>=2[02]/) });
  });

  it('names its dependencies by version', () => {
    const { dependencies, peerDependencies } = packed(name).manifest;
    expect(JSON.stringify([dependencies, peerDependencies])).not.toMatch(/workspace:|catalog:/);
  });

  it('passes publint', async () => {
    const { tarball, manifest } = packed(name);
    const { messages } = await publint({ pack: { tarball: tarball.buffer }, strict: true });
    expect(messages.map((message) => formatMessage(message, manifest as never))).toEqual([]);
  });

  it('has correct types', async () => {
    const result = await checkPackage(packed(name).contents);
    const entrypoints = 'problems' in result ? result.problems : [];
    // The packages are ES modules only, for tools that support `exports`.
    const concerns = entrypoints.filter(
      (problem) =>
        !('resolutionKind' in problem && /node10|cjs/.test(String(problem.resolutionKind))) &&
        !('entrypoint' in problem && /\.json$/.test(String(problem.entrypoint))),
    );
    expect(concerns).toEqual([]);
  });
});

/** Compiles a module in a project that checks libraries. @returns the compiler's errors. */
async function checkTypes(source: string): Promise<string[]> {
  const folder = join(import.meta.dirname, '../../node_modules/.cache/strict-types');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'index.ts'), source);
  const compilerOptions = {
    target: 'ES2023',
    lib: ['ES2023', 'DOM', 'DOM.Iterable', 'DOM.AsyncIterable'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    strict: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: false,
    noEmit: true,
    types: [],
  };
  const project = join(folder, 'tsconfig.json');
  await writeFile(project, JSON.stringify({ compilerOptions, files: ['index.ts'] }));
  const { stdout } = await promisify(execFile)('tsc', ['-p', project]).catch(
    (error: { stdout: string }) => error,
  );
  return stdout.split('\n').filter(Boolean);
}

describe('the types of all packages', () => {
  it('are clean in a project that checks libraries, with exact optional properties', async () => {
    const names = published.map((name) => `export * as ${name} from '@vitrine/${name}';`);
    expect(await checkTypes(names.join('\n'))).toEqual([]);
  });

  it('declare the style sheets, for projects without the declarations of a bundler', async () => {
    const sheets = published.flatMap((name) =>
      Object.keys(packed(name).manifest.exports)
        .filter((entry) => entry.endsWith('.css'))
        .map((entry) => entry.replace('.', `@vitrine/${name}`)),
    );
    expect(sheets.length).toBeGreaterThan(3);
    expect(await checkTypes(sheets.map((sheet) => `import '${sheet}';`).join('\n'))).toEqual([]);
  });

  it.each(['main', 'vitest'])(
    'are clean in storybook/%s, apart from those of tools',
    async (entry) => {
      const errors = await checkTypes(`export * from '@vitrine/storybook/${entry}';`);
      expect(errors.filter((error) => /^(packages|mocks)\//.test(error))).toEqual([]);
    },
  );
});

describe('the client boundary', () => {
  it.each(['atoms', 'ui', 'admin'])(
    'leaves no module of %s to a server that needs a browser',
    async (name) => {
      const folder = await install(packages);
      const server = await bundleForServer(folder, `export * from '@vitrine/${name}';`);
      expect(server.errors).toEqual([]);
      expect(server.clientModules.length).toBeGreaterThan(0);
    },
  );

  it.each([
    ["export { Heading } from '@vitrine/ui/primitives/heading';", []],
    ["export { Container } from '@vitrine/ui';", []],
    ["export { formatMoney } from '@vitrine/ui/primitives/money';", []],
    [
      "import { SiteFooter } from '@vitrine/ui'; export const Base = SiteFooter.Base;",
      ['SiteFooter'],
    ],
    [
      "import { SiteHeader } from '@vitrine/ui'; export const Brand = SiteHeader.Brand;",
      ['AppLink'],
    ],
    ["export { createStorefront, dehydrateStorefront, memoryLocation } from '@vitrine/atoms';", []],
    [
      "export { loadCollectionPage, loadData, loadEventListPage, loadEventPage, loadProductPage, loadSearchPage } from '@vitrine/atoms';",
      [],
    ],
    ["export { HydrateStorefront } from '@vitrine/atoms';", ['react']],
    ["export { JsonLdScript, toNextMetadata } from '@vitrine/ui/next';", []],
    ["export { NextStorefrontProvider } from '@vitrine/ui/next';", ['NextStorefrontProvider']],
    ["export { toReactRouterMeta } from '@vitrine/ui/react-router';", []],
  ])('sends the browser only what a server component uses: %s', async (source, expected) => {
    const { clientModules } = await bundleForServer(await install(packages), source);
    expect(clientModules.map((path) => /(\w+)\.js$/.exec(path)?.[1])).toEqual(expected);
  });

  it.each(['theme', 'client'])('is nowhere in %s, which servers import', (name) => {
    const { files, read } = packed(name);
    const chunks = files.filter((file) => file.endsWith('.js'));
    expect(chunks.filter((file) => read(file).includes('use client'))).toEqual([]);
  });
});

describe.each(['theme', 'ui', 'admin'])('the style sheet of %s', (name) => {
  it('starts with the layer order', () => {
    const sheet = packed(name).read(`dist/${name}.css`);
    expect(sheet).toMatch(/^@layer vt\.reset,\s?vt\.theme,\s?vt\.primitives,\s?vt\.domains;/);
  });

  it('has no rule outside a layer', () => {
    const sheet = packed(name).read(`dist/${name}.css`);
    const outside = topLevelRules(sheet).filter(
      (rule) => !/^@(layer|keyframes|font-face|property)/.test(rule),
    );
    expect(outside).toEqual([]);
  });
});

describe('I9 peer dependencies', () => {
  it('are React 19 and later, 19.2 for components, optional routers, the style compiler for the theme, MSW for the mocks, and the tested tools for stories', () => {
    const peers = published.map((name) => [name, packed(name).manifest.peerDependencies ?? {}]);
    expect(Object.fromEntries(peers)).toEqual({
      client: {},
      atoms: { react: '>=19' },
      theme: { '@vanilla-extract/css': '>=1.21' },
      ui: { next: '>=16', react: '>=19.2', 'react-dom': '>=19.2', 'react-router': '>=7' },
      admin: { react: '>=19.2', 'react-dom': '>=19.2' },
      mocks: { msw: '>=3' },
      storybook: {
        '@storybook/addon-a11y': '^10.6.0',
        '@storybook/addon-vitest': '^10.6.0',
        '@storybook/react-vite': '^10.6.0',
        '@vitest/browser-playwright': '^5.1.0',
        msw: '>=3',
        playwright: '^1.65.0',
        react: '>=19.2',
        'react-dom': '>=19.2',
        storybook: '^10.6.0',
        vitest: '^5.1.0',
      },
    });
    expect(packed('ui').manifest.peerDependenciesMeta).toEqual({
      next: { optional: true },
      'react-router': { optional: true },
    });
    expect(packed('storybook').manifest.peerDependenciesMeta).toEqual({
      '@storybook/addon-a11y': { optional: true },
    });
  });
});

describe('plain Node', () => {
  it('imports every package', async () => {
    const folder = await install(packages);
    const source = published
      .map((name) => `console.log(Object.keys(await import('@vitrine/${name}')).length > 0);`)
      .join('\n');
    expect(await runInNode(folder, source)).toBe(published.map(() => 'true').join('\n'));
  });

  it('sets up Storybook and Vitest with files of the packages', async () => {
    const folder = await install(packages);
    const source = `
      import { existsSync } from 'node:fs';
      import { createMainConfig } from '@vitrine/storybook/main';
      import { createStoryProject } from '@vitrine/storybook/vitest';
      const [{ from }] = createMainConfig().staticDirs;
      const { test } = await createStoryProject();
      console.log(existsSync(from + '/bowls.jpg'), test.setupFiles.map((file) => existsSync(file)));`;
    expect(await runInNode(folder, source)).toBe('true [ true, true ]');
  });

  it('serves the mock platform, with its images and without MSW', async () => {
    const folder = await install(packages);
    await rm(join(folder, 'node_modules/msw'));
    const source = `
      import { createClient } from '@vitrine/client';
      import { queryProducts } from '@vitrine/client/catalog';
      import { createMockPlatform } from '@vitrine/mocks';
      import { createPlatformServer } from '@vitrine/mocks/server';
      const server = await createPlatformServer({ platform: createMockPlatform(), port: 0 });
      const client = createClient({ clientId: 'test', provider: { apiBaseUrl: server.url } });
      const { items: [product] } = await queryProducts(client, { filter: { slug: 'ring-vase' } });
      const image = await fetch(server.url + product.media.mainMedia.image.url);
      console.log(product.name, image.status, (await image.arrayBuffer()).byteLength);
      await server.close();`;
    expect(await runInNode(folder, source)).toMatch(/^Ring vase 200 \d{5}$/);
  });

  it('has a command that says what is wrong', async () => {
    const folder = await install(packages);
    const command = join(folder, 'node_modules/@vitrine/mocks', getCommand(packed('mocks')));
    const failed = await runInNode(
      folder,
      `import { spawnSync } from 'node:child_process';
      const { status, stderr } = spawnSync(process.execPath, [${JSON.stringify(command)}, 'serve', '--port', '0']);
      console.log(status, String(stderr));`,
    );
    expect(failed).toBe('2 --port is "0". Set it to a number from 1 to 65535.');
  });
});

describe('the fonts of the theme', () => {
  it('offer the weights of all text styles, in at most 78 kB for a page in Latin letters', () => {
    const dist = join(getFolder('theme'), 'dist');
    const latin = packed('theme')
      .read('dist/fonts.css')
      .split('@font-face')
      .filter((rule) => rule.includes('-latin-') && rule.includes('U+0000-00FF'));
    const fonts = latin.map((rule) => ({
      family: /font-family:([^;]+)/.exec(rule)?.[1] ?? '',
      weights: /font-weight:(\d+) (\d+)/.exec(rule)?.slice(1).map(Number) ?? [],
      bytes: statSync(join(dist, /url\("?\.\/([^")]+)/.exec(rule)?.[1] ?? '')).size,
    }));
    const used = fonts.filter(({ family }) => !family.startsWith('Vazirmatn'));
    expect(used.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(78_000);

    const display: readonly string[] = [...displayRoles.page, ...displayRoles.heading];
    const missing = Object.entries(textStyles).filter(([role, { weight }]) => {
      const [name = ''] = display.includes(role) ? themeFonts.display : themeFonts.sans;
      const [least = 0, most = 0] = fonts.find(({ family }) => family === name)?.weights ?? [];
      return weight < least || weight > most;
    });
    expect(fonts.length).toBe(3);
    expect(missing).toEqual([]);
  });
});

describe('the tarball of the mocks', () => {
  it('has at most 3.5 MB, with one picture for each product and event', () => {
    expect(packed('mocks').tarball.byteLength).toBeLessThan(3_500_000);
  });
});

/** Preludes of the rules at the top level of a style sheet. */
function topLevelRules(sheet: string): string[] {
  const preludes: string[] = [];
  let depth = 0;
  let start = 0;
  for (let index = 0; index < sheet.length; index += 1) {
    const sign = sheet[index];
    if (depth === 0 && (sign === '{' || sign === ';')) {
      preludes.push(sheet.slice(start, index).trim());
    }
    if (sign === '{') depth += 1;
    if (sign === '}') depth -= 1;
    if (depth === 0 && (sign === '}' || sign === ';')) start = index + 1;
  }
  return preludes;
}
