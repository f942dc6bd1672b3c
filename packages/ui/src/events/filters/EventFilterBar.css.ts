import { style } from '@vanilla-extract/css';
import { inLayer, media, text, vars } from '@vitrine/theme';

const { border, color, space } = vars;

const rule = `${border.width} solid ${color.hairline}`;

/** As high as a head of the page. In px. */
const height = 64;

export const root = style(
  inLayer.domains({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[16],
    minBlockSize: height,
    borderBlock: rule,
    // The tabs above it have a rule of their own.
    selectors: {
      '[role="tablist"] + &': {
        borderBlockStart: 'none',
        marginBlockStart: `calc(${space[24]} * -1)`,
      },
    },
  }),
);

// The words of its buttons begin and end on the lines of the page.
export const start = style(inLayer.domains({ marginInlineStart: `calc(${space[12]} * -1)` }));

export const end = style(inLayer.domains({ marginInlineEnd: `calc(${space[12]} * -1)` }));

export const narrowOnly = style(
  inLayer.domains({ '@media': { [media.medium]: { display: 'none' } } }),
);

export const wideOnly = style(
  inLayer.domains({
    display: 'none',
    gap: space[4],
    '@media': { [media.medium]: { display: 'flex' } },
  }),
);

export const trigger = style(inLayer.domains({ paddingInline: space[12] }));

export const words = style(
  inLayer.domains({ display: 'inline-flex', alignItems: 'center', gap: space[8] }),
);

/** Without any, it takes no room in a grid. */
export const chips = style(inLayer.domains({ selectors: { '&[hidden]': { display: 'none' } } }));

export const facet = style(
  inLayer.domains({
    minInlineSize: 0,
    margin: 0,
    padding: 0,
    paddingBlock: space[24],
    border: 0,
    selectors: {
      '& + &': { borderBlockStart: rule },
      '&:first-child': { paddingBlockStart: space[4] },
    },
  }),
);

// Afloat it stands in the box as other words do, and not on its border.
export const legend = style(
  inLayer.domains({
    ...text('title'),
    float: 'inline-start',
    inlineSize: '100%',
    padding: 0,
    marginBlockEnd: space[16],
  }),
);

export const control = style(inLayer.domains({ clear: 'both' }));

export const foot = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: space[12],
  }),
);
