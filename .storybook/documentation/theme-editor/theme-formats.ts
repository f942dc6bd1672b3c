import {
  type ColorRole,
  colors,
  type Density,
  densityAttribute,
  fonts,
  radii,
  type ThemeName,
  themeNames,
  vars,
} from '@vitrine/theme';
import { group, opaque, pixels } from '../../../packages/theme/src/design-tokens.ts';
import { toChannel } from './accent.ts';
import {
  colorRoles,
  type FontRole,
  fontRoles,
  isColor,
  listEditedThemes,
  noChanges,
  type Radius,
  radiusNames,
  type ThemeChanges,
  toColorProperties,
  toProperty,
  toSharedProperties,
} from './theme-changes.ts';

/** A text that is no theme. The message says what to correct. */
export class ThemeImportError extends Error {
  override name = 'ThemeImportError';
}

/** When a page that chooses no theme has each one: high contrast comes before dark. */
const preferences: Record<ThemeName, string> = {
  light: '(prefers-color-scheme: light) and (not (prefers-contrast: more))',
  dark: '(prefers-color-scheme: dark) and (not (prefers-contrast: more))',
  contrast: '(prefers-contrast: more)',
};

const toRule = (selectors: string[], properties: Record<string, string>, indent = '') => {
  const lines = Object.entries(properties).map(([name, value]) => `${indent}  ${name}: ${value};`);
  return `${indent}${selectors.join(`,\n${indent}`)} {\n${lines.join('\n')}\n${indent}}\n`;
};

/**
 * The changes of all themes as a style sheet. Load it after `@vitrine/theme/styles.css`. Each theme has
 * conditions of its own: without them its colors would also replace those of the other themes and of
 * the system.
 */
export function toCss(changes: ThemeChanges): string {
  const rules: string[] = [];
  if (changes.density !== noChanges.density) {
    rules.push(
      `/* CSS can’t set the density. Set the attribute on the root element: <html ${densityAttribute}="${changes.density}"> */\n`,
    );
  }
  const shared = toSharedProperties(changes);
  if (Object.keys(shared).length > 0) rules.push(toRule([':root'], shared));
  for (const theme of listEditedThemes(changes)) {
    const properties = toColorProperties(changes.colors[theme]);
    const unthemed = [':root:not([data-vt-theme])', "[data-vt-theme='system']"];
    const chosen = [`[data-vt-theme='${theme}']`];
    rules.push(
      `@media (forced-colors: none) and ${preferences[theme]} {\n${toRule(unthemed, properties, '  ')}}\n`,
      `@media (forced-colors: none) {\n${toRule(chosen, properties, '  ')}}\n`,
    );
  }
  return rules.join('\n');
}

/** The key of what the Design Tokens format has no token for. */
const EXTENSION = 'com.github.vitrine-design';

/** Groups of tokens without those that are empty: a group always has its type. */
const filled = (groups: Record<string, object>) =>
  Object.fromEntries(Object.entries(groups).filter(([, one]) => Object.keys(one).length > 1));

const toColorGroup = ({ colors: changed }: ThemeChanges, theme: ThemeName) =>
  filled({ color: group('color', changed[theme] ?? {}, opaque) });

const toSharedGroups = (changes: ThemeChanges) =>
  filled({
    radius: group('dimension', changes.radii, pixels),
    font: group('fontFamily', changes.fonts, (stack) =>
      stack.split(',').map((name) => name.trim().replace(/^['"]|['"]$/g, '')),
    ),
  });

const toJson = (document: object) => `${JSON.stringify(document, null, 2)}\n`;

/** The shown theme as a plain file of Design Tokens, for tools that read one file for each mode. */
export function toThemeTokens(changes: ThemeChanges): string {
  const { theme, density } = changes;
  return toJson({
    ...toColorGroup(changes, theme),
    ...toSharedGroups(changes),
    $extensions: { [EXTENSION]: { theme, density } },
  });
}

/**
 * The changes of all themes as a resolver document of Design Tokens (DTCG 2025.10), with the sets and
 * the names that `tokens.json` has.
 */
export function toDesignTokens(changes: ThemeChanges): string {
  const themes = listEditedThemes(changes);
  const shared = toSharedGroups(changes);
  const hasShared = Object.keys(shared).length > 0;
  return toJson({
    name: 'Changes of Vitrine',
    version: '2025.10',
    sets: {
      ...(hasShared && { base: { sources: [shared] } }),
      ...Object.fromEntries(
        themes.map((theme) => [theme, { sources: [toColorGroup(changes, theme)] }]),
      ),
    },
    modifiers: {
      theme: {
        default: 'light',
        contexts: Object.fromEntries(
          themeNames.map((name) => [
            name,
            themes.includes(name) ? [{ $ref: `#/sets/${name}` }] : [],
          ]),
        ),
      },
    },
    resolutionOrder: [
      ...(hasShared ? [{ $ref: '#/sets/base' }] : []),
      { $ref: '#/modifiers/theme' },
    ],
    $extensions: { [EXTENSION]: { theme: changes.theme, density: changes.density } },
  });
}

const isThemeName = (name: unknown): name is ThemeName => themeNames.some((one) => one === name);
const isDensity = (name: unknown): name is Density => name === 'regular' || name === 'compact';
const isRole = (name: string): name is ColorRole => colorRoles.some((one) => one === name);
const isRadius = (name: string): name is Radius => radiusNames.some((one) => one === name);
const isFontRole = (name: string): name is FontRole => fontRoles.some((one) => one === name);

function checkTheme(name: unknown): ThemeName {
  if (isThemeName(name)) return name;
  throw new ThemeImportError(`There is no theme “${name}”.`);
}

function checkColor(name: string, value: unknown): string {
  if (typeof value === 'string' && isColor(value)) return value.toLowerCase();
  throw new ThemeImportError(
    `${name} is “${value}”. Write a color with six digits, such as #3150b8.`,
  );
}

function checkRadius(name: string, value: unknown): number {
  const [, number] = /^(\d+(?:\.\d+)?)(?:px)?$/.exec(String(value)) ?? [];
  if (number !== undefined) return Number(number);
  throw new ThemeImportError(`${name} is “${value}”. Write a length in px, such as 6px.`);
}

function checkFont(name: string, value: unknown): string {
  // What is imported becomes CSS, so it may not end its declaration.
  if (typeof value === 'string' && /^[^;:{}()<>\\]+$/.test(value)) return value;
  throw new ThemeImportError(
    `${name} is “${value}”. Write names of fonts, such as Georgia, serif.`,
  );
}

/** Collects what a text sets. A color that the theme has already is no change. */
function startReading(before: ThemeChanges) {
  const changes: ThemeChanges = structuredClone(before);
  let count = 0;
  return {
    changes,
    hasFound: () => count > 0,
    setColor(theme: ThemeName, role: ColorRole, name: string, value: unknown) {
      count += 1;
      const checked = checkColor(name, value);
      if (checked === colors[theme][role]) return;
      changes.colors[theme] = { ...changes.colors[theme], [role]: checked };
    },
    setRadius(radius: Radius, name: string, value: unknown) {
      count += 1;
      const checked = checkRadius(name, value);
      if (checked !== radii[radius]) changes.radii[radius] = checked;
    },
    setFont(role: FontRole, name: string, value: unknown) {
      count += 1;
      changes.fonts[role] = checkFont(name, value);
    },
    setDensity(value: unknown) {
      if (!isDensity(value)) return;
      count += 1;
      changes.density = value;
    },
  };
}

type Reading = ReturnType<typeof startReading>;

/** The themes that a declaration sets, by the selectors and conditions around it. */
function findThemes(preludes: readonly string[]): ThemeName[] {
  const named = preludes
    .flatMap((one) => [...one.matchAll(/\[data-vt-theme=['"]?(\w+)/g)])
    .map(([, name = '']) => name)
    .filter((name) => name !== 'system');
  if (named.length > 0) return named.map(checkTheme);
  const conditions = preludes.join(' ');
  if (/(?<!not \()prefers-contrast: *more/.test(conditions)) return ['contrast'];
  return [/prefers-color-scheme: *dark/.test(conditions) ? 'dark' : 'light'];
}

function readDeclaration(text: string, preludes: readonly string[], reading: Reading): void {
  const [, name = '', value = ''] = /^\s*(--vt-[\w-]+)\s*:\s*([\s\S]+?)\s*$/.exec(text) ?? [];
  if (!name) return;
  const role = colorRoles.find((one) => toProperty(vars.color[one]) === name);
  const radius = radiusNames.find((one) => toProperty(vars.radius[one]) === name);
  const font = fontRoles.find((one) => toProperty(vars.font[one]) === name);
  if (role) for (const theme of findThemes(preludes)) reading.setColor(theme, role, name, value);
  else if (radius) reading.setRadius(radius, name, value);
  else if (font) reading.setFont(font, name, value);
  else throw new ThemeImportError(`The editor does not change ${name}. Remove this line.`);
}

function readCss(text: string, reading: Reading): void {
  const [, density] = new RegExp(`${densityAttribute}=['"]?(\\w+)`).exec(text) ?? [];
  reading.setDensity(density);
  const preludes: string[] = [];
  const code = text.replace(/\/\*[\s\S]*?\*\//g, '');
  for (const [, part = '', mark] of code.matchAll(/([^{};]*)([{};]|$)/g)) {
    if (mark === '{') preludes.push(part);
    else readDeclaration(part, preludes, reading);
    if (mark === '}') preludes.pop();
  }
  // The theme that the editor shows next is one that the text sets.
  const [theme] = listEditedThemes(reading.changes);
  if (theme) reading.changes.theme = theme;
}

type Groups = Record<string, Record<string, { $value?: unknown }> | undefined>;

interface TokenDocument {
  sets?: Record<string, { sources?: Groups[] } | undefined>;
  $extensions?: Record<string, { theme?: unknown; density?: unknown } | undefined>;
}

/** A color of the format as `#rrggbb`: its fallback, or its components. */
function toHex(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const { hex, colorSpace, components } = value as Record<string, unknown>;
  if (hex !== undefined) return hex;
  if (colorSpace !== 'srgb' || !Array.isArray(components)) return JSON.stringify(value);
  return `#${components.map((one) => toChannel(Number(one) * 255)).join('')}`;
}

function readGroups(groups: Groups, theme: ThemeName, reading: Reading): void {
  const listTokens = (name: string) =>
    Object.entries(groups[name] ?? {}).filter(([key]) => !key.startsWith('$'));
  for (const [name, { $value }] of listTokens('color')) {
    // `tokens.json` has it, but it is translucent.
    if (name === 'scrim') continue;
    if (!isRole(name)) {
      throw new ThemeImportError(
        `There is no color “${name}”. The names are those of tokens.json.`,
      );
    }
    reading.setColor(theme, name, `color.${name}`, toHex($value));
  }
  for (const [name, { $value }] of listTokens('radius')) {
    if (!isRadius(name)) continue;
    const { value, unit } = ($value ?? {}) as { value?: unknown; unit?: unknown };
    reading.setRadius(name, `radius.${name}`, `${value}${unit ?? ''}`);
  }
  for (const [name, { $value }] of listTokens('font')) {
    if (!isFontRole(name)) continue;
    const names = Array.isArray($value) ? $value : [$value];
    if (names.join() === fonts[name].join()) continue;
    const stack = names
      .map((one) => (/[^\w-]/.test(String(one)) ? `'${one}'` : String(one)))
      .join(', ');
    reading.setFont(name, `font.${name}`, stack);
  }
}

function parseTokens(text: string): TokenDocument & Groups {
  try {
    return Object(JSON.parse(text));
  } catch {
    throw new ThemeImportError('This is neither CSS with --vt- variables nor JSON.');
  }
}

/**
 * Reads a style sheet or Design Tokens that this editor, or a tool for design, has written. They
 * replace the former changes; a plain file of tokens replaces those of its theme only.
 *
 * @throws {ThemeImportError} that says which line to correct.
 */
export function readTheme(text: string, before: ThemeChanges = noChanges): ThemeChanges {
  let reading = startReading({ ...noChanges, theme: before.theme });
  if (/--vt-[\w-]+\s*:/.test(text) || text.includes(`${densityAttribute}=`)) readCss(text, reading);
  else {
    const { sets, $extensions, ...groups } = parseTokens(text);
    const extension = $extensions?.[EXTENSION];
    const theme = extension?.theme === undefined ? before.theme : checkTheme(extension.theme);
    if (!sets) {
      reading = startReading({ ...before, theme, colors: { ...before.colors, [theme]: {} } });
    }
    reading.changes.theme = theme;
    reading.setDensity(extension?.density);
    if (!sets) readGroups(groups, theme, reading);
    for (const [name, set] of Object.entries(sets ?? {})) {
      if (name !== 'base' && !isThemeName(name)) continue;
      for (const source of set?.sources ?? []) {
        readGroups(source, name === 'base' ? theme : name, reading);
      }
    }
  }
  if (!reading.hasFound()) {
    throw new ThemeImportError('There is no token of Vitrine in this text.');
  }
  return reading.changes;
}

/** The changes that a stored text or a link contains. Each has to be one that the editor can make. */
function checkChanges(given: { [Name in keyof ThemeChanges]?: unknown }): ThemeChanges {
  const reading = startReading({ ...noChanges, theme: checkTheme(given.theme) });
  reading.setDensity(given.density);
  for (const [theme, changed] of Object.entries(given.colors ?? {})) {
    for (const [role, value] of Object.entries(changed as object)) {
      if (isRole(role)) reading.setColor(checkTheme(theme), role, role, value);
    }
  }
  for (const [name, value] of Object.entries(given.radii ?? {})) {
    if (isRadius(name)) reading.setRadius(name, name, value);
  }
  for (const [name, value] of Object.entries(given.fonts ?? {})) {
    if (isFontRole(name)) reading.setFont(name, name, value);
  }
  return reading.changes;
}

/**
 * The changes as a parameter of a URL, in base64url. As JSON, the signs of its colors would end the
 * URL, because Storybook writes the address again without escaping them.
 */
export function toParameter(changes: ThemeChanges): string {
  const bytes = new TextEncoder().encode(JSON.stringify(changes));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/**
 * The changes of a parameter.
 *
 * @throws when it is damaged, or sets what the editor can't set.
 */
export function readParameter(parameter: string): ThemeChanges {
  const binary = atob(parameter.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (one) => one.charCodeAt(0));
  return checkChanges(JSON.parse(new TextDecoder().decode(bytes)));
}
