import { style } from '@vanilla-extract/css';
import { inLayer, media, text, vars } from '@vitrine/theme';

const { border, color, space } = vars;

export const panel = style(inLayer.domains({ inlineSize: '15rem', padding: 0, display: 'grid' }));

export const person = style(
  inLayer.domains({
    ...text('caption'),
    color: color.textMuted,
    paddingBlock: `${space[16]} 0`,
    paddingInline: space[20],
    overflowWrap: 'anywhere',
  }),
);

export const list = style(
  inLayer.domains({ display: 'grid', paddingBlock: space[8], listStyle: 'none' }),
);

/** The full panel line is the link. */
export const link = style(
  inLayer.domains({
    ...text('body'),
    display: 'flex',
    alignItems: 'center',
    minBlockSize: vars.size.row,
    paddingInline: space[20],
    color: color.text,
    textDecoration: 'none',
    '@media': { [media.hover]: { selectors: { '&:hover': { background: color.fillHover } } } },
    selectors: {
      '&:active': { background: color.fillActive },
      '&:focus-visible': { outlineOffset: `calc(${border.focus} * -1)` },
    },
  }),
);

export const footer = style(
  inLayer.domains({
    borderBlockStart: `${border.width} solid ${color.hairline}`,
    padding: space[8],
  }),
);

export const logOut = style(
  inLayer.domains({
    justifyItems: 'start',
    // With the button's border, its label aligns with those of the links.
    paddingInline: `calc(${space[12]} - ${border.width})`,
    fontWeight: vars.text.body.weight,
  }),
);
