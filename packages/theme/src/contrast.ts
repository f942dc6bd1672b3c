import type { ColorRole } from './tokens/color.ts';
import { channels } from './units.ts';

/**
 * Returns the linear light of a channel from 0 to 255, as 0 to 1 (WCAG 2.2, relative luminance).
 */
function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function luminance(color: string): number {
  const [red, green, blue] = channels(color);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/**
 * The WCAG contrast ratio of two opaque colors written `#rrggbb`, 1 to 21, in either order.
 *
 * @throws {TypeError} when a color is written otherwise.
 */
export function contrastRatio(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [
    number,
    number,
  ];
  return (lighter + 0.05) / (darker + 0.05);
}

/** Two roles that meet on a page, and the ratio that they need. */
export type ContrastPair = {
  /** Role of the text, the icon or the border. */
  readonly front: ColorRole;
  /** Role of what is behind it. */
  readonly back: ColorRole;
  /** The least ratio by WCAG: 4.5 for text, 3 for other parts of controls. */
  readonly atLeast: number;
};

/** Least ratio of text, and of what must be seen to use a control. */
const readable = 4.5;
const visible = 3;

const grounds = ['ground', 'surface'] as const;
const quietFills = ['mediaFrame', 'fill', 'fillHover', 'fillActive'] as const;

const pairs = (
  fronts: readonly ColorRole[],
  backs: readonly ColorRole[],
  atLeast: number,
): ContrastPair[] => fronts.flatMap((front) => backs.map((back) => ({ front, back, atLeast })));

/**
 * All color pairs that Vitrine's components combine. A host's theme is complete when each pair
 * reaches `atLeast` in it, see {@link contrastFailures}. Disabled text and row rules are not
 * included: WCAG exempts them.
 */
export const contrastPairs: readonly ContrastPair[] = [
  ...pairs(['text', 'textMuted'], [...grounds, ...quietFills], readable),
  ...pairs(['onAction'], ['action', 'actionHover', 'actionActive'], readable),
  ...pairs(['link', 'danger', 'warning', 'success', 'info'], grounds, readable),
  { front: 'danger', back: 'dangerFill', atLeast: readable },
  { front: 'warning', back: 'warningFill', atLeast: readable },
  { front: 'success', back: 'successFill', atLeast: readable },
  { front: 'info', back: 'infoFill', atLeast: readable },
  ...pairs(['text'], ['dangerFill', 'warningFill', 'successFill', 'infoFill'], readable),
  ...pairs(['borderControl', 'borderHover', 'action', 'focus', 'sold'], grounds, visible),
  ...pairs(['dangerBorder', 'warningBorder', 'successBorder'], grounds, visible),
  ...pairs(['borderControl', 'focus'], ['fill', 'mediaFrame'], visible),
];

/**
 * The pairs that are too close in a set of colors, with the ratio that they reach. Empty when
 * the colors may be used as a theme.
 */
export function contrastFailures(
  colors: Readonly<Record<ColorRole, string>>,
): (ContrastPair & { readonly ratio: number })[] {
  return contrastPairs
    .map((pair) => ({ ...pair, ratio: contrastRatio(colors[pair.front], colors[pair.back]) }))
    .filter(({ ratio, atLeast }) => ratio < atLeast);
}
