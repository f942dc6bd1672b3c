import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  code,
  escapeCell,
  getAnchor,
  getDocumentedNames,
  getName,
  getPackage,
  type Page,
  repository,
  toText,
  writeTable,
} from './pages.ts';
import {
  type Api,
  type Component,
  componentPackages,
  type DocTag,
  type ExportedComponent,
  type ExportedValue,
  getTypeNames,
  type NamedType,
  type PackageExport,
  type Prop,
  root,
} from './read-api.ts';

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

function writeComponent({ name, props, element }: Component): string {
  const table = props.length > 0 ? [writeProps(props)] : [];
  if (!element) return table[0] ?? `${code(name)} has no props.`;
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
function writeSummary(components: readonly ExportedComponent[], exports: Api['exports']): string {
  const [first] = components;
  if (!first) return '';
  const names = components.map(({ name }) => name);
  const findArea = (name: string) =>
    Object.keys(exports).find(
      (entry) => entry.startsWith(`@vitrine/${first.package}/`) && exports[entry]?.includes(name),
    );
  const areas = [...new Set(names.map(findArea))].filter((area) => area !== undefined);
  const getNamesOf = (area: string) => names.filter((name) => findArea(name) === area).join(', ');
  const alternative =
    areas.length > 1
      ? ` // or ${areas.map((area) => `${getNamesOf(area)} from '${area}'`).join(', ')}`
      : areas.map((area) => ` // or '${area}'`).join('');
  const descriptions = components
    .filter(({ description }) => description)
    .map(({ name, description }) =>
      components.length > 1 ? `- ${code(name)}: ${toText(description)}` : toText(description),
    );
  return [
    ...(components.length > 1 ? [descriptions.join('\n')] : descriptions),
    `\`\`\`tsx\nimport { ${names.join(', ')} } from '@vitrine/${first.package}';${alternative}\n\`\`\``,
  ].join('\n\n');
}

/** A name with its type: TypeScript that is no program, which the word after the language says. */
const writeSignature = (text: string) => `\`\`\`ts signature\n${text}\n\`\`\``;

/** The parameters, the result, the errors and the examples of a docstring. */
function writeTags(tags: readonly DocTag[]): string {
  const read = (name: string) =>
    tags.flatMap((tag) => (tag.name === name ? [tag.text.replace(/\s+/g, ' ')] : []));
  const parameters = read('param').map((text) => {
    const [name = '', ...words] = text.split(' ');
    return `- ${code(name)}: ${toText(words.join(' '))}`;
  });
  const errors = read('throws').map((text) =>
    text.replace(/^\{([^}]*)\}/, '`$1`').replace(/(^|[ ;])(\w*Error)\b/g, '$1`$2`'),
  );
  const examples = tags.flatMap(({ name, text }) =>
    name === 'example' ? [`\`\`\`tsx example\n${text}\n\`\`\``] : [],
  );
  return [
    parameters.join('\n'),
    ...read('returns').map((text) => `**Returns** ${toText(text)}`),
    ...errors.map((text) => `**Throws** ${toText(text)}`),
    ...examples,
  ]
    .filter(Boolean)
    .join('\n\n');
}

export const writeNames = (names: readonly string[]) => names.map(code).join(', ');

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

function writeType(type: NamedType, types: Api['types']): string {
  const { name, parameters, entry, description, fields, base, definition = '' } = type;
  const origin = entry
    ? `From ${code(entry)}${parameters && `, as ${code(name + parameters)}`}.`
    : 'No package exports it.';
  // Code in a line does not wrap, and a phone has room for 40 characters.
  const isShort = definition.length <= 40 && !definition.includes('\n');
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
    } else linked.set(id, `[${code(type.name)}](/${home}#${getAnchor(getTypeTitle(type, types))})`);
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
    for (const { name, signature, description, tags } of hooks) {
      sections.push(
        `### ${name}`,
        writeSignature(`${name}: ${signature}`),
        toText(description),
        writeTags(tags),
      );
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
  const attributes = unique(({ dataAttributes }) => Object.keys(dataAttributes)).flatMap((name) => {
    const about = aboutAttributes[name];
    if (!about) return [];
    const set = unique(({ dataAttributes }) => dataAttributes[name] ?? []);
    const values =
      typeof about.values === 'string'
        ? about.values
        : about.values.filter((value) => set.includes(value));
    return [[name, { ...about, values: values.length > 0 ? values : about.values }] as const];
  });
  if (attributes.length > 0) {
    const sorted = attributes.toSorted(([a], [b]) => a.localeCompare(b));
    sections.push('## Data attributes', writeAttributes(Object.fromEntries(sorted)));
  }
  if (bytes) sections.push('## Bundle size', writeBytes(bytes));
  const variables = findOwn(page, data, (component) => component.variables);
  if (variables.own.length > 0 || variables.links.length > 0) {
    const text = [
      variables.own.length > 0 ? writeNames(variables.own) : '',
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
        ({ name, type, description, tags, calls, isOptimistic, invalidates }) => {
          const facts = [
            calls.length > 0 ? `Calls ${writeNames(calls)}.` : '',
            isOptimistic ? 'Shows the result before the platform has responded.' : '',
            invalidates ? `Then reads again: ${code(invalidates)}.` : '',
          ].filter(Boolean);
          return [
            `### ${name}`,
            writeSignature(`${name}: ${type}`),
            toText(description),
            writeTags(tags),
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
      add(page, name, `#${getAnchor(`type ${name}`)}`);
  }
  return { ids, byPage };
}

/** `ui` of `@vitrine/ui/metadata`. */
const getOwner = (entry: string) => entry.split('/')[1] ?? '';

/** An endpoint, a hook, a function or a constant. */
function writeExport(
  { name, package: owner, entry, type, description, tags }: PackageExport,
  entryOfPage = `@vitrine/${owner}`,
): string {
  return [
    `### ${name}`,
    type ? writeSignature(`${name}: ${type}`) : '',
    [entry === entryOfPage ? '' : `From ${code(entry)}.`, toText(description)]
      .filter(Boolean)
      .join(' '),
    writeTags(tags),
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
      const links = [...hooks].map((name) => `[${code(name)}](/${page.path}#${getAnchor(name)})`);
      return links.length > 0 ? [`- ${getName(page)}: ${links.join(', ')}`] : [];
    });
  return lines.join('\n');
}

/** Endpoints, hooks, functions and constants, each under a heading. */
function writeExportGroups(exported: readonly PackageExport[], entryOfPage?: string): string[] {
  const groups: [string, PackageExport['kind']][] = [
    ['Endpoints', 'endpoint'],
    ['Hooks', 'hook'],
    ['Functions', 'function'],
    ['Constants', 'constant'],
  ];
  return groups.flatMap(([title, kind]) => {
    const members = exported
      .filter((one) => one.kind === kind)
      .sort((one, other) => one.name.localeCompare(other.name));
    return members.length > 0
      ? [`## ${title}`, ...members.map((one) => writeExport(one, entryOfPage))]
      : [];
  });
}

/** The endpoints, functions and constants of an entry of the client. */
const writeClientExports = (entry: string, { packageExports }: SiteData): string =>
  writeExportGroups(
    packageExports.filter((one) => one.entry === entry),
    entry,
  ).join('\n\n');

/** Everything that a package exports besides its components: hooks, functions and constants. */
function writeExports(packageName: string, data: SiteData, { path, source }: Page): string {
  const exported = data.packageExports.filter((one) => one.package === packageName);
  if (exported.length === 0) throw new Error(`${path}: no exports of ${packageName}.`);
  const ofComponents = new Set(
    data.components
      .filter((one) => one.package === packageName)
      .flatMap((one) => one.hooks.map(({ name }) => name)),
  );
  const hooks = writeComponentHooks(packageName, data);
  const hasTypes = source.includes(`<ExportedTypes of="${packageName}"`);
  const named = exported.flatMap(({ types }) => types);
  return [
    ...writeExportGroups(exported.filter(({ name }) => !ofComponents.has(name))),
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
      const anchor = `#${getAnchor(getTypeTitle(type, data.types))}`;
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

/** The kinds of variables in the order of their page, with the first part of their names. */
const variableKinds: readonly { title: string; parts: readonly string[]; text?: string }[] = [
  { title: 'Color', parts: ['color'] },
  { title: 'Shadow', parts: ['shadow'] },
  { title: 'Image brightness', parts: ['picture'] },
  {
    title: 'Space',
    parts: ['space'],
    text: 'The number of a name is the value in px in regular density. In compact density, each space is one step smaller.',
  },
  { title: 'Size', parts: ['size'] },
  { title: 'Radius', parts: ['radius'] },
  { title: 'Border', parts: ['border'] },
  {
    title: 'Type',
    parts: ['font', 'text'],
    text: 'The values are those of windows from 761 px and of regular density. Lengths in rem follow the text size of the browser; those in px are at its default.',
  },
  {
    title: 'Motion',
    parts: ['motion'],
    text: 'For visitors who prefer reduced motion, durations are shorter and `--vt-motion-travel` is 0.',
  },
  { title: 'Layers', parts: ['z'], text: 'Greater numbers are in front.' },
  {
    title: 'Layout',
    parts: ['container', 'page'],
    text: 'The values are those of windows below 761 px.',
  },
];

/** The heads of the columns of values that depend on a theme or a density. */
const choiceLabels: Record<string, string> = {
  light: 'Light',
  dark: 'Dark',
  contrast: 'High contrast',
  regular: 'Regular',
  compact: 'Compact',
  all: 'Value',
};

/** A value, a color with its swatch and a length in rem with its px. */
function writeValue(kind: string, value: string): string {
  if (kind === 'Color') return `<Swatch color="${value}" /> ${code(value)}`;
  const [, rem] = /^([\d.]+)rem$/.exec(value) ?? [];
  return rem ? `${code(value)} (${Math.round(Number(rem) * 1600) / 100} px)` : code(value);
}

/** A shadow by theme: its layers are too long for columns beside each other. */
const writeShadowRows = (name: string, values: Record<string, string>) =>
  Object.entries(values).map(([choice, value]) => [
    code(name),
    choiceLabels[choice] ?? choice,
    value
      .split(/, (?=\d)/)
      .map(code)
      .join(', '),
  ]);

/** Every design token with its values, by kind. */
function writeVariables(): string {
  const { variables }: { variables: Record<string, Record<string, string>> } = JSON.parse(
    readFileSync(join(root, 'packages/theme/variables.json'), 'utf8'),
  );
  const known = new Set(variableKinds.flatMap(({ parts }) => parts));
  const getPart = (name: string) => name.split('-')[3] ?? '';
  const other = Object.keys(variables).find((name) => !known.has(getPart(name)));
  if (other) throw new Error(`${other} is of no kind. Add one to the list of kinds.`);
  return variableKinds
    .map(({ title, parts, text }) => {
      const members = Object.entries(variables).filter(([name]) => parts.includes(getPart(name)));
      const introduction = [`## ${title}`, ...(text ? [text] : [])];
      if (title === 'Shadow') {
        const rows = members.flatMap(([name, values]) => writeShadowRows(name, values));
        return [...introduction, writeTable(['Variable', 'Theme', 'Value'], rows)].join('\n\n');
      }
      const choices = Object.keys(members[0]?.[1] ?? {});
      const rows = members.map(([name, values]) => [
        code(name),
        ...choices.map((choice) => writeValue(title, values[choice] ?? '')),
      ]);
      const heads = ['Variable', ...choices.map((choice) => choiceLabels[choice] ?? choice)];
      return [...introduction, writeTable(heads, rows)].join('\n\n');
    })
    .join('\n\n');
}

function writeAttributes(aboutAttributes: AboutAttributes): string {
  const rows = Object.entries(aboutAttributes).flatMap(([name, entry]) => {
    if (!entry) return [];
    const values = typeof entry.values === 'string' ? entry.values : writeNames(entry.values);
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

const docLink = '\\[[^\\]]*\\]\\([^)]*\\)';
export const closingReferences = new RegExp(
  `\\s*See\\s+${docLink}(?:(?:,?\\s+and\\s+|,\\s+)${docLink})*\\.`,
  'g',
);

/** Removes the links to a page itself from the references that docstrings end with. */
const removeOwnReferences = (text: string, path: string) =>
  text.replace(closingReferences, (sentence) => {
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
    .replace(/<Summary of="([^"]+)" \/>/g, (_tag, names) => writeSummary(find(names), data.exports))
    .replace(/<Api of="([^"]+)" \/>/g, (_tag, names) => writeApi(find(names), page, data))
    .replace(/<Atoms of="([^"]+)" \/>/g, (_tag, domains: string) =>
      writeAtoms(
        values.filter(({ domain }) => domains.split(' ').includes(domain)),
        path,
      ),
    )
    .replace(/<Exports of="(\w+)" \/>/g, (_tag, name) => writeExports(name, data, page))
    .replace(/<ClientExports of="([\w/-]+)" \/>/g, (_tag, path) =>
      writeClientExports(`@vitrine/${path}`, data),
    )
    .replace(/<ExportedTypes of="(\w+)" \/>/g, (_tag, name) => writeExportedTypes(name, data))
    .replace('<Variables />', writeVariables)
    .replace('<DataAttributes />', () => writeAttributes(aboutAttributes))
    .replace('<Messages />', () => writeMessages(messages))
    .replace(/<Types of="([^"]+)" \/>/g, (_tag, domains: string, _offset: number, text: string) =>
      writeReferenceTypes(domains.split(' '), text, data),
    );
}
