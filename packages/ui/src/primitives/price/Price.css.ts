import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { inLayer, text, vars } from '@vitrine/theme';

const { color, space } = vars;

export const root = recipe({
  base: inLayer.primitives({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: space[8],
  }),
  variants: {
    size: {
      card: {},
      line: {},
      page: inLayer.primitives({ columnGap: space[12], rowGap: space[2] }),
    },
  },
});

export const now = recipe({
  base: inLayer.primitives({ textDecoration: 'none' }),
  variants: {
    size: {
      card: inLayer.primitives(text('bodyStrong')),
      line: inLayer.primitives(text('bodyStrong')),
      page: inLayer.primitives(text('priceL')),
    },
  },
});

export const was = style(
  inLayer.primitives({ ...text('caption'), color: color.textMuted, textDecoration: 'none' }),
);

export const struck = recipe({
  base: inLayer.primitives({ textDecoration: 'line-through' }),
  variants: {
    size: {
      card: {},
      line: {},
      page: inLayer.primitives({ ...text('bodyL'), lineHeight: vars.text.priceL.line }),
    },
  },
});

// A badge has no baseline of its own that would suit: it stands in the middle of the line.
export const off = style(inLayer.primitives({ alignSelf: 'center' }));

/** Words about a price, in a line or beside other words. */
export const detailText = style(inLayer.primitives({ ...text('caption'), color: color.textMuted }));

export const lines = style(
  inLayer.primitives({ flexBasis: '100%', display: 'grid', rowGap: space[2] }),
);

export const detail = recipe({
  base: inLayer.primitives({ ...text('caption'), color: color.textMuted }),
  variants: {
    size: {
      card: {},
      // Below the price, not behind it.
      line: inLayer.primitives({ flexBasis: '100%' }),
      page: inLayer.primitives({ flexBasis: '100%' }),
    },
  },
});

export const pending = recipe({
  base: inLayer.primitives({ display: 'inline-grid', alignItems: 'center' }),
  variants: {
    size: {
      card: inLayer.primitives({ blockSize: vars.text.bodyStrong.line }),
      line: inLayer.primitives({ blockSize: vars.text.bodyStrong.line }),
      page: inLayer.primitives({ blockSize: vars.text.priceL.line }),
    },
  },
});
