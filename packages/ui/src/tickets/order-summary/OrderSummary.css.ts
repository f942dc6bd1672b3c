import { style } from '@vanilla-extract/css';
import { inLayer, text, vars } from '@vitrine/theme';

const { color, space } = vars;

export const root = style(
  inLayer.domains({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16] }),
);

/** The applied code, and the button that removes it. */
export const coupon = style(
  inLayer.domains({
    ...text('body'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: space[16],
    color: color.textMuted,
  }),
);

export const skeleton = style(inLayer.domains({ display: 'grid', gap: space[8] }));
