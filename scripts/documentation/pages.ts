import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import {
  type Api,
  type Component,
  type ComponentPackage,
  componentPackages,
  type ExportedComponent,
  type ExportedValue,
  getTypeNames,
  listAllEntries,
  type NamedType,
  type PackageExport,
  type Prop,
  root,
} from './read-api.ts';

/** A documentation page: an MDX file with a `Meta` element and Markdown below it. */
export interface Page {
  /** Relative to the root of the repository. */
  path: string;
  /** The place in the sidebar, as Storybook has it: `Guides/Theming`. */
  title: string;
  /** The ID of the page in Storybook. */
  id: string;
  /** The path of the page as Markdown, relative to the site: `docs/guides/theming.md`. */
  markdownPath: string;
  source: string;
}

/** The name of a page without its section: `Theming`. */
const getName = ({ title }: Page) => title.split('/').slice(1).join(' / ') || title;

/** The ID that Storybook derives from the title of a page. */
const toId = (title: string) =>
  `${title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')}--docs`;

export function readPage(path: string): Page {
  const source = readFileSync(join(root, path), 'utf8');
  const [, title] = /<Meta title="([^"]+)"/.exec(source) ?? [];
  if (!title) throw new Error(`${path} has no <Meta title="…" />.`);
  return {
    path,
    title,
    id: toId(title),
    markdownPath: path.replace(/\.mdx$/, '.md'),
    source,
  };
}

/** Every documentation page, sorted by path. */
export const listPages = (): Page[] =>
  globSync('docs/**/*.mdx', { cwd: root }).sort().map(readPage);

/** The pages that describe components. */
export const listComponentPages = (): Page[] =>
  listPages().filter(({ path }) => /^docs\/(components|admin)\//.test(path));

/** The package whose components a page describes. */
export const getPackage = ({ path }: Page): ComponentPackage =>
  path.startsWith('docs/admin/') ? 'admin' : 'ui';

/** The name of the first example of a page that runs. */
export const getLiveExample = ({ source }: Page): string | undefined =>
  /<Example name="(\w+)"(?![^>]*live=\{false\})/.exec(source)?.[1];

const repository = 'https://github.com/vitrine-design/vitrine/blob/main';

const escapeCell = (text: string) => text.replaceAll('|', '\\|').replace(/\n+/g, ' ');

/** The first lines of a page that a command writes: its place in the sidebar, and a note to editors. */
export const writeHeader = (title: string, note: string) =>
  `import { Meta } from '@storybook/addon-docs/blocks';\n\n<Meta title="${title}" />\n\n{/* ${note} */}\n\n`;

/** The name of a page or another document: the last part of its title, or its heading. */
function readName(path: string): string {
  if (path.endsWith('.mdx')) return getName(readPage(path));
  const [, heading] = /^# (.+)$/m.exec(readFileSync(join(root, path), 'utf8')) ?? [];
  return heading ?? path;
}

/** Text of a docstring, safe in MDX: braces and angle brackets outside of code are text. */
export const toText = (text: string) =>
  text
    .split(/(`[^`]*`)/)
    .map((part) => (part.startsWith('`') ? part : part.replace(/[<{]/g, (one) => `\\${one}`)))
    .join('')
    .replace(/docs\/[\w/-]+\.mdx?/g, (path) => `[${readName(path)}](/${path})`);

const writeRow = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** A table in Markdown; the cells are Markdown already. */
const writeTable = (heads: readonly string[], rows: readonly (readonly string[])[]) =>
  [writeRow(heads), `|${'---|'.repeat(heads.length)}`, ...rows.map(writeRow)].join('\n');

const code = (text: string) =>
  text.includes('`') ? `\`\` ${escapeCell(text)} \`\`` : `\`${escapeCell(text)}\``;

function writeProps(props: readonly Prop[]): string {
  const rows = props.map(({ name, type, required, initial, description }) => {
    return [
      `${code(name)}${required ? ' (required)' : ''}`,
      code(type),
      escapeCell(toText(initial ?? '')),
      escapeCell(toText(description)),
    ];
  });
  return writeTable(['Prop', 'Type', 'Default', 'Description'], rows);
}

function writeComponent({ props, element }: Component): string {
  const table = props.length > 0 ? [writeProps(props)] : [];
  if (!element) return table[0] ?? 'Has no props.';
  const verb = props.length > 0 ? 'Also accepts' : 'Accepts';
  return [...table, `${verb} all attributes of ${element}.`].join('\n\n');
}

/** What the components of a page add to one that has only `UiProvider`, compressed by gzip, in kB. */
export interface ComponentBytes {
  js: number;
  css: number;
}

/** The file of the measured bytes, by path of the page; `npx pnpm@12 measure` writes it. */
export const componentBytesPath = 'scripts/documentation/component-bytes.json';

export const readComponentBytes = (): Record<string, ComponentBytes> =>
  JSON.parse(readFileSync(join(root, componentBytesPath), 'utf8'));

function writeBytes({ js, css }: ComponentBytes): string {
  const styles = css > 0 ? ` and ${css.toFixed(1)} kB of styles` : '';
  return `Adds ${js.toFixed(1)} kB of scripts${styles} to a page that has only \`UiProvider\` (gzip, without what loads on demand).`;
}

/** What a page says about the components first: what they are, and how to import them. */
function writeSummary(components: readonly ExportedComponent[]): string {
  const [first] = components;
  if (!first) return '';
  const names = components.map(({ name }) => name).join(', ');
  const descriptions = components
    .filter(({ description }) => description)
    .map(({ name, description }) =>
      components.length > 1 ? `- ${code(name)}: ${toText(description)}` : toText(description),
    );
  return [
    ...(components.length > 1 ? [descriptions.join('\n')] : descriptions),
    `\`\`\`tsx\nimport { ${names} } from '@vitrine/${first.package}';\n\`\`\``,
  ].join('\n\n');
}

/** A name with its type: TypeScript that is no program, which the word after the language says. */
export const writeSignature = (text: string) => `\`\`\`ts signature\n${text}\n\`\`\``;

const list = (names: readonly string[]) => names.map(code).join(', ');

/** A list that opens on demand if it is long. */
const fold = (text: string, count: number, name: string, limit = 12) =>
  count > limit ? `<details>\n<summary>${count} ${name}</summary>\n\n${text}\n\n</details>` : text;

/** Messages with their keys. */
const writeTexts = (texts: readonly (readonly [key: string, text: string])[]) =>
  writeTable(
    ['Key', 'English'],
    texts.map(([key, text]) => [code(key), code(text)]),
  );

/** The path of the page that lists the types of a domain, by domain. */
const listTypeHomes = (pages: readonly Page[]) =>
  new Map(
    pages.flatMap(({ path, source }) =>
      Array.from(source.matchAll(/<Types of="([^"]+)"/g), ([, domains = '']) =>
        domains.split(' ').map((domain) => [domain, path] as const),
      ).flat(),
    ),
  );

/** A type with more fields is described on one page only. */
const greatestFieldCount = 16;

/** A type with more fields, such as the messages of a package, has no table of them. */
const greatestTableLength = 100;

/**
 * The heading of a type. The client and the atoms can have types of one name in a domain, of which
 * the second one has its entry in the heading.
 */
function getTypeTitle({ id, name, entry, domain }: NamedType, types: Api['types']): string {
  const [, folder] = domain.split('/');
  const isSecond =
    domain.startsWith('atoms/') &&
    [...types.values()].some(
      (other) => other.id !== id && other.name === name && other.domain === `client/${folder}`,
    );
  return `type ${name}${isSecond ? ` of ${entry}` : ''}`;
}

const toAnchor = (title: string) =>
  `#${title
    .toLowerCase()
    .replace(/[^\w\- ]/g, '')
    .replaceAll(' ', '-')}`;

function writeType(type: NamedType, types: Api['types']): string {
  const { name, parameters, entry, description, fields, base, definition = '' } = type;
  const origin = entry
    ? `From ${code(entry)}${parameters && `, as ${code(name + parameters)}`}.`
    : 'No package exports it.';
  const isShort = definition.length < 200 && !definition.includes('\n');
  const table = writeTable(
    ['Field', 'Type', 'Description'],
    fields.map((field) => [
      code(`${field.name}${field.required ? '' : '?'}`),
      code(field.type),
      escapeCell(toText(field.description)),
    ]),
  );
  return [
    `### ${getTypeTitle(type, types)}`,
    [origin, toText(description)].filter(Boolean).join(' '),
    fields.length > greatestTableLength
      ? `Has ${fields.length} fields.`
      : fields.length > 0
        ? table
        : isShort && !definition.includes('`')
          ? `\`${definition}\``
          : writeSignature(definition),
    base ? `Also has the fields of ${code(base)}.` : '',
  ]
    .filter(Boolean)
    .join('\n\n');
}

/**
 * Describes types on a page, and links to those that another page describes.
 * @param isHere whether the page describes a type that has a page of its own.
 */
function writeTypes(
  ids: Iterable<string>,
  { types, pages }: SiteData,
  isHere: (type: NamedType) => boolean,
  {
    limit = Number.POSITIVE_INFINITY,
    elsewhere,
  }: {
    /** Up to how many types are shown without a click. */
    limit?: number;
    /** Links to the types that the pages of components describe, by ID. */
    elsewhere?: ReadonlyMap<string, string>;
  } = {},
): string {
  const homes = listTypeHomes(pages);
  const described = new Map<string, NamedType>();
  const linked = new Map<string, string>();
  const queue = [...ids];
  for (const id of queue) {
    const type = types.get(id);
    if (!type || described.has(id)) continue;
    const home = type.entry && homes.get(type.domain);
    const link = elsewhere?.get(id);
    if (link !== undefined) linked.set(id, link);
    else if (!home || isHere(type)) {
      described.set(id, type);
      queue.push(...type.types);
    } else linked.set(id, `[${code(type.name)}](/${home}${toAnchor(getTypeTitle(type, types))})`);
  }
  const entries = [...described.values()]
    .sort((one, other) => one.name.localeCompare(other.name))
    .map((type) => writeType(type, types));
  const links = [...linked.values()].sort((one, other) => one.localeCompare(other));
  if (entries.length === 0 && links.length === 0) return '';
  return [
    '## Types',
    entries.length > 0 ? fold(entries.join('\n\n'), entries.length, 'types', limit) : '',
    links.length > 0 ? `Types of other pages: ${links.join(', ')}.` : '',
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** The types of the reference of some domains, with those of other pages that its text names. */
function writeReferenceTypes(domains: readonly string[], text: string, data: SiteData): string {
  const isHere = ({ domain }: NamedType) => domains.includes(domain);
  const all = [...data.types.values()].filter(({ entry }) => entry);
  const own = all.filter(isHere);
  if (own.length === 0) throw new Error(`No types of ${domains.join(', ')}.`);
  const signatures = Array.from(text.matchAll(/^```ts signature\n([\s\S]*?)^```$/gm));
  const named = [
    ...new Set(signatures.flatMap(([, code = '']) => [...getTypeNames(code)])),
  ].flatMap(
    (name) =>
      own.find((type) => type.name === name) ?? all.find((type) => type.name === name) ?? [],
  );
  const values = data.values.filter(({ domain }) => domains.includes(`atoms/${domain}`));
  return writeTypes(
    [
      ...own.map(({ id }) => id),
      ...named.map(({ id }) => id),
      ...values.flatMap(({ types }) => types),
    ],
    data,
    isHere,
  );
}

/** Finds a component by its name, which can be that of a component of both packages. */
function findComponent(
  name: string,
  page: Page,
  { components }: SiteData,
): ExportedComponent | undefined {
  const named = components.filter((component) => component.name === name);
  return named.find((one) => one.package === getPackage(page)) ?? named[0];
}

/** The components that a page describes. */
const getComponents = (page: Page, data: SiteData): ExportedComponent[] =>
  getDocumentedNames(page.source).flatMap((name) => findComponent(name, page, data) ?? []);

/** The fewest names that a link replaces. */
const leastRepeatedCount = 5;

/**
 * The variables or messages of a page. A page component repeats most of those of the components in
 * its folder, so its page links to theirs.
 */
function findOwn(
  page: Page,
  data: SiteData,
  get: (component: ExportedComponent) => readonly string[],
): { own: string[]; links: string[] } {
  const getAll = (one: Page) => [...new Set(getComponents(one, data).flatMap(get))];
  const getFolders = (one: Page) => getComponents(one, data).map(({ source }) => dirname(source));
  const own = new Set(getAll(page));
  const links: string[] = [];
  if (page.path.startsWith(pageFolder)) {
    const all = new Set(own);
    const folders = new Set(getFolders(page));
    const others = data.pages
      .filter(({ path }) => path.startsWith('docs/components/') && !path.startsWith(pageFolder))
      .filter((other) => getFolders(other).some((folder) => folders.has(folder)))
      .map((other) => ({ other, names: getAll(other) }))
      .filter(({ names }) => names.every((name) => all.has(name)))
      .sort((one, other) => other.names.length - one.names.length);
    for (const { other, names } of others) {
      if (names.filter((name) => own.has(name)).length < leastRepeatedCount) continue;
      for (const name of names) own.delete(name);
      links.push(`[${getName(other)}](/${other.path})`);
    }
  }
  return { own: [...own], links };
}

/** The components that are whole pages. */
const pageFolder = 'docs/components/pages/';

/** Everything about the API of the components that can be derived from the sources. */
function writeApi(components: readonly ExportedComponent[], page: Page, data: SiteData): string {
  const { aboutAttributes } = data;
  const messages = data.messages[getPackage(page)];
  const bytes = data.componentBytes[page.path];
  const unique = (get: (component: ExportedComponent) => readonly string[]) => [
    ...new Set(components.flatMap(get)),
  ];
  const sections = ['## Props'];
  for (const component of components) {
    const { parts } = component;
    if (parts.length === 0) {
      if (components.length > 1) sections.push(`### ${component.name}`);
      sections.push(writeComponent(component));
    }
    for (const part of parts) {
      sections.push(`### ${part.name}`);
      if (part.description) sections.push(toText(part.description));
      sections.push(writeComponent(part));
    }
  }
  const hooks = [
    ...new Map(components.flatMap((one) => one.hooks).map((hook) => [hook.name, hook])).values(),
  ];
  if (hooks.length > 0) {
    sections.push('## Hooks');
    for (const { name, signature, description } of hooks) {
      sections.push(`### ${name}`, writeSignature(`${name}: ${signature}`), toText(description));
    }
  }
  const named = new Set(
    components.flatMap((one) => [
      ...[one, ...one.parts].flatMap(({ props }) => props).flatMap(({ types }) => types),
      ...one.hooks.flatMap(({ types }) => types),
    ]),
  );
  sections.push(
    writeTypes(
      named,
      data,
      ({ id, fields }) => named.has(id) && fields.length <= greatestFieldCount,
      { limit: 4 },
    ),
  );
  const attributes = unique(({ dataAttributes }) => dataAttributes).filter(
    (name) => aboutAttributes[name],
  );
  if (attributes.length > 0) {
    const about = Object.fromEntries(attributes.map((name) => [name, aboutAttributes[name]]));
    sections.push('## Data attributes', writeAttributes(about));
  }
  if (bytes) sections.push('## Size', writeBytes(bytes));
  const variables = findOwn(page, data, (component) => component.variables);
  if (variables.own.length > 0 || variables.links.length > 0) {
    const text = [
      variables.own.length > 0 ? list(variables.own) : '',
      variables.links.length > 0 ? `Those of ${variables.links.join(', ')}.` : '',
      'Their values are in [Variables](/docs/reference/variables.mdx).',
    ];
    sections.push(
      '## CSS variables',
      fold(text.filter(Boolean).join('\n\n'), variables.own.length, 'variables'),
    );
  }
  const keys = findOwn(page, data, (component) => component.messages);
  if (keys.own.length > 0 || keys.links.length > 0) {
    const texts = keys.own.map((key) => [key, messages.get(key) ?? ''] as const);
    sections.push('## Messages');
    if (keys.links.length > 0) sections.push(`Those of ${keys.links.join(', ')}.`);
    if (texts.length > 0) sections.push(fold(writeTexts(texts), texts.length, 'messages'));
  }
  const sources = components.map(({ name, source }) => `[${name}](${repository}/${source})`);
  sections.push(`Source: ${sources.join(', ')}`);
  return sections.filter(Boolean).join('\n\n');
}

/** The meaning and the values of each data attribute, as `@vitrine/ui` exports them. */
export type AboutAttributes = Readonly<
  Record<string, { about: string; values: readonly string[] | string } | undefined>
>;

/** What pages are made with. */
export interface SiteData extends Api {
  aboutAttributes: AboutAttributes;
  pages: readonly Page[];
  /** By path of the page. */
  componentBytes: Readonly<Record<string, ComponentBytes | undefined>>;
}

/** The atoms, functions and constants of a domain of `@vitrine/atoms`. */
function writeAtoms(values: readonly ExportedValue[], path: string): string {
  if (values.length === 0) throw new Error(`${path}: no atoms of this domain.`);
  const isAtom = ({ type, name }: ExportedValue) => name.endsWith('Atom') || /Atom</.test(type);
  const groups: [string, ExportedValue[]][] = [
    ['Atoms', values.filter(isAtom)],
    ['Functions and constants of the state', values.filter((value) => !isAtom(value))],
  ];
  return groups
    .filter(([, members]) => members.length > 0)
    .map(([title, members]) => {
      const sections = members.map(
        ({ name, type, description, calls, isOptimistic, invalidates }) => {
          const facts = [
            calls.length > 0 ? `Calls ${list(calls)}.` : '',
            isOptimistic ? 'Shows the result before the platform has responded.' : '',
            invalidates ? `Then reads again: ${code(invalidates)}.` : '',
          ].filter(Boolean);
          return [
            `### ${name}`,
            writeSignature(`${name}: ${type}`),
            toText(description),
            facts.join(' '),
          ]
            .filter(Boolean)
            .join('\n\n');
        },
      );
      return `## ${title}\n\n${sections.join('\n\n')}`;
    })
    .join('\n\n');
}

/** The types that the pages of components describe, or whose fields they show as props. */
function listComponentTypes(
  packageName: string,
  data: SiteData,
): { ids: Map<string, string>; byPage: Map<Page, Set<string>> } {
  const ids = new Map<string, string>();
  const byPage = new Map<Page, Set<string>>();
  const own = [...data.types.values()].filter(({ entry = '' }) => getOwner(entry) === packageName);
  const add = (page: Page, name: string, anchor: string) => {
    const type = own.find((one) => one.name === name);
    if (!type || ids.has(type.id)) return;
    ids.set(type.id, `[${code(name)}](/${page.path}${anchor})`);
    byPage.set(page, (byPage.get(page) ?? new Set()).add(type.id));
  };
  const pages = data.pages.filter(
    (page) => /^docs\/(components|admin)\//.test(page.path) && getPackage(page) === packageName,
  );
  for (const page of pages) {
    for (const component of getComponents(page, data))
      for (const { propsType } of [component, ...component.parts])
        if (propsType) add(page, propsType, '');
  }
  for (const page of pages) {
    for (const [, name = ''] of expandPage(page, data).matchAll(/^### type (\w+)$/gm))
      add(page, name, toAnchor(`type ${name}`));
  }
  return { ids, byPage };
}

/** `ui` of `@vitrine/ui/metadata`. */
const getOwner = (entry: string) => entry.split('/')[1] ?? '';

/** A hook, a function or a constant. */
function writeExport({ name, package: owner, entry, type, description }: PackageExport): string {
  return [
    `### ${name}`,
    type ? writeSignature(`${name}: ${type}`) : '',
    [entry === `@vitrine/${owner}` ? '' : `From ${code(entry)}.`, toText(description)]
      .filter(Boolean)
      .join(' '),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** The hooks that the pages of components describe, as links by page. */
function writeComponentHooks(packageName: string, data: SiteData): string {
  const lines = data.pages
    .filter((page) => /^docs\/(components|admin)\//.test(page.path))
    .filter((page) => getPackage(page) === packageName)
    .flatMap((page) => {
      const hooks = new Set(
        getComponents(page, data).flatMap((one) => one.hooks.map(({ name }) => name)),
      );
      const links = [...hooks].map((name) => `[${code(name)}](/${page.path}${toAnchor(name)})`);
      return links.length > 0 ? [`- ${getName(page)}: ${links.join(', ')}`] : [];
    });
  return lines.join('\n');
}

/** Everything that a package exports besides its components: hooks, functions and constants. */
function writeExports(packageName: string, data: SiteData, { path, source }: Page): string {
  const exported = data.packageExports.filter((one) => one.package === packageName);
  if (exported.length === 0) throw new Error(`${path}: no exports of ${packageName}.`);
  const ofComponents = new Set(
    data.components
      .filter((one) => one.package === packageName)
      .flatMap((one) => one.hooks.map(({ name }) => name)),
  );
  const groups: [string, PackageExport['kind']][] = [
    ['Hooks', 'hook'],
    ['Functions', 'function'],
    ['Constants', 'constant'],
  ];
  const hooks = writeComponentHooks(packageName, data);
  const hasTypes = source.includes(`<ExportedTypes of="${packageName}"`);
  const named = exported.flatMap(({ types }) => types);
  return [
    ...groups.flatMap(([title, kind]) => {
      const members = exported
        .filter((one) => one.kind === kind && !ofComponents.has(one.name))
        .sort((one, other) => one.name.localeCompare(other.name));
      return members.length > 0 ? [`## ${title}`, ...members.map(writeExport)] : [];
    }),
    ...(hooks
      ? ['## Hooks of components', 'The page of a component describes its hooks:', hooks]
      : []),
    hasTypes ? '' : writeTypes(named, data, () => false, { elsewhere: listTypeLinks(data) }),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** Links to the types of all packages that have a page with them, by ID. */
function listTypeLinks(data: SiteData): Map<string, string> {
  const links = new Map<string, string>();
  for (const { path, source } of data.pages) {
    const [, name] = /<ExportedTypes of="(\w+)"/.exec(source) ?? [];
    if (!name) continue;
    for (const [id, link] of listComponentTypes(name, data).ids) links.set(id, link);
    for (const type of data.types.values()) {
      if (getOwner(type.entry ?? '') !== name || links.has(type.id)) continue;
      const anchor = toAnchor(getTypeTitle(type, data.types));
      links.set(type.id, `[${code(type.name)}](/${path}${anchor})`);
    }
  }
  return links;
}

/** The types that a package exports: here, or as links to the pages of components that have them. */
function writeExportedTypes(packageName: string, data: SiteData): string {
  const { ids, byPage } = listComponentTypes(packageName, data);
  const isHere = ({ id, entry = '' }: NamedType) => getOwner(entry) === packageName && !ids.has(id);
  const own = [...data.types.values()].filter(isHere).map(({ id }) => id);
  const named = data.packageExports
    .filter((one) => one.package === packageName)
    .flatMap(({ types }) => types);
  const elsewhere = listTypeLinks(data);
  for (const id of own) elsewhere.delete(id);
  const described = writeTypes([...own, ...named], data, isHere, { elsewhere });
  const lines = [...byPage].map(([page, members]) => {
    const links = [...members].map((id) => {
      const link = ids.get(id) ?? '';
      return link.includes('#') ? link : /`[^`]*`/.exec(link)?.[0];
    });
    return `- [${getName(page)}](/${page.path}): ${links.join(', ')}`;
  });
  return [
    described,
    ...(lines.length > 0
      ? [
          '## Types of components',
          'Types of props, and others that the page of a component describes:',
          lines.join('\n'),
        ]
      : []),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** Every design token with its values. */
function writeVariables(): string {
  const { variables } = JSON.parse(
    readFileSync(join(root, 'packages/theme/variables.json'), 'utf8'),
  );
  const rows = Object.entries(variables as Record<string, Record<string, string>>).map(
    ([name, values]) => {
      const texts = Object.entries(values).map(([choice, value]) =>
        choice === 'all' ? code(value) : `${choice} ${code(value)}`,
      );
      return [code(name), texts.join(', ')];
    },
  );
  return writeTable(['Variable', 'Value'], rows);
}

function writeAttributes(aboutAttributes: AboutAttributes): string {
  const rows = Object.entries(aboutAttributes).flatMap(([name, entry]) => {
    if (!entry) return [];
    const values = typeof entry.values === 'string' ? entry.values : list(entry.values);
    return [[code(name), escapeCell(toText(entry.about)), values]];
  });
  return writeTable(['Attribute', 'Meaning', 'Values'], rows);
}

/** Every message of both packages, by the first part of its key. */
function writeMessages(messages: Api['messages']): string {
  const sections = componentPackages.flatMap((packageName) => {
    const groups = new Map<string, (readonly [key: string, text: string])[]>();
    for (const message of messages[packageName]) {
      const [area = ''] = message[0].replace(/^admin\./, '').split('.');
      groups.set(area, [...(groups.get(area) ?? []), message]);
    }
    const tables = [...groups].map(([area, texts]) => `### ${area}\n\n${writeTexts(texts)}`);
    return [`## @vitrine/${packageName}`, ...tables];
  });
  return sections.join('\n\n');
}

/** The names in the `of` of a tag: `of="Price PriceReference"`. */
export const getDocumentedNames = (source: string): string[] =>
  Array.from(source.matchAll(/<Summary of="([^"]+)"/g), ([, names = '']) =>
    names.split(' '),
  ).flat();

const docLink = '\\[[^\\]]*\\]\\([^)]*\\)';
const references = new RegExp(
  `\\s*See\\s+${docLink}(?:(?:,?\\s+and\\s+|,\\s+)${docLink})*\\.`,
  'g',
);

/** Removes the links to a page itself from the references that docstrings end with. */
const removeOwnReferences = (text: string, path: string) =>
  text.replace(references, (sentence) => {
    const links = sentence.match(new RegExp(docLink, 'g')) ?? [];
    const others = links.filter((link) => !link.endsWith(`](/${path})`));
    if (others.length === links.length) return sentence;
    if (others.length === 0) return '';
    return ` See ${others.join(', ').replace(/, (?=[^,]*$)/, ' and ')}.`;
  });

/** Replaces the tags of a page whose content is derived from the sources by Markdown. */
export function expandPage(page: Page, data: SiteData): string {
  return removeOwnReferences(expandTags(page, data), page.path);
}

function expandTags(page: Page, data: SiteData): string {
  const { values, messages, aboutAttributes } = data;
  const { source, path } = page;
  const find = (names: string) =>
    names.split(' ').map((name) => {
      const found = findComponent(name, page, data);
      if (!found) throw new Error(`${path}: no package exports a component ${name}.`);
      return found;
    });
  return source
    .replace(/<Summary of="([^"]+)" \/>/g, (_tag, names) => writeSummary(find(names)))
    .replace(/<Api of="([^"]+)" \/>/g, (_tag, names) => writeApi(find(names), page, data))
    .replace(/<Atoms of="([^"]+)" \/>/g, (_tag, domains: string) =>
      writeAtoms(
        values.filter(({ domain }) => domains.split(' ').includes(domain)),
        path,
      ),
    )
    .replace(/<Exports of="(\w+)" \/>/g, (_tag, name) => writeExports(name, data, page))
    .replace(/<ExportedTypes of="(\w+)" \/>/g, (_tag, name) => writeExportedTypes(name, data))
    .replace('<Variables />', writeVariables)
    .replace('<DataAttributes />', () => writeAttributes(aboutAttributes))
    .replace('<Messages />', () => writeMessages(messages))
    .replace(/<Types of="([^"]+)" \/>/g, (_tag, domains: string, _offset: number, text: string) =>
      writeReferenceTypes(domains.split(' '), text, data),
    );
}

/** Where a link of a page leads: a path of the repository and an anchor. */
function resolveLink(page: Page, link: string): { path: string; anchor: string } {
  const [file = '', anchor = ''] = link.split('#');
  const from = file.startsWith('/') ? join(root, file) : resolve(root, dirname(page.path), file);
  return { path: file ? relative(root, from) : page.path, anchor: anchor && `#${anchor}` };
}

const localLinks = /\]\((?!https?:|mailto:|\/?\?)([^)\s]+)\)/g;

const fences = /(^```[\s\S]*?^```$)/m;
const allCode = /(^```[\s\S]*?^```$|``[^\n]*?``|`[^`\n]*`)/m;

/** Changes the text of a page and leaves its code as it is, by default that in blocks only. */
const changeText = (text: string, change: (text: string) => string, code = fences) =>
  text
    .split(code)
    .map((part, index) => (index % 2 === 0 ? change(part) : part))
    .join('');

/** Every link of a page to another file or a heading, with its target. */
export const listLinks = (page: Page, text = page.source) =>
  text
    .split(allCode)
    .filter((_part, index) => index % 2 === 0)
    .flatMap((part) => Array.from(part.matchAll(localLinks)))
    .map(([, link = '']) => ({ link, ...resolveLink(page, link) }));

/**
 * Replaces links to files: `toPage` returns the URL of a documentation page. Other files of the
 * repository are not part of the site, so their links lead to the repository.
 */
export const replaceLinks = (
  page: Page,
  text: string,
  pages: readonly Page[],
  toPage: (page: Page) => string,
) => {
  const replace = (link: string) => {
    const { path, anchor } = resolveLink(page, link);
    const target = pages.find((one) => one.path === path);
    if (target === undefined) return `](${repository}/${path}${anchor})`;
    return `](${path === page.path && anchor ? anchor : toPage(target) + anchor})`;
  };
  return changeText(
    text,
    (part) => part.replace(localLinks, (_whole, link) => replace(link)),
    allCode,
  );
};

/** Reads the example of a page: `Button` of `docs/components/Button.mdx`. */
export const readExample = (page: Page, name: string) =>
  readFileSync(join(root, dirname(page.path), `${name}.example.tsx`), 'utf8');

/** The sections of the sidebar in the order in which a reader needs them; other ones are between. */
const firstSections = [
  'Introduction',
  'Guides',
  'Foundations',
  'Primitives',
  'Patterns',
  'Catalog',
];
const lastSections = ['Reference', 'Admin', 'Requirements'];
const firstGuides = [
  'Getting started',
  'Compose pages',
  'Routes and links',
  'Customize a component',
  'State in React',
  'Theming',
  'Components and styles',
];

/** Sorts by a list of names that come first and one of names that come last. */
const compareBy =
  (first: readonly string[], last: readonly string[]) => (one: string, other: string) => {
    const getRank = (name: string) =>
      first.includes(name) ? first.indexOf(name) - first.length : last.indexOf(name) + 1;
    return getRank(one) - getRank(other);
  };

/** The pages of each section, in the order of `llms.txt`. */
function groupPages(pages: readonly Page[]): [section: string, pages: Page[]][] {
  const sections = new Map<string, Page[]>();
  for (const page of pages) {
    const [section = ''] = page.title.split('/');
    sections.set(section, [...(sections.get(section) ?? []), page]);
  }
  const compareSections = compareBy(firstSections, lastSections);
  const compareGuides = compareBy(firstGuides, []);
  return [...sections]
    .sort(([one], [other]) => compareSections(one, other))
    .map(([section, members]) => [
      section,
      members.sort((one, other) => compareGuides(getName(one), getName(other))),
    ]);
}

const toMarkdownUrl = ({ markdownPath }: Page) => `/${markdownPath}`;

/** The gallery of components as a list of their pages by section. */
const writeGallery = (pages: readonly Page[]) =>
  groupPages(pages.filter(({ path }) => /^docs\/(components|admin)\//.test(path)))
    .map(([section, members]) => {
      const links = members.map((page) => `[${getName(page)}](/${page.path})`);
      return `- ${section}: ${links.join(', ')}`;
    })
    .join('\n');

/**
 * A page as plain Markdown, for tools that read text. The syntax of MDX is left out, examples are
 * code, and every block of code is as in the source.
 */
export function toMarkdown(page: Page, data: SiteData): string {
  const withBlocks = changeText(expandPage(page, data), (part) =>
    part
      .replace(/^import .*;\n/gm, '')
      .replace(/^<Meta .*\/>\n/gm, '')
      .replace(/^\{\/\*[\s\S]*?\*\/\}\n/gm, '')
      .replace(
        /<Example name="([^"]+)"[^>]*\/>/g,
        (_tag, name) => `\`\`\`tsx\n${readExample(page, name).trimEnd()}\n\`\`\``,
      )
      .replace(/<\/?details>\n|<summary>.*<\/summary>\n|(?<=\n)<\/details>$/g, '')
      .replace('<Gallery />', () => writeGallery(data.pages))
      .replace('<ThemeEditor />', `Open [the theme editor](/?path=/docs/${page.id}) in a browser.`),
  );
  const text = changeText(withBlocks, (part) => {
    const [block] = /^<[A-Z]\w*\b.*/m.exec(part) ?? [];
    if (block) throw new Error(`${page.path}: ${block} has no form in Markdown.`);
    return part.replace(/\n{3,}/g, '\n\n');
  }).trim();
  return `${replaceLinks(page, text, data.pages, toMarkdownUrl)}\n`;
}

/** The first paragraph of a page, without links and without a sentence that introduces code. */
function getLead(markdown: string): string {
  const [lead = ''] = markdown
    .replace(new RegExp(fences, 'gm'), '')
    .split(/\n\n+/)
    .filter((part) => part.trim() && !/^(#|\||<|!)/.test(part.trim()))
    .map((part) => part.trim().split('\n- ')[0] ?? '');
  return lead
    .replace(/^- /, '')
    .replace(/^`\w+`: /, '')
    .replace(/\s*\n\s*/g, ' ')
    .replace(references, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(?<=\.) [^.]*:$/, '')
    .replace(/:$/, '.');
}

/** Some entries of a package: what they export, with some of the names. */
interface EntryGroup {
  /** An entry, or the beginning of several ones that ends with a slash and a star. */
  entry: string;
  /** Names that every reader needs. */
  names?: readonly string[];
  text: string;
}

/** All entries of the packages. An entry that is not here by its name belongs to a group. */
const entryGroups: readonly EntryGroup[] = [
  {
    entry: '@vitrine/client',
    names: ['createClient', 'memoryStorage', 'localTokens', 'sessionTokens', 'cookieTokens'],
    text: 'the other token storages, the classes of errors, and types that several domains share',
  },
  {
    entry: '@vitrine/client/*',
    text: 'the endpoints of a domain, and the types of its entities, such as `Product` of `@vitrine/client/catalog`',
  },
  {
    entry: '@vitrine/atoms',
    names: ['createStorefront', 'StorefrontProvider', 'useAtomValue', 'useAtom', 'useSetAtom'],
    text: 'every atom, and the functions and types of the state',
  },
  {
    entry: '@vitrine/ui',
    names: ['UiProvider', 'defaultRoutes', 'useUi', 'formatMoney'],
    text: 'every component below that is not of Admin, and their hooks and types',
  },
  { entry: '@vitrine/ui/*', text: 'the same by area' },
  {
    entry: '@vitrine/ui/react-router',
    names: ['reactRouterLink', 'useReactRouterLocation', 'shouldRevalidate'],
    text: 'the adapter of React Router',
  },
  {
    entry: '@vitrine/ui/next',
    names: ['NextStorefrontProvider', 'nextLink'],
    text: 'the adapter of Next',
  },
  {
    entry: '@vitrine/ui/metadata',
    names: ['getProductMetadata', 'getEventMetadata', 'getCollectionMetadata'],
    text: 'metadata for search engines, without a component',
  },
  {
    entry: '@vitrine/ui/sanitize',
    names: ['createSanitizer'],
    text: 'the sanitizer of `SafeHtml`, for a server',
  },
  { entry: '@vitrine/ui/messages/*', text: '`german`, `britishEnglish`, `persian`: messages' },
  { entry: '@vitrine/ui/styles.css', text: 'all styles in one file, without a bundler' },
  { entry: '@vitrine/admin', text: 'every component of Admin, for the owner of a shop' },
  { entry: '@vitrine/admin/*', text: 'the same by area' },
  {
    entry: '@vitrine/admin/messages/*',
    text: '`adminGerman`, `adminBritishEnglish`, `adminPersian`: messages',
  },
  { entry: '@vitrine/admin/styles.css', text: 'all styles of Admin in one file' },
  {
    entry: '@vitrine/theme',
    names: ['vars', 'themeAttributes'],
    text: 'the design tokens as values',
  },
  {
    entry: '@vitrine/theme/styles.css',
    text: 'the reset, the tokens and the themes; every page needs it',
  },
  { entry: '@vitrine/theme/fonts.css', text: 'the fonts' },
  { entry: '@vitrine/theme/tokens.json', text: 'the design tokens (DTCG)' },
  {
    entry: '@vitrine/theme/variables.json',
    text: 'every CSS variable, with the components that read it',
  },
  {
    entry: '@vitrine/mocks',
    names: ['createMockPlatform', 'createShopFactory'],
    text: 'the mock platform for tests and stories',
  },
  { entry: '@vitrine/mocks/msw', names: ['createMswHandlers'], text: 'its handlers for MSW' },
  { entry: '@vitrine/mocks/server', names: ['createPlatformServer'], text: 'its server' },
  { entry: '@vitrine/mocks/fa', names: ['persianFennHouse'], text: 'its store in Persian' },
  {
    entry: '@vitrine/storybook',
    names: ['createPreviewAddons', 'mockPlatform', 'getPlatform'],
    text: 'stories of your shop',
  },
  {
    entry: '@vitrine/storybook/main',
    names: ['createMainConfig'],
    text: 'the settings of Storybook',
  },
  {
    entry: '@vitrine/storybook/vitest',
    names: ['createStoryProject'],
    text: 'every story as a test',
  },
];

/** Every entry of the packages, for readers of `llms.txt`. A name that no entry exports is an error. */
function writePackages(exports: Api['exports']): string {
  const named = new Set(entryGroups.map(({ entry }) => entry));
  /** The longest beginning of a group that an entry has. */
  const findGroup = (entry: string) =>
    entryGroups
      .filter((group) => group.entry.endsWith('/*'))
      .filter((group) => entry.startsWith(group.entry.slice(0, -1)))
      .sort((one, other) => other.entry.length - one.entry.length)[0];
  const all = listAllEntries();
  const lines = entryGroups.map((group) => {
    const { entry, names = [], text } = group;
    const members = entry.endsWith('/*')
      ? all.filter((one) => !named.has(one) && findGroup(one) === group)
      : all.filter((one) => one === entry);
    if (members.length === 0) throw new Error(`No package has the entry ${entry}.`);
    const missing = names.filter((name) => !exports[entry]?.includes(name));
    if (missing.length > 0) throw new Error(`${entry} does not export ${missing.join(', ')}.`);
    return `- ${list(members)}: ${[names.map(code).join(', '), text].filter(Boolean).join(', ')}.`;
  });
  const create =
    '- `npm create vitrine@latest`: a new shop on React Router or Next, or the app of its owner.';
  return [...lines, create].join('\n');
}

/** One line of a list: a page, what it is about, and the components that it describes. */
function writeEntry(page: Page, lead: string): string {
  const name = getName(page);
  const components = getDocumentedNames(page.source);
  const [only, another] = components;
  const also =
    another || (only && only !== name) ? ` Components: ${components.map(code).join(', ')}.` : '';
  return `- [${name}](${toMarkdownUrl(page)}): ${lead}${also}`;
}

/** What the pages of a section describe: the names of components, or links to the pages. */
const getNames = (pages: readonly Page[]): string => {
  const components = pages.flatMap(({ source }) => getDocumentedNames(source));
  if (components.length > 0) return list(components);
  return pages.map((page) => `[${getName(page)}](${toMarkdownUrl(page)})`).join(', ');
};

/** Sections whose pages `llms.txt` lists itself. Those of others are in files of their own. */
const indexSections = ['Introduction', 'Guides'];

const getFirstSentence = (text: string) => /^.*?[.!?](?= |$)/.exec(text)?.[0] ?? text;

/**
 * Every page as Markdown by its path, a list of the pages of each section, and `llms.txt`, the index
 * of all of them. A tool opens the index and then only what it needs.
 */
export function writeMarkdownFiles(data: SiteData): Map<string, string> {
  const files = new Map(data.pages.map((page) => [page.markdownPath, toMarkdown(page, data)]));
  const toLead = (page: Page) => getLead(files.get(page.markdownPath) ?? '');
  const sections = groupPages(data.pages);
  const index = indexSections.map((name) => {
    const [, pages = []] = sections.find(([section]) => section === name) ?? [];
    const lines = pages.map((page) => writeEntry(page, getFirstSentence(toLead(page))));
    return `## ${name}\n\n${lines.join('\n')}`;
  });
  const lists = sections
    .filter(([section]) => !indexSections.includes(section))
    .map(([section, pages]) => {
      const path = `docs/lists/${section.toLowerCase()}.md`;
      const lines = pages.map((page) => writeEntry(page, toLead(page)));
      files.set(path, `# ${section}\n\n${lines.join('\n')}\n`);
      return { section, line: `- [${section}](/${path}): ${getNames(pages)}.` };
    });
  const writeLines = (isMember: (section: string) => boolean) =>
    lists
      .filter(({ section }) => isMember(section))
      .map(({ line }) => line)
      .join('\n');
  const others = ['Reference', 'Requirements'];
  const text = `# Vitrine

> A design system with headless state for storefronts and event sites on a hosted commerce and events platform: a typed client, jotai atoms, and styled, accessible React components.

${index.join('\n\n')}

## Components

Each list links to the pages of a section, with what each component is for:

${writeLines((section) => !others.includes(section))}

## Reference

Endpoints, atoms, hooks, functions, types, messages and variables:

${writeLines((section) => section === 'Reference')}

## Packages

${writePackages(data.exports)}

## Optional

${writeLines((section) => section === 'Requirements')}
`;
  files.set('llms.txt', text);
  return files;
}
