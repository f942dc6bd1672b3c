import {
  type ColorRole,
  type ColorRoles,
  colors,
  type Density,
  fonts,
  type ThemeName,
  themeNames,
  vars,
} from '@vitrine/theme';

export type Radius = 'control' | 'surface' | 'mediaFrame';
export type FontRole = keyof typeof fonts;

/** What a brand changes of the themes. Everything else is as in them. */
export interface ThemeChanges {
  /** The theme that is shown and edited. */
  theme: ThemeName;
  density: Density;
  /** By theme, as `#rrggbb`. */
  colors: Partial<Record<ThemeName, Partial<Record<ColorRole, string>>>>;
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

export const colorRoles = Object.keys(colors.light) as ColorRole[];
export const radiusNames: readonly Radius[] = ['control', 'surface', 'mediaFrame'];
export const fontRoles = Object.keys(fonts) as FontRole[];

/** The custom property of a token: `--vt-color-action`. */
export const toProperty = (reference: string) => reference.slice('var('.length, -1);

/** Whether a text is a color with a sign and six digits. */
export const isColor = (text: string) => /^#[0-9a-f]{6}$/i.test(text);

/** The colors of the shown theme with the changes. */
export const getColors = ({ theme, colors: changed }: ThemeChanges): ColorRoles => ({
  ...colors[theme],
  ...changed[theme],
});

/** Sets colors of the shown theme. */
export const withColors = (
  changes: ThemeChanges,
  changed: Partial<Record<ColorRole, string>>,
): ThemeChanges => ({
  ...changes,
  colors: { ...changes.colors, [changes.theme]: { ...changes.colors[changes.theme], ...changed } },
});

/** The themes that have changed colors. */
export const listEditedThemes = ({ colors: changed }: ThemeChanges): ThemeName[] =>
  themeNames.filter((name) => Object.keys(changed[name] ?? {}).length > 0);

/** Whether anything is changed, besides the theme that is shown. */
export const hasChanges = (changes: ThemeChanges): boolean =>
  listEditedThemes(changes).length > 0 ||
  Object.keys(toSharedProperties(changes)).length > 0 ||
  changes.density !== noChanges.density;

export function toColorProperties(changed: Partial<Record<ColorRole, string>> = {}) {
  const properties: Record<string, string> = {};
  for (const role of colorRoles) {
    const value = changed[role];
    if (value) properties[toProperty(vars.color[role])] = value;
  }
  return properties;
}

/** The custom properties that do not depend on the theme. */
export function toSharedProperties(changes: ThemeChanges) {
  const properties: Record<string, string> = {};
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

/** The custom properties that are changed in the shown theme, for a `style` attribute. */
export const toProperties = (changes: ThemeChanges): Record<string, string> => ({
  ...toColorProperties(changes.colors[changes.theme]),
  ...toSharedProperties(changes),
});
