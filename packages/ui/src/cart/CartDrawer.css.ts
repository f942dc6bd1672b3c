import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '@vitrine/theme';

/** The lines bring their own space, up to the rules above and below. */
export const body = style(inLayer.domains({ paddingBlock: 0 }));

export const foot = style(
  inLayer.domains({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[16] }),
);

/** A hairline parts it from the first line. */
export const goal = style(
  inLayer.domains({
    paddingBlock: vars.space[16],
    borderBlockEnd: `${vars.border.width} solid ${vars.color.hairline}`,
  }),
);
