import {
  type ColorRole,
  type ColorRoles,
  colors,
  contrastPairs,
  contrastRatio,
  type Density,
  fonts,
  type ThemeName,
  themeNames,
  vars,
} from '@vitrine/theme';
import { group, opaque, pixels } from '../../packages/theme/src/design-tokens.ts';
import { channels } from '../../packages/theme/src/units.ts';

export type Radius = 'control' | 'surface' | 'mediaFrame';
export type FontRole = keyof typeof fonts;

/** What a brand changes of one of the themes. Everything else is as in that theme. */
export interface ThemeChanges {
  theme: ThemeName;
  density: Density;
  colors: Partial<Record<ColorRole, string>>;
  /** In px. */
  radii: Partial<Record<Radius, number>>;
  /** Font stacks, as in CSS. */
  fonts: Partial<Record<FontRole, string>>;
}

export const noChanges: ThemeChanges = {
  theme: 'light',
  density: 'regular',
  colors: {},
  radii: {},
  fonts: {},
};

/** A text that is no theme. The message says what to correct. */
export class ThemeImportError extends Error {
  override name = 'ThemeImportError';
}

const roles = Object.keys(colors.light) as ColorRole[];
export const radiusNames: readonly Radius[] = ['control', 'surface', 'mediaFrame'];
const fontRoles = Object.keys(fonts) as FontRole[];

/** The custom property of a token: `--vt-color-action`. */
const toProperty = (reference: string) => reference.slice('var('.length, -1);

/** Whether a text is a color with six digits. */
export const isColor = (text: string) => /^#[0-9a-f]{6}$/i.test(text);

/** The colors of the theme with the changes. */
export const getColors = ({ theme, colors: changed }: ThemeChanges): ColorRoles => ({
  ...colors[theme],
  ...changed,
});

/** The custom properties that are changed, for a style sheet or a `style` attribute. */
export function toProperties(changes: ThemeChanges): Record<string, string> {
  const properties: Record<string, string> = {};
  for (const role of roles) {
    const value = changes.colors[role];
    if (value) properties[toProperty(vars.color[role])] = value;
  }
  for (const name of radiusNames) {
    const value = changes.radii[name];
    if (value !== undefined) properties[toProperty(vars.radius[name])] = `${value}px`;
  }
  for (const role of fontRoles) {
    const value = changes.fonts[role];
    if (value) properties[toProperty(vars.font[role])] = value;
  }
  return properties;
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
 * The changes as a style sheet. Load it after `@vitrine/theme/styles.css`. Colors are those of one
 * theme: without a condition they would also replace those of the others, and the system's colors.
 */
export function toCss(changes: ThemeChanges): string {
  const { theme, colors: changedColors } = changes;
  const colorProperties = toProperties({ ...noChanges, colors: changedColors });
  const otherProperties = toProperties({ ...changes, colors: {} });
  const rules: string[] = [];
  if (Object.keys(otherProperties).length > 0) rules.push(toRule([':root'], otherProperties));
  if (Object.keys(colorProperties).length > 0) {
    const isPreferred = `(forced-colors: none) and ${preferences[theme]}`;
    const unthemed = [':root:not([data-vt-theme])', "[data-vt-theme='system']"];
    const chosen = [`[data-vt-theme='${theme}']`];
    rules.push(
      `@media ${isPreferred} {\n${toRule(unthemed, colorProperties, '  ')}}\n`,
      `@media (forced-colors: none) {\n${toRule(chosen, colorProperties, '  ')}}\n`,
    );
  }
  return rules.join('\n');
}

/** The changes as Design Tokens (DTCG 2025.10), with the names that `tokens.json` has. */
export function toDesignTokens(changes: ThemeChanges): string {
  const groups = {
    color: group('color', changes.colors, opaque),
    radius: group('dimension', changes.radii, pixels),
    font: group('fontFamily', changes.fonts, (stack) =>
      stack.split(',').map((name) => name.trim().replace(/^['"]|['"]$/g, '')),
    ),
  };
  // A group without tokens has its type only.
  const filled = Object.entries(groups).filter(([, one]) => Object.keys(one).length > 1);
  return `${JSON.stringify(Object.fromEntries(filled), null, 2)}\n`;
}

const startChanges = (theme: ThemeName): ThemeChanges => ({
  ...noChanges,
  theme,
  colors: {},
  radii: {},
  fonts: {},
});

const isThemeName = (name: unknown): name is ThemeName => themeNames.some((one) => one === name);
const isRole = (name: string): name is ColorRole => roles.some((one) => one === name);
const isRadius = (name: string): name is Radius => radiusNames.some((one) => one === name);
const isFontRole = (name: string): name is FontRole => fontRoles.some((one) => one === name);

function readCss(text: string): ThemeChanges {
  const named = [...text.matchAll(/\[data-vt-theme=['"]?(\w+)/g)].map(([, name = '']) => name);
  // A page with the theme of the system has any of them.
  const theme = named.find((name) => name !== 'system') ?? 'light';
  if (!isThemeName(theme)) throw new ThemeImportError(`There is no theme “${theme}”.`);
  const changes = startChanges(theme);
  for (const [, name = '', value = ''] of text.matchAll(/(--vt-[\w-]+)\s*:\s*([^;}]+)/g)) {
    const given = value.trim();
    const role = roles.find((one) => toProperty(vars.color[one]) === name);
    const radius = radiusNames.find((one) => toProperty(vars.radius[one]) === name);
    const font = fontRoles.find((one) => toProperty(vars.font[one]) === name);
    if (role) changes.colors[role] = checkColor(name, given);
    else if (radius) changes.radii[radius] = checkRadius(name, given);
    else if (font) changes.fonts[font] = given;
    else throw new ThemeImportError(`The editor does not change ${name}. Remove this line.`);
  }
  return changes;
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

interface Token {
  $value?: unknown;
}

function readDesignTokens(text: string): ThemeChanges {
  let document: Record<string, Record<string, Token>>;
  try {
    document = JSON.parse(text);
  } catch {
    throw new ThemeImportError('This is neither CSS with --vt- variables nor JSON.');
  }
  const changes = startChanges('light');
  const tokensOf = (group: string) =>
    Object.entries(document?.[group] ?? {}).filter(([name]) => !name.startsWith('$'));
  for (const [name, { $value }] of tokensOf('color')) {
    if (!isRole(name)) {
      throw new ThemeImportError(
        `There is no color “${name}”. The names are those of tokens.json.`,
      );
    }
    const value = typeof $value === 'string' ? $value : ($value as { hex?: unknown })?.hex;
    changes.colors[name] = checkColor(`color.${name}`, value);
  }
  for (const [name, { $value }] of tokensOf('radius')) {
    if (!isRadius(name)) continue;
    const { value, unit } = ($value ?? {}) as { value?: unknown; unit?: unknown };
    changes.radii[name] = checkRadius(`radius.${name}`, `${value}${unit ?? ''}`);
  }
  for (const [name, { $value }] of tokensOf('font')) {
    if (!isFontRole(name)) continue;
    const names = Array.isArray($value) ? $value : [$value];
    changes.fonts[name] = names
      .map((one) => (/[^\w-]/.test(String(one)) ? `'${one}'` : String(one)))
      .join(', ');
  }
  return changes;
}

/**
 * Reads a style sheet or Design Tokens that this editor, or a tool for design, has written.
 *
 * @throws {ThemeImportError} that says which line to correct.
 */
export function readTheme(text: string): ThemeChanges {
  const changes = /--vt-[\w-]+\s*:/.test(text) ? readCss(text) : readDesignTokens(text);
  if (Object.keys(toProperties(changes)).length === 0) {
    throw new ThemeImportError('There is no token of Vitrine in this text.');
  }
  return changes;
}

/** The changes as a parameter of a URL. */
export const toParameter = (changes: ThemeChanges): string => JSON.stringify(changes);

/** The changes of a parameter. Without one, and for one that is damaged, there are none. */
export function readParameter(parameter: string | null): ThemeChanges {
  if (!parameter) return noChanges;
  try {
    const given = JSON.parse(parameter) as { [Name in keyof ThemeChanges]: unknown };
    const changes = startChanges(isThemeName(given.theme) ? given.theme : 'light');
    // What a link sets becomes CSS, so it has to be what the editor could have set.
    for (const [name, value] of Object.entries(given.colors ?? {})) {
      if (isRole(name)) changes.colors[name] = checkColor(name, value);
    }
    for (const [name, value] of Object.entries(given.radii ?? {})) {
      if (isRadius(name)) changes.radii[name] = checkRadius(name, value);
    }
    for (const [name, value] of Object.entries(given.fonts ?? {})) {
      const isStack = /^[\w\s'",-]+$/.test(String(value));
      if (isFontRole(name) && isStack) changes.fonts[name] = String(value);
    }
    return { ...changes, density: given.density === 'compact' ? 'compact' : 'regular' };
  } catch {
    return noChanges;
  }
}

/** A color between two others; `share` 0 is the first one. */
function mix(one: string, other: string, share: number): string {
  const [from, to] = [channels(one), channels(other)];
  return `#${from
    .map((channel, index) => Math.round(channel + ((to[index] ?? 0) - channel) * share))
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')}`;
}

/** Moves a color towards the text's until it can be told from everything that the role is shown on. */
function makeVisible(color: string, role: ColorRole, base: ColorRoles): string {
  const pairs = contrastPairs.filter(({ front }) => front === role);
  for (let share = 0; share < 1; share += 0.05) {
    const moved = mix(color, base.text, share);
    if (pairs.every(({ back, atLeast }) => contrastRatio(moved, base[back]) >= atLeast))
      return moved;
  }
  return base.text;
}

/** Sets every color that belongs to the accent of a brand: actions, links and focus. */
export function withAccent(changes: ThemeChanges, accent: string): ThemeChanges {
  const base = getColors(changes);
  const [dark, light] = ['#000000', '#ffffff'];
  const action = makeVisible(accent, 'action', base);
  const onAction = contrastRatio(action, light) >= contrastRatio(action, dark) ? light : dark;
  // States move away from the text on the button, so that its contrast only grows.
  const away = onAction === light ? dark : light;
  return {
    ...changes,
    colors: {
      ...changes.colors,
      action,
      actionHover: mix(action, away, 0.12),
      actionActive: mix(action, away, 0.24),
      onAction,
      link: makeVisible(accent, 'link', base),
      focus: makeVisible(accent, 'focus', base),
    },
  };
}
