/** Heights of what can be touched, and icons, in px: the shop. `target` is the least of all. */
const regular = {
  target: 24,
  iconSmall: 16,
  icon: 20,
  chip: 32,
  iconButton: 44,
  control: 44,
  controlInGrid: 44,
  stepper: 46,
  field: 48,
  primaryAction: 52,
  row: 44,
  rowEvent: 116,
  rowEventNarrow: 128,
  stub: 178,
};

/** The name of a size token. */
export type SizeName = keyof typeof regular;

/** Owner screens: more on one page, for a pointer. */
const compact: Readonly<Record<SizeName, number>> = {
  ...regular,
  chip: 28,
  iconButton: 36,
  control: 36,
  controlInGrid: 32,
  stepper: 36,
  field: 36,
  primaryAction: 36,
};

/** Sizes in px by density. */
export const sizes = { regular, compact } as const;

/** Height of the page header in px by viewport. */
export const headerHeight = { small: 60, medium: 72 } as const;

/** Stroke of icons in px, the same at every size. */
export const iconStroke = 1.5;

/** Spacing and size of the UI: `regular` for shoppers, `compact` for site owners. */
export type Density = keyof typeof sizes;
