import { style } from '@vanilla-extract/css';
import { inLayer, text, vars } from '@vitrine/theme';

const { border, color, space } = vars;

export const root = style(
  inLayer.primitives({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[12],
    paddingInline: `calc(${space[16]} - ${border.width})`,
    textAlign: 'start',
    userSelect: 'none',
    selectors: {
      '&[data-disabled]': { cursor: 'default' },
    },
  }),
);

export const value = style(
  inLayer.primitives({
    minInlineSize: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    selectors: { '[data-placeholder]:not([data-disabled]) > &': { color: color.textMuted } },
  }),
);

export const list = style(
  inLayer.primitives({
    inlineSize: 'var(--radix-select-trigger-width)',
    minInlineSize: 'fit-content',
    maxInlineSize: 'var(--radix-select-content-available-width)',
    maxBlockSize: 'var(--radix-select-content-available-height)',
  }),
);

// Arrows above and below indicate more options, so no row needs to be cut off.
export const viewport = style(
  inLayer.primitives({ maxBlockSize: `calc(${vars.size.row} * 10 + ${space[8]})` }),
);

export const scroll = style(
  inLayer.primitives({
    display: 'grid',
    placeItems: 'center',
    minBlockSize: vars.size.target,
    color: color.textMuted,
  }),
);

export const group = style(
  inLayer.primitives({
    selectors: {
      '& + &': {
        marginBlockStart: space[4],
        borderBlockStart: `${border.width} solid ${color.hairline}`,
        paddingBlockStart: space[4],
      },
    },
  }),
);

export const groupLabel = style(
  inLayer.primitives({
    ...text('caption'),
    paddingBlock: space[8],
    paddingInline: space[12],
    color: color.textMuted,
  }),
);
