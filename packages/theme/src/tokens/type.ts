import { mapValues } from '../units.ts';

/** A text style; size and line in px at the browser's default, tracking in em. */
export type TextStyle = {
  /** Size of the font. */
  readonly size: number;
  /** Height of a line. */
  readonly line: number;
  /** Weight of the font, from 1 to 1000. */
  readonly weight: number;
  /** Space between letters. */
  readonly tracking: number;
};

/** Font stacks. Vazirmatn is in both, after the Latin face, for Arabic and Persian. */
export const fonts = {
  sans: ['Hanken Grotesk Variable', 'Vazirmatn Variable', 'system-ui', 'sans-serif'],
  display: ['Newsreader Variable', 'Vazirmatn Variable', 'Georgia', 'serif'],
} as const;

/** Text styles from 761 px up. */
export const textStyles = {
  displayXl: { size: 60, line: 62, weight: 380, tracking: -0.025 },
  displayL: { size: 46, line: 50, weight: 380, tracking: -0.022 },
  displayM: { size: 32, line: 36, weight: 400, tracking: -0.018 },
  displayS: { size: 24, line: 30, weight: 400, tracking: -0.012 },
  headingRow: { size: 20, line: 25, weight: 400, tracking: -0.012 },
  priceL: { size: 24, line: 30, weight: 500, tracking: -0.01 },
  total: { size: 19, line: 26, weight: 560, tracking: -0.006 },
  title: { size: 17, line: 24, weight: 600, tracking: -0.006 },
  bodyL: { size: 17, line: 28, weight: 400, tracking: 0 },
  body: { size: 15, line: 22, weight: 400, tracking: 0 },
  bodyStrong: { size: 15, line: 22, weight: 560, tracking: 0 },
  input: { size: 16, line: 22, weight: 400, tracking: 0 },
  label: { size: 14, line: 20, weight: 560, tracking: 0 },
  caption: { size: 13, line: 18, weight: 400, tracking: 0 },
  micro: { size: 12, line: 16, weight: 540, tracking: 0.01 },
} satisfies Record<string, TextStyle>;

/** Role of a text: choose by meaning, not by size. */
export type TextRole = keyof typeof textStyles;

/**
 * The roles set in the display font, all others are sans. In compact density only `page` roles use
 * it.
 */
export const displayRoles: Readonly<Record<'page' | 'heading', readonly TextRole[]>> = {
  page: ['displayXl', 'displayL'],
  heading: ['displayM', 'displayS', 'headingRow'],
};

/** Text styles that differ from the normal ones in some situation. */
export type TextChanges = Partial<Record<TextRole, Partial<TextStyle>>>;

/** A text style for every role. */
export type TextStyles = Readonly<Record<TextRole, TextStyle>>;

/** The styles with changes, later ones over earlier ones. */
export function changeText(styles: TextStyles, ...changes: readonly TextChanges[]): TextStyles {
  return mapValues<TextRole, TextStyle, TextStyle>(styles, (style, role) =>
    Object.assign({}, style, ...changes.map((change) => change[role])),
  );
}

/**
 * Returns the styles without letter spacing, for right-to-left text: joined letters must not
 * separate.
 */
export function withoutTracking(styles: TextStyles): TextStyles {
  return mapValues<TextRole, TextStyle, TextStyle>(styles, (style) => ({ ...style, tracking: 0 }));
}

/** Changes up to 760 px. */
export const smallText: TextChanges = {
  displayXl: { size: 40, line: 44 },
  displayL: { size: 34, line: 38 },
  displayM: { size: 28, line: 32 },
};

/** Changes in right-to-left text, which has no tracking either. */
export const rtlText: TextChanges = {
  displayXl: { size: 52, line: 72, weight: 400 },
  displayL: { size: 40, line: 56, weight: 400 },
  displayM: { line: 44 },
  displayS: { line: 34 },
  headingRow: { line: 32 },
};

/** Changes in right-to-left text up to 760 px, on top of `rtlText`. */
export const rtlSmallText: TextChanges = {
  displayXl: { size: 36, line: 52 },
  displayL: { size: 30, line: 44 },
  displayM: { size: 28, line: 40 },
};

/** Changes in compact density: the display face only names the page, at 24/30. */
export const compactText: TextChanges = {
  displayXl: { size: 24, line: 30, weight: 400, tracking: -0.012 },
  displayL: { size: 24, line: 30, weight: 400, tracking: -0.012 },
  displayM: { size: 17, line: 24, weight: 600, tracking: -0.006 },
  displayS: { size: 15, line: 22, weight: 560, tracking: 0 },
  headingRow: { size: 15, line: 22, weight: 560, tracking: 0 },
  priceL: { size: 17, line: 24, weight: 560, tracking: 0 },
  bodyL: { size: 15, line: 22 },
  body: { size: 14, line: 20 },
  bodyStrong: { size: 14, line: 20 },
};
