import { style } from '@vanilla-extract/css';
import { inLayer, text, vars } from '@vitrine/theme';

const { border, color, space } = vars;

export const root = style(
  inLayer.primitives({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    borderBlockStart: `${border.width} solid ${color.text}`,
  }),
);

export const header = style(
  inLayer.primitives({
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: space[16],
  }),
);

export const aside = style(inLayer.primitives({ ...text('caption'), color: color.textMuted }));
