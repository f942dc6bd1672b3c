/** How wide a thumbnail is shown everywhere, in px. */
export const thumbnailDisplayWidth = 72;

/** Its width to its height. */
export const thumbnailDisplayRatio = 4 / 5;
