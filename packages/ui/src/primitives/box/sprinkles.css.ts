import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles';
import { layers, media, vars } from '@vitrine/theme';

const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

const space = { '0': '0', ...vars.space };

/** The few layout properties, each also by breakpoint. Properties of appearance are excluded. */
const structure = defineProperties({
  '@layer': layers.primitives,
  conditions: {
    small: {},
    medium: { '@media': media.medium },
    large: { '@media': media.large },
  },
  defaultCondition: 'small',
  properties: {
    display: ['block', 'inline-block', 'flex', 'grid', 'contents', 'none'],
    gap: space,
    rowGap: space,
    columnGap: space,
    paddingBlock: space,
    paddingInline: space,
    alignItems: {
      start: 'flex-start',
      center: 'center',
      end: 'flex-end',
      baseline: 'baseline',
      stretch: 'stretch',
    },
    justifyContent: {
      start: 'flex-start',
      center: 'center',
      end: 'flex-end',
      between: 'space-between',
    },
    gridTemplateColumns: {
      '1': columns(1),
      '2': columns(2),
      '3': columns(3),
      '4': columns(4),
      '6': columns(6),
      '12': columns(12),
    },
  },
  shorthands: {
    padding: ['paddingBlock', 'paddingInline'],
    align: ['alignItems'],
    justify: ['justifyContent'],
    columns: ['gridTemplateColumns'],
  },
});

export const sprinkles = createSprinkles(structure);

type Sprinkles = Parameters<typeof sprinkles>[0];

/**
 * The layout props of `Box`, `Stack`, `Inline` and `Grid`. Each has a value for every screen, or one
 * per screen: `{ small: '12', medium: '24' }`.
 */
export interface LayoutProps {
  /** `none` removes it, also for screen readers: `{ small: 'none', medium: 'block' }`. */
  display?: Sprinkles['display'];
  /** The space inside of all edges. */
  padding?: Sprinkles['padding'];
  /** The space inside of the edges above and below. */
  paddingBlock?: Sprinkles['paddingBlock'];
  /** The space inside of the edges at the start and the end. */
  paddingInline?: Sprinkles['paddingInline'];
  /** The number of equal columns. */
  columns?: Sprinkles['columns'];
  /** The space between the items. */
  gap?: Sprinkles['gap'];
  /** The space between lines. By default `gap`. */
  rowGap?: Sprinkles['rowGap'];
  /** The space between the items of a line. By default `gap`. */
  columnGap?: Sprinkles['columnGap'];
  /** Where the items are across their line. */
  align?: Sprinkles['align'];
  /** Where the items are along their line. */
  justify?: Sprinkles['justify'];
}
