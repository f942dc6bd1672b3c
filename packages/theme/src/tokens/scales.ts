import {
  amber,
  amberDark,
  indigo,
  indigoDark,
  jade,
  jadeDark,
  sage,
  sageDark,
  tomato,
  tomatoDark,
} from '@radix-ui/colors';

/** The twelve steps of a scale, from the ground to the text. */
export type Scale = readonly string[];

/**
 * The scales that the color roles are taken from, as values. Components use roles; the scales are
 * for theme authors. High contrast has no scales and shows the light ones.
 */
export const scales = {
  sage: { light: Object.values(sage), dark: Object.values(sageDark) },
  tomato: { light: Object.values(tomato), dark: Object.values(tomatoDark) },
  amber: { light: Object.values(amber), dark: Object.values(amberDark) },
  jade: { light: Object.values(jade), dark: Object.values(jadeDark) },
  indigo: { light: Object.values(indigo), dark: Object.values(indigoDark) },
} satisfies Record<string, Record<'light' | 'dark', Scale>>;

/** The name of a scale. */
export type ScaleName = keyof typeof scales;
