import { createVar, style } from '@vanilla-extract/css';
import { containers, focusRing, inLayer, media, text, vars } from '@vitrine/theme';
import { eventList } from '../list/event-columns.css.ts';

const { border, color, space } = vars;

/** The gap between the days of a week. None by default. */
export const columnGap = createVar();

const weekGrid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
} as const;

export const root = style(
  inLayer.domains({
    vars: { [columnGap]: '0px' },
    display: 'block',
    inlineSize: '100%',
    textAlign: 'start',
  }),
);

/** As wide as the grid: inside a block, parts of a table would be as wide as their content. */
export const weeks = style(inLayer.domains({ display: 'block' }));

/** The names of the days, above an ink rule. */
export const weekdays = style(
  inLayer.domains({
    ...weekGrid,
    columnGap,
    borderBlockEnd: `${border.width} solid ${color.text}`,
  }),
);

/** A week below a hairline, which no gap interrupts. */
export const week = style(
  inLayer.domains({
    ...weekGrid,
    columnGap,
    selectors: { '& + &': { borderBlockStart: `${border.width} solid ${color.hairline}` } },
  }),
);

/** Short names by default; a calendar of events has whole ones or single letters by its width. */
const fullNames = `${eventList} ${containers.page}`;
const letters = `${eventList} (max-width: 559px)`;

export const fullName = style(
  inLayer.domains({ display: 'none', '@container': { [fullNames]: { display: 'inline' } } }),
);

export const shortName = style(
  inLayer.domains({
    '@container': { [fullNames]: { display: 'none' }, [letters]: { display: 'none' } },
  }),
);

export const letter = style(
  inLayer.domains({ display: 'none', '@container': { [letters]: { display: 'inline' } } }),
);

export const weekday = style(
  inLayer.domains({
    ...text('caption'),
    paddingBlock: space[8],
    color: color.textMuted,
    textAlign: 'inherit',
    whiteSpace: 'nowrap',
    '@container': { [letters]: { textAlign: 'center' } },
  }),
);

export const cell = style(
  inLayer.domains({
    position: 'relative',
    padding: 0,
    minInlineSize: 0,
    cursor: 'pointer',
    selectors: {
      // Around the cell, whose text begins at its edge.
      '&:focus-visible': { ...focusRing, outlineOffset: 0, zIndex: 1 },
      '&[data-muted]': { color: color.textMuted },
    },
    '@media': {
      [media.hover]: { selectors: { '&:hover': { background: color.fill } } },
      [media.forcedColors]: {
        selectors: {
          '&[aria-selected="true"]': {
            outline: `${border.selected} solid Highlight`,
            outlineOffset: `calc(${border.selected} * -1)`,
          },
        },
      },
    },
  }),
);
