import { type ColorRole, type ColorRoles, contrastPairs, contrastRatio } from '@vitrine/theme';
import { channels } from '../../../packages/theme/src/units.ts';
import { getColors, type ThemeChanges, withColors } from './theme-changes.ts';

/** One channel of a color, 0 to 255, as two digits. */
export const toChannel = (value: number) => Math.round(value).toString(16).padStart(2, '0');

/** A color between two others; `share` 0 is the first one. */
function mix(one: string, other: string, share: number): string {
  const [from, to] = [channels(one), channels(other)];
  return `#${from
    .map((channel, index) => toChannel(channel + ((to[index] ?? 0) - channel) * share))
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

/** The colors of a brand’s accent: its buttons, links and the focus ring. */
interface AccentColors {
  action: string;
  link: string;
  focus: string;
}

function withAccentColors(changes: ThemeChanges, accent: AccentColors): ThemeChanges {
  const { action } = accent;
  const [dark, light] = ['#000000', '#ffffff'];
  const onAction = contrastRatio(action, light) >= contrastRatio(action, dark) ? light : dark;
  // States move away from the text on the button, so that its contrast only grows.
  const away = onAction === light ? dark : light;
  return withColors(changes, {
    ...accent,
    actionHover: mix(action, away, 0.12),
    actionActive: mix(action, away, 0.24),
    onAction,
  });
}

/** Sets every color that belongs to the accent of a brand, as it is, in the shown theme. */
export const withAccent = (changes: ThemeChanges, accent: string): ThemeChanges =>
  withAccentColors(changes, { action: accent, link: accent, focus: accent });

/**
 * The nearest colors of the accent that have enough contrast in the shown theme, and the theme with
 * them. Undefined where those that it has are enough.
 */
export function suggestAccent(
  changes: ThemeChanges,
): { colors: Partial<AccentColors>; changes: ThemeChanges } | undefined {
  const base = getColors(changes);
  const names = ['action', 'link', 'focus'] as const;
  const moved = names.map((name) => [name, makeVisible(base[name], name, base)] as const);
  const colors = Object.fromEntries(moved.filter(([name, color]) => color !== base[name]));
  if (Object.keys(colors).length === 0) return undefined;
  const accent = Object.fromEntries(moved) as unknown as AccentColors;
  return {
    colors,
    changes: colors.action ? withAccentColors(changes, accent) : withColors(changes, colors),
  };
}
