import type { ThemeName } from './tokens/color.ts';
import type { Density } from './tokens/size.ts';

/**
 * What `data-vt-theme` may say. `system` follows the visitor's settings; the page does so too
 * when its root element has no attribute.
 */
export type ThemeChoice = ThemeName | 'system';

/** The names of the attributes that choose a theme and a density for an element and its content. */
export const themeAttribute = 'data-vt-theme';
export const densityAttribute = 'data-vt-density';

/**
 * The attributes that give an element and its content a theme and a density. Both may be left
 * out, then the surroundings decide.
 *
 * @example <section {...themeAttributes({ theme: 'dark' })}>
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
