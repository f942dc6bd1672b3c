import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '@vitrine/theme';

const { border, color, space } = vars;

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

/** An ink rule opens it. */
export const root = style(
  inLayer.domains({
    ...column,
    gap: space[20],
    maxInlineSize: 420,
    borderBlockStart: `${border.width} solid ${color.text}`,
    paddingBlockStart: space[16],
  }),
);

export const switches = style(inLayer.domains({ ...column, gap: space[16] }));

export const actions = style(
  inLayer.domains({ display: 'flex', flexWrap: 'wrap', gap: space[12] }),
);
