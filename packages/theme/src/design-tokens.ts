import { colors, pictureDim, type ThemeName } from './tokens/color.ts';
import { elevation, type ShadowLayer, type TranslucentColor } from './tokens/elevation.ts';
import { breakpoints, pageContainer, zIndexes } from './tokens/layout.ts';
import { durations, easings } from './tokens/motion.ts';
import { borders, radii } from './tokens/shape.ts';
import { type Density, sizes } from './tokens/size.ts';
import { spaces } from './tokens/space.ts';
import {
  changeText,
  compactText,
  displayRoles,
  fonts,
  smallText,
  type TextRole,
  type TextStyles,
  textStyles,
} from './tokens/type.ts';
import { channels, mapValues } from './units.ts';

type Group = { readonly $type: string; readonly [name: string]: unknown };

/** A group of tokens of one type, as the Design Tokens format writes it. */
export function group<Value>(
  $type: string,
  values: Readonly<Record<string, Value>>,
  write: (value: Value, name: string) => unknown,
): Group {
  return { $type, ...mapValues(values, (value, name) => ({ $value: write(value, name) })) };
}

const round = (value: number) => Math.round(value * 10_000) / 10_000;
const same = <Value>(value: Value) => value;
/** A length in px. */
export const pixels = (value: number) => ({ value: round(value), unit: 'px' });
const milliseconds = (value: number) => ({ value, unit: 'ms' });

const color = ({ hex, alpha }: TranslucentColor) => ({
  colorSpace: 'srgb',
  components: channels(hex).map((channel) => round(channel / 255)),
  alpha,
  hex,
});
/** A color written `#rrggbb`. */
export const opaque = (hex: string) => color({ hex, alpha: 1 });

const shadow = (layers: readonly ShadowLayer[]) =>
  layers.map((layer) => ({
    color: color(layer.color),
    offsetX: pixels(layer.x),
    offsetY: pixels(layer.y),
    blur: pixels(layer.blur),
    spread: pixels(layer.spread),
  }));

function text(styles: TextStyles, displayFace: readonly TextRole[]): Group {
  return group('typography', styles, (style, role) => ({
    fontFamily: displayFace.includes(role as TextRole) ? '{font.display}' : '{font.sans}',
    fontSize: pixels(style.size),
    fontWeight: style.weight,
    letterSpacing: pixels(style.tracking * style.size),
    lineHeight: round(style.line / style.size),
  }));
}

const everyDisplayRole = [...displayRoles.page, ...displayRoles.heading];

const theme = (name: ThemeName) => {
  const { scrim, ...shadows } = elevation[name];
  return {
    color: { ...group('color', colors[name], opaque), scrim: { $value: color(scrim) } },
    shadow: group('shadow', shadows, shadow),
    picture: group('number', { dim: pictureDim[name] }, same),
  };
};

const density = (name: Density, styles: TextStyles, displayFace: readonly TextRole[]) => ({
  space: group('dimension', spaces[name], pixels),
  size: group('dimension', sizes[name], pixels),
  text: text(styles, displayFace),
});

const base = {
  font: group<readonly string[]>('fontFamily', fonts, same),
  radius: group('dimension', radii, pixels),
  border: group('dimension', borders, pixels),
  duration: group('duration', durations, milliseconds),
  ease: group<readonly number[]>('cubicBezier', easings, same),
  z: group('number', zIndexes, same),
  breakpoint: group('dimension', breakpoints, pixels),
  container: group('dimension', { max: pageContainer.max }, pixels),
};

const contexts = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, [{ $ref: `#/sets/${name}` }]]));

/**
 * Every token as a Design Tokens resolver document (DTCG 2025.10): sets, and the modifiers
 * `theme` and `density` that choose among them. Right-to-left text styles are left to CSS.
 */
export const designTokens = {
  name: 'Vitrine',
  version: '2025.10',
  sets: {
    base: { sources: [base] },
    light: { sources: [theme('light')] },
    dark: { sources: [theme('dark')] },
    contrast: { sources: [theme('contrast')] },
    regular: { sources: [density('regular', textStyles, everyDisplayRole)] },
    small: {
      sources: [density('regular', changeText(textStyles, smallText), everyDisplayRole)],
    },
    compact: {
      sources: [density('compact', changeText(textStyles, compactText), displayRoles.page)],
    },
  },
  modifiers: {
    theme: { default: 'light', contexts: contexts(['light', 'dark', 'contrast']) },
    size: { default: 'regular', contexts: contexts(['regular', 'small', 'compact']) },
  },
  resolutionOrder: [
    { $ref: '#/sets/base' },
    { $ref: '#/modifiers/theme' },
    { $ref: '#/modifiers/size' },
  ],
};

/** The text of `tokens.json`. */
export const designTokensFile = `${JSON.stringify(designTokens, null, 2)}\n`;
