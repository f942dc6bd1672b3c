import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '@vitrine/theme';

const { color, space } = vars;

export const row = style(
  inLayer.primitives({
    display: 'grid',
    gridTemplateColumns: 'minmax(6rem, 30%) minmax(0, 1fr)',
    columnGap: space[8],
    paddingBlock: `calc(${space[2]} + ${vars.border.width})`,
    overflowWrap: 'anywhere',
  }),
);

export const term = style(inLayer.primitives({ color: color.textMuted }));
