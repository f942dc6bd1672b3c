import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '@vitrine/theme';

const { border, color, space } = vars;

export const body = style(inLayer.domains({ display: 'grid', gap: space[20] }));

export const facts = style(
  inLayer.domains({
    margin: 0,
    borderBlockStart: `${border.width} solid ${color.text}`,
  }),
);

export const fact = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: '7rem minmax(0, 1fr)',
    gap: space[16],
    paddingBlock: space[12],
    borderBlockEnd: `${border.width} solid ${color.hairline}`,
  }),
);

export const term = style(inLayer.domains({ color: color.textMuted }));

export const value = style(inLayer.domains({ margin: 0, overflowWrap: 'anywhere' }));

export const actions = style(
  inLayer.domains({ display: 'flex', flexWrap: 'wrap', gap: space[12] }),
);
