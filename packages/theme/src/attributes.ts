import type { ThemeName } from './tokens/color.ts';
import type { Density } from './tokens/size.ts';

/**
 * Values of `data-vt-theme`. `system` follows the visitor's settings; so does a page whose root
 * element has no attribute.
 */
export type ThemeChoice = ThemeName | 'system';

/** The name of the attribute that sets the theme of an element and its content. */
export const themeAttribute = 'data-vt-theme';
/** The name of the attribute that sets the density of an element and its content. */
export const densityAttribute = 'data-vt-density';

/**
 * Returns the attributes that set the theme and the density of an element and its content. Both are
 * optional and inherited by default.
 *
 * @example <section {...themeAttributes({ theme: 'dark' })}>{children}</section>
 */
export function themeAttributes(choice: { theme?: ThemeChoice; density?: Density }): {
  [themeAttribute]?: ThemeChoice;
  [densityAttribute]?: Density;
} {
  return {
    ...(choice.theme && { [themeAttribute]: choice.theme }),
    ...(choice.density && { [densityAttribute]: choice.density }),
  };
}
