import { style } from '@vanilla-extract/css';
import { inLayer, media, text, transition, vars } from '@vitrine/theme';

const { border, color, space } = vars;

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;
const hairline = `${border.width} solid ${color.hairline}`;

export const root = style(inLayer.domains({ ...column, gap: space[32] }));

/** Focused when its last row has been removed; it is not a control. */
const resting = { outline: 'none' } as const;

export const requested = style(inLayer.domains({ ...column, ...resting, gap: space[12] }));

export const items = style(
  inLayer.domains({
    ...column,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    borderBlockStart: `${border.width} solid ${color.text}`,
    '@media': {
      [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space[32] },
      [media.wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    },
  }),
);

export const requestedItem = style(
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

export const loadingImage = style(inLayer.domains({ inlineSize: 44 }));

export const loadingText = style(inLayer.domains({ flex: 1 }));

export const allItems = style(inLayer.domains({ justifySelf: 'start' }));

export const tabs = style(inLayer.domains({ ...column, gap: space[16] }));

/** The table header provides the spacing. */
export const panel = style(inLayer.domains({ paddingBlockStart: 0 }));

export const requests = style(
  inLayer.domains({
    ...column,
    ...transition(['opacity']),
    ...resting,
    gap: space[24],
    selectors: { '&[data-pending]': { opacity: 0.62 } },
  }),
);

export const email = style(
  inLayer.domains({
    '@media': {
      // Takes the width that the other cells leave, instead of that of its longest text.
      [media.small]: { inlineSize: '100%', maxInlineSize: 0, whiteSpace: 'normal' },
    },
  }),
);

/** An email address has its own direction, so that its end is cut off and not its start. */
export const address = style(
  inLayer.domains({
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    textAlign: ['match-parent', '-webkit-match-parent'],
  }),
);

/** Separate columns on wide screens. */
export const hiddenOnSmall = style(
  inLayer.domains({ '@media': { [media.small]: { display: 'none' } } }),
);

/** The same below the address, on small screens. */
export const narrow = style(
  inLayer.domains({
    ...text('caption'),
    display: 'none',
    color: color.textMuted,
    '@media': { [media.small]: { display: 'grid' } },
  }),
);

export const actions = style(inLayer.domains({ paddingBlock: 0, textAlign: 'end' }));

export const loading = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: '3fr 4fr 2fr',
    alignItems: 'center',
    gap: space[24],
    blockSize: vars.size.row,
    borderBlockEnd: hairline,
  }),
);
