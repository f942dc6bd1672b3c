import { style } from '@vanilla-extract/css';
import { inLayer, text, vars } from '@vitrine/theme';

const { color, space } = vars;

export const option = style(
  inLayer.domains({
    ...text('caption'),
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: space[2],
    color: color.textMuted,
    overflowWrap: 'anywhere',
  }),
);

export const title = style(inLayer.domains({ ...text('body'), color: color.text }));
