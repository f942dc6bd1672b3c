import { style } from '@vanilla-extract/css';
import { inLayer, text, vars } from '@vitrine/theme';

/** Something that takes room. */
export const thing = style(
  inLayer.domains({
    ...text('label'),
    padding: `${vars.space[8]} ${vars.space[12]}`,
    border: `${vars.border.width} solid ${vars.color.borderControl}`,
    borderRadius: vars.radius.control,
    background: vars.color.surface,
  }),
);

/** The place that something has. */
export const room = style(
  inLayer.domains({ background: vars.color.mediaFrame, borderRadius: vars.radius.mediaFrame }),
);
