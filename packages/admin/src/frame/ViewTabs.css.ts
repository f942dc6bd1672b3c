import { style } from '@vanilla-extract/css';
import { inLayer, media, text, vars } from '@vitrine/theme';

const { border, color, space } = vars;

export const root = style(
  inLayer.domains({
    ...text('body'),
    display: 'flex',
    gap: space[32],
    overflowX: 'auto',
    scrollbarWidth: 'none',
    borderBlockEnd: `${border.width} solid ${color.hairline}`,
    // The focus ring must not be cut off by the scroll container.
    paddingInline: space[8],
    marginInline: `calc(${space[8]} * -1)`,
    marginBlock: 0,
    listStyle: 'none',
  }),
);

export const tab = style(
  inLayer.domains({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[12],
    minBlockSize: 38,
    padding: 0,
    border: 0,
    background: 'none',
    font: 'inherit',
    color: color.textMuted,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    '@media': {
      [media.hover]: { selectors: { '&:hover': { color: color.text } } },
    },
    selectors: {
      '&[aria-current]': { color: color.text, fontWeight: vars.text.bodyStrong.weight },
      '&[aria-current]::after': {
        content: '""',
        position: 'absolute',
        insetInline: 0,
        insetBlockEnd: 0,
        borderBlockEnd: `${border.selected} solid currentcolor`,
      },
      '&:focus-visible': { outlineOffset: `calc(${border.focus} * -1)` },
    },
  }),
);

export const count = style(
  inLayer.domains({
    color: color.textMuted,
    fontWeight: vars.text.body.weight,
    fontVariantNumeric: 'tabular-nums',
  }),
);
