import { style } from '@vanilla-extract/css';
import { inLayer, media, text, vars } from '@vitrine/theme';
import { eventList, roomyLayout, wideLayout } from './event-columns.css.ts';

const { border, color, space } = vars;

export const root = style(
  inLayer.domains({ containerName: eventList, containerType: 'inline-size', minInlineSize: 0 }),
);

/** A tab panel. The page provides the gap. */
export const panel = style(inLayer.domains({ paddingBlockStart: 0 }));

export const tabCount = style(
  inLayer.domains({ ...text('caption'), marginInlineStart: space[8], color: color.textMuted }),
);

export const months = style(
  inLayer.domains({
    display: 'grid',
    // With the padding of the headings 40 and 56.
    gap: space[24],
    '@media': { [media.medium]: { gap: space[40] } },
  }),
);

/** The heading of a month and its number of events, above an ink rule. */
export const month = style(
  inLayer.domains({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: vars.z.sticky,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: space[24],
    paddingBlock: `${space[16]} ${space[12]}`,
    borderBlockEnd: `${border.width} solid ${color.text}`,
    background: color.ground,
  }),
);

const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

export const cards = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: columns(2),
    columnGap: space[12],
    rowGap: space[32],
    '@container': {
      [roomyLayout]: { columnGap: space[24], rowGap: space[56] },
      [wideLayout]: { gridTemplateColumns: columns(3) },
    },
  }),
);

export const actions = style(
  inLayer.domains({ display: 'flex', flexWrap: 'wrap', gap: space[12] }),
);

export const failure = style(inLayer.domains({ marginBlockStart: space[32] }));

export const footer = style(
  inLayer.domains({
    marginBlockStart: space[40],
    '@media': { [media.medium]: { marginBlockStart: space[56] } },
  }),
);
