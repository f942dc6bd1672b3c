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

export type Sprinkles = Parameters<typeof sprinkles>[0];
