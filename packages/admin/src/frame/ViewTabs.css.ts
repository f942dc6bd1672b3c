import { style } from '@vanilla-extract/css';
import { inLayer, media, text, vars } from '@vitrine/theme';
import { frameEdge } from '../utils/gutter.css.ts';

const { border, color, space } = vars;

export const nav = style(
  inLayer.domains({ borderBlockEnd: `${border.width} solid ${color.hairline}` }),
);

export const root = style(
  inLayer.domains({
    ...text('body'),
    display: 'flex',
    gap: space[24],
    overflowX: 'auto',
    scrollbarWidth: 'none',
    padding: 0,
    // The text of the first tab is in line with the page.
    marginInline: `calc(${space[8]} * -1)`,
    marginBlock: 0,
    '@media': {
      // What does not fit on a phone is cut off by the edge of the screen, not by a margin.
      [media.small]: {
        marginInlineEnd: `calc(${frameEdge} * -1)`,
        paddingInlineEnd: `calc(${frameEdge} - ${space[8]})`,
      },
    },
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
    // Room for the focus ring, which the scroll container would cut off outside.
    padding: `0 ${space[8]}`,
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
        insetInline: space[8],
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
  }),
);
