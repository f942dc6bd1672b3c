import { globalStyle, style } from '@vanilla-extract/css';
import { inLayer, layers, media, text, transition, vars } from '@vitrine/theme';

const { border, color, space } = vars;

const rule = `${border.width} solid ${color.hairline}`;

export const root = style(inLayer.primitives({ borderBlockStart: rule }));

export const columns = style(
  inLayer.primitives({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: space[24],
    rowGap: space[40],
    paddingBlock: space[40],
    '@media': {
      [media.medium]: {
        gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
        paddingBlock: space[56],
      },
      [media.large]: {
        gridTemplateColumns: 'minmax(0, 4fr)',
        gridAutoColumns: 'minmax(0, 1.72fr)',
        gridAutoFlow: 'column',
      },
    },
  }),
);

export const description = style(
  inLayer.primitives({
    ...text('body'),
    gridColumn: '1 / -1',
    maxInlineSize: '22rem',
    color: color.textMuted,
    '@media': { [media.large]: { gridColumn: 'auto' } },
  }),
);

export const name = style(
  inLayer.primitives({ ...text('displayS'), marginBlockEnd: space[12], color: color.text }),
);

export const section = style(inLayer.primitives({ minInlineSize: 0 }));

export const title = style(
  inLayer.primitives({ ...text('label'), marginBlockEnd: space[8], color: color.text }),
);

export const list = style(inLayer.primitives({ margin: 0, padding: 0, listStyle: 'none' }));

export const link = style(
  inLayer.primitives({
    ...text('body'),
    ...transition(['color']),
    display: 'inline-block',
    // Two lines of links are a finger apart.
    paddingBlock: space[8],
    borderRadius: vars.radius.mediaFrame,
    color: color.textMuted,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    '@media': { [media.hover]: { ':hover': { color: color.text } } },
  }),
);

export const base = style(
  inLayer.primitives({
    ...text('caption'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: space[24],
    rowGap: space[8],
    paddingBlock: space[20],
    borderBlockStart: rule,
    color: color.textMuted,
  }),
);

globalStyle(`${root}:dir(rtl) ${name}`, {
  '@layer': { [layers.primitives]: { letterSpacing: 0 } },
});
