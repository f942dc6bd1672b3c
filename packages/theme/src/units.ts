import type { ShadowLayer, TranslucentColor } from './tokens/elevation.ts';

const rootSize = 16;

export const px = (value: number): string => (value === 0 ? '0' : `${value}px`);

/** Text follows the size that the visitor chose in the browser. */
export const rem = (value: number): string => `${value / rootSize}rem`;

export const em = (value: number): string => (value === 0 ? '0' : `${value}em`);

export const ms = (value: number): string => `${value}ms`;

export function translucent({ hex, alpha }: TranslucentColor): string {
  if (alpha === 1) return hex;
  const [red, green, blue] = channels(hex);
  return `rgb(${red} ${green} ${blue} / ${alpha})`;
}

/** Red, green and blue, 0 to 255, of a color written `#rrggbb`. */
export function channels(hex: string): readonly [red: number, green: number, blue: number] {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) {
    throw new TypeError(`"${hex}" is not a color written #rrggbb. Write it with six digits.`);
  }
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

export function shadow(layers: readonly ShadowLayer[]): string {
  return layers
    .map(({ x, y, blur, spread, color }) =>
      [px(x), px(y), px(blur), px(spread), translucent(color)].join(' '),
    )
    .join(', ');
}

export const cubicBezier = (points: readonly number[]): string =>
  `cubic-bezier(${points.join(', ')})`;

/** A font stack: names with a space are quoted. */
export const fontStack = (families: readonly string[]): string =>
  families.map((family) => (family.includes(' ') ? `"${family}"` : family)).join(', ');

/** Maps the values of a record and keeps its keys. */
export function mapValues<Key extends string, From, To>(
  record: Readonly<Record<Key, From>>,
  map: (value: From, key: Key) => To,
): Record<Key, To> {
  const entries = Object.entries<From>(record).map(([key, value]) => [key, map(value, key as Key)]);
  return Object.fromEntries(entries) as Record<Key, To>;
}
