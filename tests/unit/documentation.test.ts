import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { PNG } from 'pngjs';
import { beforeAll, describe, expect, it } from 'vitest';
import * as admin from '../../packages/admin/src/index.ts';
import * as ui from '../../packages/ui/src/index.ts';
import { dataAttributes } from '../../packages/ui/src/utils/data-attributes.ts';
import { checkCode, listCodeBlocks } from '../../scripts/documentation/check-code.ts';
import {
  expandPage,
  readComponentBytes,
  type SiteData,
} from '../../scripts/documentation/expand-page.ts';
import { writeManifests } from '../../scripts/documentation/manifests.ts';
import { writeMarkdownFiles } from '../../scripts/documentation/markdown-files.ts';
import {
  findPicture,
  getAnchor,
  getDocumentedNames,
  getPackage,
  listComponentPages,
  listLinks,
  listPages,
  readExample,
  readPage,
} from '../../scripts/documentation/pages.ts';
import { getTypeNames, readApi } from '../../scripts/documentation/read-api.ts';
import { listSections, splitSections } from '../../scripts/documentation/text-sections.ts';
import { listFiles, readText, root } from './source-files.ts';

const pages = listPages();
const componentPages = listComponentPages();

let site: SiteData;
const textOf = new Map<string, string>();
/** What the site publishes for tools, by path. */
let files: Map<string, string>;

beforeAll(() => {
  site = {
    ...readApi(),
    aboutAttributes: dataAttributes,
    pages,
    componentBytes: readComponentBytes(),
  };
  for (const page of pages) textOf.set(page.path, expandPage(page, site));
  files = writeMarkdownFiles(site);
  // The types of all packages are read here.
}, 300_000);

/** The links to a page's headings, as GitHub and Storybook make them. */
const getAnchors = (text: string) =>
  new Set(Array.from(text.matchAll(/^#+ (.+)$/gm), ([, title = '']) => `#${getAnchor(title)}`));

describe('the documentation', () => {
  it('has exactly one page for every exported component', () => {
    const documented = componentPages.flatMap((page) =>
      getDocumentedNames(page.source).map((name) => `${getPackage(page)} ${name}`),
    );
    const exported = site.components.map((one) => `${one.package} ${one.name}`);
    expect(exported.length).toBeGreaterThan(190);
    expect(documented.sort()).toEqual(exported.sort());
  });

  it('says what each prop means', () => {
    const parts = site.components.flatMap((one) => [one, ...one.parts]);
    const props = parts.flatMap(({ name, props: all }) =>
      all.map((prop) => ({ text: prop.description, prop: `${name}.${prop.name}` })),
    );
    expect(props.length).toBeGreaterThan(1_500);
    const silent = props.filter(({ text }) => !text.trim());
    expect(silent.map(({ prop }) => prop)).toEqual([]);
  });

  it('says what each field of a type means', () => {
    const fields = [...site.types.values()]
      // A field of a message catalog is a message: its text says everything.
      .filter(({ name }) => name !== 'EnglishMessages' && name !== 'AdminMessages')
      .flatMap(({ name, fields: all }) =>
        all.map((field) => ({ text: field.description, field: `${name}.${field.name}` })),
      );
    expect(fields.length).toBeGreaterThan(5_500);
    const silent = fields.filter(({ text }) => !text.trim());
    expect(silent.map(({ field }) => field)).toEqual([]);
  });

  it('says what each exported value does', () => {
    const exported = [...site.values, ...site.packageExports];
    expect(exported.length).toBeGreaterThan(900);
    const silent = exported.filter(({ description }) => !description.trim());
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  it('lists every prop of every component', () => {
    const missing = componentPages.flatMap((page) => {
      const text = textOf.get(page.path) ?? '';
      return site.components
        .filter((one) => one.package === getPackage(page))
        .filter(({ name }) => getDocumentedNames(page.source).includes(name))
        .flatMap((one) => [one, ...one.parts])
        .flatMap(({ name, props }) =>
          props
            .filter((prop) => !text.includes(`| \`${prop.name}\``))
            .map((prop) => `${name}.${prop.name}`),
        );
    });
    expect(missing).toEqual([]);
  });

  it('tells defaults in whole sentences, without names that only sources know', () => {
    const exported = new Set(Object.values(site.exports).flat());
    const props = site.components
      .flatMap((one) => [one, ...one.parts])
      .flatMap(({ name, props: all }) => all.map((prop) => ({ ...prop, component: name })));
    const wrong = props.filter(({ type, initial }) => {
      if (initial === undefined) return false;
      const [, name] = /^`([a-z]\w*)`$/.exec(initial) ?? [];
      const isUnknown =
        name &&
        !exported.has(name) &&
        !type.includes(`'${name}'`) &&
        !/^(true|false|null)$/.test(name);
      return isUnknown || initial.split('`').length % 2 === 0 || initial !== initial.trim();
    });
    expect(wrong.map(({ component, name, initial }) => `${component}.${name}: ${initial}`)).toEqual(
      [],
    );
    const blank = props.filter(({ type }) => !type.trim() || /^\s*\|/.test(type));
    expect(blank.map(({ component, name }) => `${component}.${name}`)).toEqual([]);
    expect(props.filter(({ initial }) => initial).length).toBeGreaterThan(300);
  });

  it('tells each default once, numbers by their values, and types by their exported names', () => {
    const props = site.components.flatMap((one) => [one, ...one.parts]).flatMap((one) => one.props);
    const getText = (path: string) => textOf.get(`docs/${path}.mdx`) ?? '';
    const repeated = props.filter(
      ({ initial, description }) => initial && description.includes(`Default: ${initial}`),
    );
    expect(repeated).toEqual([]);
    expect(getText('components/pages/SiteShell')).toContain(
      '| `defaultProductSearch` | The search of the header. Null for none. |',
    );
    expect(getText('components/primitives/Box')).toContain(
      "`'0' \\| '2' \\| '4' \\| '8' \\| '12' \\|",
    );
    expect(getText('admin/OrderList')).toContain('| `list` (required) | `OrderList` |');
  });

  it('names the entry of the area beside the import of each component', () => {
    const wrong = componentPages.flatMap((page) => {
      const [, from = '', comment = ''] =
        /^import .* from '(@vitrine\/\w+)'; \/\/ or (.+)$/m.exec(textOf.get(page.path) ?? '') ?? [];
      const entries = Array.from(comment.matchAll(/'([^']+)'/g), ([, entry = '']) => entry);
      const isRight =
        entries.every((entry) => entry.startsWith(`${from}/`)) &&
        getDocumentedNames(page.source).every((name) =>
          entries.some((entry) => site.exports[entry]?.includes(name)),
        );
      return isRight ? [] : [page.path];
    });
    expect(wrong).toEqual([]);
  });

  it('says when to use a component, and how it is accessible', () => {
    const wrong = componentPages
      .filter(
        ({ source }) =>
          !/^## When to use it\n/m.test(source) || !/^## Accessibility\n/m.test(source),
      )
      .map(({ path }) => path);
    expect(wrong).toEqual([]);
  });

  it('has a picture of every component, that is not empty', () => {
    const wrong = componentPages.filter((page) => {
      const path = findPicture(page);
      if (!path) return true;
      const { data } = PNG.sync.read(readFileSync(join(root, path)));
      const pixels = new Uint32Array(data.buffer, data.byteOffset, data.length / 4);
      // An empty stage has seven: its ground, its border, and the round corners.
      return new Set(pixels).size < 8;
    });
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it('tells the bytes of every component', () => {
    const without = componentPages
      .filter(({ path }) => !/^Adds \d+\.\d kB of scripts/m.test(textOf.get(path) ?? ''))
      .map(({ path }) => path);
    expect(without).toEqual([]);
    expect(Object.keys(site.componentBytes).sort()).toEqual(componentPages.map(({ path }) => path));
  });

  it('describes the parts of every compound component', () => {
    const wrong = componentPages
      .filter((page) =>
        site.components.some(
          (one) =>
            one.package === getPackage(page) &&
            one.parts.length > 3 &&
            getDocumentedNames(page.source).includes(one.name),
        ),
      )
      .filter(({ source }) => !/^## Anatomy\n/m.test(source))
      .map(({ path }) => path);
    expect(wrong).toEqual([]);
  });

  it('describes every part, also the parts of parts', () => {
    const listParts = (value: object, path: string): string[] =>
      Object.entries(value)
        .filter(([name]) => /^[A-Z]/.test(name))
        .flatMap(([name, part]) => {
          const isModule = Object.prototype.toString.call(part) === '[object Module]';
          return isModule ? listParts(part, `${path}${name}.`) : [`${path}${name}`];
        });
    const parts = [ui, admin].flatMap((exported) =>
      listParts(exported, '').filter((name) => name.includes('.')),
    );
    const text = componentPages.map(({ path }) => textOf.get(path)).join('\n');
    expect(parts.length).toBeGreaterThan(200);
    expect(parts).toContain('SiteHeader.Search.Root');
    expect(parts.filter((name) => !text.includes(`### ${name}\n`))).toEqual([]);
  });

  it('has every export of the other packages in its reference', () => {
    const texts = [...textOf].filter(([path]) =>
      /^docs\/(reference|components|admin)\//.test(path),
    );
    const all = texts.map(([, text]) => text).join('\n');
    const entries = Object.keys(site.exports).filter(
      (entry) => !/^@vitrine\/atoms(\/|$)/.test(entry),
    );
    const components = new Set(site.components.map(({ name }) => name));
    const missing = entries.flatMap((entry) =>
      (site.exports[entry] ?? [])
        .filter((name) => !components.has(name))
        .filter(
          (name) =>
            // An endpoint of the client has a heading of the second level.
            !new RegExp(`^##?#? (type )?${name}$`, 'm').test(all) &&
            // The type of a library.
            !all.includes(`\`${name}\` is a type of `) &&
            !new RegExp(`^- \\[\\w+\\]\\(/docs/.*\`${name}\``, 'm').test(all),
        )
        .map((name) => `${entry}: ${name}`),
    );
    expect(entries.length).toBeGreaterThan(30);
    expect(missing).toEqual([]);
    const undescribed = site.packageExports.filter(({ description }) => !description);
    expect(undescribed.map(({ entry, name }) => `${entry}: ${name}`)).toEqual([]);
    expect(site.packageExports.length).toBeGreaterThan(150);
  });

  it('describes every event of analytics', () => {
    const events = [...site.types.values()].find(({ name }) => name === 'AnalyticsEvents');
    expect(events?.fields.length).toBeGreaterThan(10);
    expect(events?.fields.filter(({ description }) => !description)).toEqual([]);
  });

  it('has the title of a reference page as its heading, and no link to the page itself', () => {
    const references = pages.filter(({ path }) => path.startsWith('docs/reference/'));
    const wrong = references.filter(
      ({ title, source }) => /^# (.+)$/m.exec(source)?.[1] !== title.split('/').at(-1),
    );
    expect(wrong.map(({ path }) => path)).toEqual([]);
    const own = pages.flatMap((page) =>
      listLinks(page, textOf.get(page.path))
        .filter(({ path, anchor }) => path === page.path && !anchor)
        .map(({ link }) => `${page.path}: ${link}`),
    );
    expect(own).toEqual([]);
  });

  it('shows each example on one page', () => {
    const files = listFiles('docs/**/*.example.tsx').map((path) => basename(path, '.example.tsx'));
    const shown = pages.flatMap(({ source }) =>
      Array.from(source.matchAll(/<Example name="(\w+)"/g), ([, name = '']) => name),
    );
    expect(shown.sort()).toEqual(files.sort());
  });

  it('has an example for every component', () => {
    const without = componentPages
      .filter(({ source }) => !source.includes('<Example '))
      .map(({ path }) => path);
    expect(without).toEqual([]);
  });

  it('links to pages, headings and files that exist', () => {
    const wrong = pages.flatMap((page) =>
      listLinks(page, textOf.get(page.path)).flatMap(({ link, path, anchor }) => {
        const target = textOf.get(path);
        if (target === undefined)
          return existsSync(join(root, path)) ? [] : [`${page.path}: ${link}`];
        return !anchor || getAnchors(target).has(anchor) ? [] : [`${page.path}: ${link}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('has sections for the search of texts, each with the anchor of its heading', () => {
    const sections = listSections(pages, files);
    expect(new Set(sections.map(({ page }) => page)).size).toBe(pages.length);
    const section = sections.find(
      ({ page, anchor }) => page === 'primitives-tabs--docs' && anchor === 'data-attributes',
    );
    expect(section).toMatchObject({ title: 'Primitives/Tabs', heading: 'Data attributes' });
    expect(section?.text).toContain('active, inactive');
    // Comments of code are no headings.
    expect(splitSections({ id: 'a', title: 'A' }, '```sh\n## b\n```\n\n## C\n\nd\n')).toEqual([
      { page: 'a', title: 'A', heading: 'A', anchor: '', text: 'b' },
      { page: 'a', title: 'A', heading: 'C', anchor: 'c', text: 'd' },
    ]);
  });

  it('names only the values of a data attribute that a component sets', () => {
    const getStates = (page: string) =>
      /\| `data-state` \|[^|]*\| (.*?) \|/.exec(
        textOf.get(`docs/components/${page}.mdx`) ?? '',
      )?.[1];
    expect(getStates('primitives/Tabs')).toBe('`active`, `inactive`');
    expect(getStates('primitives/Accordion')).toBe('`open`, `closed`');
    expect(getStates('catalog/Wishlist')).toBe('`on`, `off`');
    expect(getStates('catalog/Gallery')).toBe('`open`, `closed`, `error`');
  });

  it('has every message, data attribute and variable in its reference', () => {
    const messages = textOf.get('docs/reference/messages.mdx') ?? '';
    const keys = [...site.messages.ui.keys(), ...site.messages.admin.keys()];
    expect(keys.length).toBeGreaterThan(1000);
    expect(keys.filter((key) => !messages.includes(`| \`${key}\` |`))).toEqual([]);
    const attributes = textOf.get('docs/reference/data-attributes.mdx') ?? '';
    expect(
      Object.keys(dataAttributes).filter((name) => !attributes.includes(`\`${name}\``)),
    ).toEqual([]);
    const { variables } = JSON.parse(readText('packages/theme/variables.json'));
    const table = textOf.get('docs/reference/variables.mdx') ?? '';
    expect(Object.keys(variables).filter((name) => !table.includes(`\`${name}\``))).toEqual([]);
  });

  it('groups variables by kind, and shows a swatch of each color in each theme', () => {
    const text = textOf.get('docs/reference/variables.mdx') ?? '';
    const kinds = Array.from(text.matchAll(/^## (.+)$/gm), ([, kind]) => kind);
    expect(kinds).toEqual(
      expect.arrayContaining(['Color', 'Space', 'Size', 'Radius', 'Type', 'Motion', 'Layers']),
    );
    expect(text).toContain('| Variable | Light | Dark | High contrast |');
    const { variables } = JSON.parse(readText('packages/theme/variables.json'));
    const { light, dark, contrast } = variables['--vt-color-danger'];
    const cells = [light, dark, contrast].map(
      (color) => `<Swatch color="${color}" /> \`${color}\``,
    );
    expect(text).toContain(`| \`--vt-color-danger\` | ${cells.join(' | ')} |`);
    const colorCount = Object.keys(variables).filter((name) =>
      name.startsWith('--vt-color-'),
    ).length;
    expect(text.match(/<Swatch /g)).toHaveLength(3 * colorCount);
    expect(text).toContain('| `--vt-space-56` | `56px` | `40px` |');
    // The file for tools has the text only.
    const file = files.get('docs/reference/variables.md') ?? '';
    expect(file).toContain(`| \`--vt-color-danger\` | \`${light}\` | \`${dark}\` |`);
  });

  it('names the font that each role has, and the files of its tokens, for designers', () => {
    const text = textOf.get('docs/guides/design.mdx') ?? '';
    const { dependencies, devDependencies } = JSON.parse(readText('packages/theme/package.json'));
    const packages = Object.keys({ ...dependencies, ...devDependencies }).filter((name) =>
      name.startsWith('@fontsource'),
    );
    expect(packages).toHaveLength(3);
    for (const name of packages) {
      const [, font] = name.split('/');
      expect(text).toContain(`https://fontsource.org/fonts/${font})`);
      const folder = join(root, 'packages/theme/node_modules', name);
      expect(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).license).toBe(
        'OFL-1.1',
      );
    }
    const unnamed = listFiles('packages/theme/src/tokens/*.ts')
      .filter((path) => /^export const \w+.*= /m.test(readText(path)))
      .filter((path) => !text.includes(`(../../${path})`))
      // The order of cascade layers, and names that are derived.
      .filter((path) => !/(layers|scales)\.ts$/.test(path));
    expect(unnamed).toEqual([]);
    expect(files.get('docs/guides/design.md')).toContain('- `/tokens/light.json`: ');
  });

  it('has every exported atom and function of the state in its reference', () => {
    const reference = pages
      .filter(({ path }) => path.startsWith('docs/reference/'))
      .map(({ path }) => textOf.get(path))
      .join('\n');
    const missing = site.values.filter(({ name }) => !reference.includes(`### ${name}\n`));
    expect(site.values.length).toBeGreaterThan(300);
    expect(missing.map(({ name, domain }) => `${domain}: ${name}`)).toEqual([]);
  });

  it('shows undefined of required props, and fields with the name of an attribute or any name', () => {
    const getText = (path: string) => textOf.get(`docs/${path}.mdx`) ?? '';
    expect(getText('components/catalog/PickupLocations')).toContain(
      '| `locations` (required) | `readonly PickupLocation[] \\| undefined` |',
    );
    expect(getText('components/catalog/Listing')).toContain('| `onSelect?` | `() => void` |');
    expect(getText('admin/AdminFrame')).toContain('| `key?` | `string` |');
    expect(getText('reference/client')).toContain('| `[field: string]` | `FilterValue ');
  });

  it('shows types as a formatter writes them on one line or on several', () => {
    const types = [...site.types.values()];
    const shown = [
      ...types.flatMap(({ fields }) => fields),
      ...site.components.flatMap((one) => [one, ...one.parts]).flatMap(({ props }) => props),
      ...site.values,
      ...site.packageExports,
    ];
    expect(shown.length).toBeGreaterThan(9_000);
    const wrong = shown.filter(({ type = '' }) => /[;,] \}|[([<] | [)\]]|\n/.test(type));
    expect(wrong.map(({ name, type }) => `${name}: ${type}`)).toEqual([]);
    const definitionOf = (name: string) => types.find((one) => one.name === name)?.definition;
    expect(definitionOf('LoginResult')).toMatch(
      /^\| \{\n {4}\/\*\* Nothing has been tried yet\. \*\/\n {4}loginState: 'INITIAL';\n {2}\}\n\| \{\n/,
    );
  });

  it('shows hooks on the pages of their components only', () => {
    const having = componentPages
      .filter(({ path }) => /^### useCommands$/m.test(textOf.get(path) ?? ''))
      .map(({ path }) => path);
    expect(having).toEqual(['docs/admin/Commands.mdx']);
    expect(textOf.get('docs/components/catalog/Product.mdx')).toContain('### usePrimaryAction\n');
  });

  it('shows the parameters, results, errors and examples of every docstring', () => {
    const text = [...files.values()].join('\n');
    const documented = [...site.values, ...site.packageExports];
    const examples = documented.flatMap(({ tags }) =>
      tags.filter(({ name }) => name === 'example'),
    );
    expect(examples.filter((example) => !text.includes(`\n${example.text}\n\`\`\``))).toEqual([]);
    expect(examples.length).toBeGreaterThan(70);
    for (const shown of [
      '- `margin`: percentage of the paid price',
      '**Returns** the product, or null if there is none',
      '**Throws** `RangeError` if it is not on the list',
    ])
      expect(text).toContain(shown);
  });

  it('has every class of errors and every code of the client in its reference', () => {
    const page = textOf.get('docs/reference/errors.mdx') ?? '';
    const sources = listFiles('packages/client/src/**/*.ts', 'packages/atoms/src/**/*.ts')
      .filter((path) => !/\.test\.|\/testing\//.test(path))
      .map(readText)
      .join('\n');
    const named = [
      ...sources.matchAll(/export class (\w+Error)\b/g),
      ...sources.matchAll(/(?:code: |super\()'([A-Z][A-Z_]{3,})'/g),
    ].map(([, name = '']) => name);
    expect(named.length).toBeGreaterThan(30);
    expect(named.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
  });

  it('has a title of its own for every page', () => {
    const titles = pages.map(({ id }) => id);
    expect(new Set(titles).size).toBe(titles.length);
  });

  it('is published as Markdown without the syntax of MDX', () => {
    for (const page of pages) {
      const outside = (files.get(page.markdownPath) ?? '')
        .replace(/^```[\s\S]*?^```$/gm, '')
        .replace(/`[^`\n]*`/g, '');
      expect(outside, page.path).not.toMatch(
        /^import |^\{\/\*|<(?!details|\/details|summary|\/summary)[A-Z]\w* /m,
      );
    }
  });

  it('publishes every block of code and every example as it is in the source', () => {
    const missing = pages.flatMap((page) => {
      const markdown = files.get(page.markdownPath) ?? '';
      const blocks = page.source.match(/^```[\s\S]*?^```$/gm) ?? [];
      const examples = Array.from(page.source.matchAll(/<Example name="(\w+)"/g), ([, name = '']) =>
        readExample(page, name).trimEnd(),
      );
      return [...blocks, ...examples]
        .filter((code) => !markdown.includes(code))
        .map((code) => `${page.path}: ${code}`);
    });
    expect(missing).toEqual([]);
  });

  it('publishes no empty block of code', () => {
    const empty = [...files].filter(([, text]) => /^```\w*\n\s*^```$/m.test(text));
    expect(empty.map(([path]) => path)).toEqual([]);
  });

  it('publishes links to pages and headings that exist', () => {
    const anchorsOf = new Map([...files].map(([path, text]) => [`/${path}`, getAnchors(text)]));
    // Pages beside stories are not published as Markdown.
    const shown = [...pages, ...listFiles('stories/**/*.mdx').map(readPage)];
    const ids = new Set(shown.map(({ id }) => `/?path=/docs/${id}`));
    const links = [...files].flatMap(([path, text]) =>
      Array.from(
        text
          .replace(/^```[\s\S]*?^```$/gm, '')
          .replace(/`[^`\n]*`/g, '')
          .matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g),
        ([, link = '']) => ({ path, link }),
      ),
    );
    expect(links.length).toBeGreaterThan(500);
    const wrong = links.filter(({ path, link }) => {
      const [target = '', anchor] = link.split('#');
      const anchors = anchorsOf.get(target || `/${path}`);
      return !ids.has(link) && !(anchors && (!anchor || anchors.has(`#${anchor}`)));
    });
    expect(wrong).toEqual([]);
  });

  it('describes every page once, in llms.txt or in a list that it links to', () => {
    const index = files.get('llms.txt') ?? '';
    const lists = [...files].filter(([path]) => path.startsWith('docs/lists/'));
    const listed = Array.from(
      [index, ...lists.map(([, text]) => text)]
        .join('\n')
        .matchAll(/^- \[[^\]]+\]\(\/([^)]+)\):(.*)$/gm),
      ([, path = '', description = '']) => [path, description.trim()] as const,
    );
    const entries = listed.filter(([path]) => !path.startsWith('docs/lists/'));
    expect(entries.map(([path]) => path).sort()).toEqual(
      pages.map(({ markdownPath }) => markdownPath).sort(),
    );
    const wrong = entries.filter(
      ([, description]) =>
        description.replace(/^Components: .*/, '').length < 5 ||
        /^export default|^import |\.mdx|do not edit|docs\/reference|:$/.test(description),
    );
    expect(wrong).toEqual([]);
    expect(lists.length).toBeGreaterThan(10);
    expect(lists.filter(([path]) => !index.includes(`](/${path}):`))).toEqual([]);
    expect(entries[1]?.[0]).toBe('docs/guides/getting-started.md');
    const sections = Array.from(index.matchAll(/^## (.+)$/gm), ([, name]) => name);
    expect(sections).toEqual([
      'Introduction',
      'Guides',
      'Components',
      'Reference',
      'Packages',
      // Tools leave out a section of this name when they have little room: https://llmstxt.org
      'Optional',
    ]);
  });

  it('has an index for tools of at most 15 kB, and lists of at most 15 kB', () => {
    const long = [...files]
      .filter(([path]) => path === 'llms.txt' || path.startsWith('docs/lists/'))
      .map(([path, text]) => ({ path, bytes: Buffer.byteLength(text) }))
      .filter(({ bytes }) => bytes > 15_000);
    expect(long).toEqual([]);
  });

  it('tells Storybook of every page, with the props of components and the stories that show them', () => {
    const story = {
      type: 'story',
      subtype: 'story',
      title: 'Primitives/Drawer',
      importPath: './stories/primitives/Drawer.stories.tsx',
    } as const;
    const { components: found, docs } = writeManifests(pages, files, {
      v: 5,
      entries: Object.fromEntries(
        ['Modes', 'Restores Focus On Close'].map((name) => [name, { ...story, id: name, name }]),
      ),
    });
    const components = Object.values(found?.components ?? {});
    expect(components.map(({ path }) => path)).toEqual(componentPages.map(({ path }) => path));
    const wrong = components.filter(
      ({ summary, description = '' }) =>
        !summary || !description.includes('\n## ') || /<(Api|Summary|Example) /.test(description),
    );
    expect(wrong.map(({ path }) => path)).toEqual([]);
    const drawer = components.find(({ name }) => name === 'Drawer');
    expect(drawer?.id).toBe('primitives-drawer');
    expect(drawer?.description).toContain('| `initialFocus` |');
    expect(drawer?.stories.map(({ name }) => name)).toEqual(['Modes']);
    expect(Object.keys((docs as { docs: object }).docs).sort()).toEqual(
      pages
        .filter((page) => !componentPages.some(({ id }) => id === page.id))
        .map(({ id }) => id)
        .sort(),
    );
  });

  it('names every entry of every package in llms.txt', () => {
    const index = files.get('llms.txt') ?? '';
    const manifests = listFiles('packages/*/package.json', 'mocks/package.json')
      .map((path) => JSON.parse(readText(path)))
      .filter((manifest) => !manifest.private);
    const entries = manifests.flatMap(({ name, exports = {} }) =>
      Object.keys(exports).map((entry) => entry.replace('.', name)),
    );
    expect(entries.length).toBeGreaterThan(60);
    expect(entries.filter((entry) => !index.includes(`\`${entry}\``))).toEqual([]);
    expect(index).toContain('npm create vitrine');
  });

  it('names every component in llms.txt', () => {
    const index = files.get('llms.txt') ?? '';
    // A component with parts is none itself.
    const missing = site.components.filter(
      ({ name, parts }) => !index.includes(parts.length > 0 ? `\`${name}.*\`` : `\`${name}\``),
    );
    expect(missing.map(({ name }) => name)).toEqual([]);
    expect(files.get('docs/lists/primitives.md')).toMatch(
      /\[Breadcrumbs\].* Parts: `Breadcrumbs\.Root`, .*`Breadcrumbs\.Current`/,
    );
  });

  it('describes or links every type of the packages that a table or a signature names', () => {
    // `EventTarget` is also a type of browsers.
    const exported = new Set(Object.values(site.exports).flat());
    exported.delete('EventTarget');
    let count = 0;
    const missing = [...files].flatMap(([path, text]) => {
      const tables = text.matchAll(/^\| (?:Prop|Field) \| Type \|.*\n\|[-|]+\n((?:\|.*\n)+)/gm);
      const cells = [...tables].flatMap(([, rows = '']) =>
        [...rows.matchAll(/^\|.*? \| `((?:[^|`]|\\\|)*)` \|/gm)].map(([, type = '']) => type),
      );
      const signatures = Array.from(
        text.matchAll(/^```ts signature\n([\s\S]*?)^```$/gm),
        ([, signature = '']) => signature,
      );
      const named = new Set([...cells, ...signatures].flatMap((type) => [...getTypeNames(type)]));
      const names = new Set([...named].filter((name) => exported.has(name)));
      count += names.size;
      return [...names]
        .filter(
          (name) =>
            !text.includes(`### type ${name}\n`) &&
            !text.includes(`#type-${name.toLowerCase()})`) &&
            !text.includes(`[\`${name}\`](/docs/`),
        )
        .map((name) => `${path}: ${name}`);
    });
    expect(missing).toEqual([]);
    expect(count).toBeGreaterThan(1000);
  });

  it('describes every type that the client and the atoms export in one place', () => {
    const reference = [...files]
      .filter(([path]) => path.startsWith('docs/reference/'))
      .map(([, text]) => text)
      .join('\n');
    const headings = Array.from(
      reference.matchAll(/^### type (\w+)(?: of \S+)?\n\nFrom `([^`]+)`/gm),
      (one) => one.slice(1).join(' '),
    );
    const types = [...site.types.values()]
      .filter(({ entry = '' }) => /^@vitrine\/(client|atoms)/.test(entry))
      .map(({ name, entry }) => `${name} ${entry}`);
    expect(types.length).toBeGreaterThan(800);
    expect(types.filter((type) => !headings.includes(type))).toEqual([]);
    expect(new Set(headings).size).toBe(headings.length);
    const repeated = [...files].flatMap(([path, text]) => {
      const titles = Array.from(text.matchAll(/^### type .+$/gm), ([title]) => title);
      return titles
        .filter((title, index) => titles.indexOf(title) < index)
        .map((title) => `${path}: ${title}`);
    });
    expect(repeated).toEqual([]);
  });

  it('shows code that compiles against the packages', async () => {
    const readmes = listFiles('packages/*/README.md', 'mocks/README.md', 'README.md').map(
      (path) => ({
        path,
        source: readText(path),
      }),
    );
    const published = [...files].map(([path, source]) => ({ path, source }));
    const blocks = [...published, ...readmes].flatMap((page) => listCodeBlocks(page));
    expect(blocks.length).toBeGreaterThan(300);
    expect(await checkCode(blocks, site.exports)).toEqual([]);
    // The compiler reads all packages, which takes long beside other work.
  }, 300_000);
});
