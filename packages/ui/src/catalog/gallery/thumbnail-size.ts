/** How wide a thumbnail is shown everywhere, in px. */
export const shownWidth = 72;

/** Its width to its height. */
export const shownRatio = 4 / 5;
