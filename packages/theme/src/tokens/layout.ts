/** Smallest viewport width in px of each size. Below `medium` a page is small. */
export const breakpoints = {
  narrow: 480,
  medium: 761,
  large: 1024,
  wide: 1280,
  full: 1600,
} as const;

/**
 * Smallest container width in px of each size, for container queries. From `page` up a page has two
 * columns.
 */
export const containerBreakpoints = { narrow: 360, medium: 560, wide: 840, page: 920 } as const;

/** The page's width and its side gutter in px by viewport. */
export const pageContainer = { max: 1440, gutter: { small: 20, medium: 32, large: 48 } } as const;

/** Stacking order. */
export const zIndexes = {
  page: 0,
  sticky: 10,
  header: 20,
  popover: 30,
  scrim: 40,
  drawer: 50,
  dialog: 60,
  toast: 70,
  tooltip: 80,
} as const;
