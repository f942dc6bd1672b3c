/** Display width of a thumbnail, in px. */
export const thumbnailDisplayWidth = 72;

/** Its width to its height. */
export const thumbnailDisplayRatio = 4 / 5;
