/** Ratios of pictures in a gallery: by their place in the mosaic, swiped, and over a whole page. */
export const mediaRatios = {
  lead: '1 / 1.04',
  pair: '4 / 5',
  wide: '3 / 2',
  swiped: '1 / 1.12',
  immersive: '16 / 9',
} as const;
