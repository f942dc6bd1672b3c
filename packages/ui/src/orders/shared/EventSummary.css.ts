import { style } from '@vanilla-extract/css';
import { inLayer, text, vars } from '@vitrine/theme';

const { color, space } = vars;

/** Same as the cart's lines. */
const pictureWidth = 84;

export const root = style(
  inLayer.domains({ display: 'flex', alignItems: 'flex-start', gap: space[16] }),
);

export const picture = style(
  inLayer.domains({ flex: 'none', inlineSize: pictureWidth, aspectRatio: '4 / 5' }),
);

export const labelText = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    flex: 1,
    gap: space[4],
    minInlineSize: 0,
    overflowWrap: 'anywhere',
  }),
);

export const fact = style(inLayer.domains({ ...text('caption'), color: color.textMuted }));
