/** Corner radii in px. A host that wants another shape changes `control`, `surface` and `mediaFrame`. */
export const radii = { mediaFrame: 2, control: 3, surface: 6, sheet: 12, full: 9999 } as const;

/** Line widths in px; `focus` is the ring's width and its distance. */
export const borders = { width: 1, selected: 2, focus: 2 } as const;
