/**
 * Aspect ratios of images in a gallery: by their slot in the mosaic, in a carousel, and full-width.
 */
export const mediaRatios = {
  lead: '1 / 1.04',
  pair: '4 / 5',
  wide: '3 / 2',
  swiped: '1 / 1.12',
  immersive: '16 / 9',
} as const;
