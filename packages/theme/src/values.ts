import { colors, pictureDim, type ThemeName } from './tokens/color.ts';
import { elevation } from './tokens/elevation.ts';
import { pageContainer, zIndexes } from './tokens/layout.ts';
import { durations, easings } from './tokens/motion.ts';
import { borders, radii } from './tokens/shape.ts';
import { type Density, headerHeight, sizes } from './tokens/size.ts';
import { spaces } from './tokens/space.ts';
import { fonts, type TextStyle, textStyles } from './tokens/type.ts';
import {
  cubicBezier,
  em,
  fontStack,
  mapValues,
  ms,
  px,
  rem,
  shadow,
  translucent,
} from './units.ts';

/** Returns a theme's CSS values. */
export const themeValues = (theme: ThemeName) => ({
  color: { ...colors[theme], scrim: translucent(elevation[theme].scrim) },
  shadow: {
    none: 'none',
    popover: shadow(elevation[theme].popover),
    layer: shadow(elevation[theme].layer),
  },
  picture: { dim: String(pictureDim[theme]) },
});

/** Returns a density's CSS values. */
export const densityValues = (density: Density) => ({
  space: mapValues(spaces[density], px),
  size: mapValues(sizes[density], px),
});

/** One text style as CSS values. */
export const textValues = (style: TextStyle) => ({
  size: rem(style.size),
  line: rem(style.line),
  weight: String(style.weight),
  tracking: em(style.tracking),
});

/** CSS values that don't depend on theme, density or direction. */
export const constantValues = {
  font: mapValues<keyof typeof fonts, readonly string[], string>(fonts, fontStack),
  radius: mapValues(radii, px),
  border: mapValues(borders, px),
  motion: {
    duration: mapValues(durations, ms),
    ease: mapValues<keyof typeof easings, readonly number[], string>(easings, cubicBezier),
    travel: '1',
  },
  z: mapValues(zIndexes, String),
  container: { max: px(pageContainer.max), gutter: px(pageContainer.gutter.small) },
  page: { header: px(headerHeight.small) },
};

/** Every token of a page as CSS values: light, regular, left to right, small screen for `page`. */
export const baseValues = {
  ...themeValues('light'),
  ...densityValues('regular'),
  ...constantValues,
  text: mapValues<keyof typeof textStyles, TextStyle, ReturnType<typeof textValues>>(
    textStyles,
    textValues,
  ),
};
