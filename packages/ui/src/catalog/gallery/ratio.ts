/** Ratios of pictures in a gallery: by their place in the mosaic, and where they are swiped. */
export const ratio = {
  lead: '1 / 1.04',
  pair: '4 / 5',
  wide: '3 / 2',
  swiped: '1 / 1.12',
} as const;
