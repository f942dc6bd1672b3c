import { style } from '@vanilla-extract/css';
import { inLayer, media, transition, vars } from '@vitrine/theme';

const { border, color, space } = vars;

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;
const hairline = `${border.width} solid ${color.hairline}`;

export const root = style(inLayer.domains({ ...column, gap: space[32] }));

export const missed = style(inLayer.domains({ ...column, gap: space[12] }));

export const items = style(
  inLayer.domains({
    ...column,
    borderBlockStart: `${border.width} solid ${color.text}`,
    '@media': {
      [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space[32] },
      [media.wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    },
  }),
);

export const missedItem = style(
  inLayer.domains({
    ...transition(['opacity']),
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[12],
    paddingBlock: space[12],
    borderBlockEnd: hairline,
    selectors: { '&[aria-busy="true"]': { opacity: 0.62 } },
  }),
);

export const allItems = style(inLayer.domains({ justifySelf: 'start' }));

export const tabs = style(inLayer.domains({ ...column, gap: space[16] }));

/** The rows begin with their head, which has room of its own. */
export const panel = style(inLayer.domains({ paddingBlockStart: 0 }));

export const requests = style(
  inLayer.domains({
    ...column,
    ...transition(['opacity']),
    gap: space[24],
    // It takes the focus when its last row has gone, and nothing can be done with it by keys.
    outline: 'none',
    selectors: { '&[data-pending]': { opacity: 0.62 } },
  }),
);

export const email = style(
  inLayer.domains({
    '@media': { [media.small]: { whiteSpace: 'normal', overflowWrap: 'anywhere' } },
  }),
);

export const actions = style(inLayer.domains({ paddingBlock: 0, textAlign: 'end' }));

export const awaited = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: '3fr 4fr 2fr',
    alignItems: 'center',
    gap: space[24],
    blockSize: vars.size.row,
    borderBlockEnd: hairline,
  }),
);
