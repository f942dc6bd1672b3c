import { style, styleVariants } from '@vanilla-extract/css';
import { inLayer, text, vars } from '@vitrine/theme';

const { color, space } = vars;

const row = style(
  inLayer.primitives({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: space[8],
  }),
);

const page = style(inLayer.primitives({ columnGap: space[12], rowGap: space[2] }));

export const root = styleVariants({ card: [row], line: [row], page: [row, page] });

const plain = style(inLayer.primitives({ textDecoration: 'none' }));

export const now = styleVariants(
  { card: 'bodyStrong', line: 'bodyStrong', page: 'priceL' } as const,
  (role) => [plain, inLayer.primitives(text(role))],
);

/** Text about a price, on its own line or next to other text. */
export const detailText = style(inLayer.primitives({ ...text('caption'), color: color.textMuted }));

export const was = style([detailText, plain]);

export const struck = style(
  inLayer.primitives({
    textDecoration: 'line-through',
    selectors: { [`${page} &`]: { ...text('bodyL'), lineHeight: vars.text.priceL.line } },
  }),
);

// A badge has no suitable baseline, so it is centered in the line.
export const off = style(inLayer.primitives({ alignSelf: 'center' }));

export const lines = style(
  inLayer.primitives({ flexBasis: '100%', display: 'grid', rowGap: space[2] }),
);

/** Below the price, not after it. */
const below = style(inLayer.primitives({ flexBasis: '100%' }));

export const detail = styleVariants({
  card: [detailText],
  line: [detailText, below],
  page: [detailText, below],
});

/** A spinner with the line height of the amount that it replaces. */
export const pending = style(
  inLayer.primitives({ display: 'inline-grid', alignItems: 'center', blockSize: '1lh' }),
);
