import { style } from '@vanilla-extract/css';
import { inLayer, media, vars } from '@vitrine/theme';

const { border, color, container, space } = vars;

const rule = `${border.width} solid ${color.hairline}`;

/** The height of a page header. In px. */
const height = 64;

/** Small: two halves, edge to edge. */
export const root = style(
  inLayer.domains({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: vars.z.sticky,
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    alignItems: 'center',
    minBlockSize: height,
    marginInline: `calc(${container.gutter} * -1)`,
    background: color.ground,
    borderBlock: rule,
    '@media': {
      [media.medium]: {
        display: 'flex',
        // With long labels the sort control wraps to a separate line, and no word breaks.
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        columnGap: space[16],
        marginInline: 0,
        whiteSpace: 'nowrap',
      },
    },
    selectors: { '&[hidden]': { display: 'none' } },
  }),
);

const half = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[4],
  minInlineSize: 0,
} as const;

// Its button labels align with the page's edges.
export const start = style(
  inLayer.domains({
    ...half,
    '@media': { [media.medium]: { marginInlineStart: `calc(${space[12]} * -1)` } },
  }),
);

export const end = style(
  inLayer.domains({
    ...half,
    '@media': {
      [media.medium]: {
        gap: space[12],
        marginInlineStart: 'auto',
        marginInlineEnd: `calc(${space[12]} * -1)`,
      },
    },
  }),
);

/** A rule between two groups of a half, at the start of the second one. */
export const divider = style(
  inLayer.domains({
    inlineSize: border.width,
    blockSize: space[32],
    marginInline: space[8],
    background: color.hairline,
  }),
);

export const wideOnly = style(
  inLayer.domains({ display: 'none', '@media': { [media.medium]: { display: 'contents' } } }),
);

/** Next to three menus and the sort control, only large pages have room for a switch. */
export const largeOnly = style(
  inLayer.domains({ display: 'none', '@media': { [media.large]: { display: 'contents' } } }),
);

export const split = style(
  inLayer.domains({
    '@media': {
      [media.small]: { borderInlineStart: rule, marginBlock: space[12] },
    },
  }),
);
