/** Reading direction of a page. */
export type Direction = 'ltr' | 'rtl';

const rightToLeft = new Set([
  'ar',
  'arc',
  'ckb',
  'dv',
  'fa',
  'ha',
  'he',
  'khw',
  'ks',
  'ps',
  'sd',
  'ur',
  'yi',
]);

/** The direction in which a locale is read: `fa` and `he-IL` are `rtl`. */
export function getDirection(locale: string): Direction {
  return rightToLeft.has(locale.split('-')[0] ?? '') ? 'rtl' : 'ltr';
}
