/** Durations in ms: press, hover, popover, drawer, cross-fade of images. */
export const durations = { instant: 80, fast: 120, base: 200, slow: 320, picture: 600 } as const;

/** The single duration in ms with reduced motion. */
export const reducedDuration = 80;

/** Control points of the cubic Béziers for entering and leaving elements. */
export const easings = { enter: [0.2, 0, 0, 1], leave: [0.4, 0, 1, 1] } as const;

export type DurationName = keyof typeof durations;
export type EasingName = keyof typeof easings;
