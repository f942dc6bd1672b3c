import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '@vitrine/theme';

const { border, color, space } = vars;

/** Smaller than the image of a cart line: the form is the focus here. */
const pictureWidth = 64;

export const content = style(
  inLayer.domains({ display: 'grid', gap: space[24], marginBlockStart: space[20] }),
);

export const form = style(inLayer.domains({ display: 'grid', gap: space[20] }));

export const done = style(
  inLayer.domains({
    display: 'grid',
    justifyItems: 'start',
    gap: space[16],
    // Focused only for screen readers; it is not a control.
    outline: 'none',
  }),
);

export const item = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: `${pictureWidth}px minmax(0, 1fr)`,
    alignItems: 'center',
    columnGap: space[16],
    paddingBlock: space[12],
    borderBlock: `${border.width} solid ${color.hairline}`,
  }),
);

export const picture = style(inLayer.domains({ aspectRatio: '4 / 5' }));
