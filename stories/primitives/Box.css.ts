import { style } from '@vanilla-extract/css';
import { inLayer, text, vars } from '@vitrine/theme';

/** An element that takes up space. */
export const thing = style(
  inLayer.domains({
    ...text('label'),
    padding: `${vars.space[8]} ${vars.space[12]}`,
    border: `${vars.border.width} solid ${vars.color.borderControl}`,
    borderRadius: vars.radius.control,
    background: vars.color.surface,
  }),
);

/** The space of an element. */
export const area = style(
  inLayer.domains({ background: vars.color.mediaFrame, borderRadius: vars.radius.mediaFrame }),
);
