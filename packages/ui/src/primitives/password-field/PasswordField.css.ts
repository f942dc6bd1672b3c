import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '@vitrine/theme';

// The icon is in the position of a unit; the touch target around it extends to the frame.
export const toggle = style(
  inLayer.primitives({
    marginInlineEnd: `calc((${vars.size.icon} - ${vars.size.iconButton}) / 2)`,
    // The focus ring is inside the frame of the field.
    outlineOffset: `calc(${vars.border.focus} * -2)`,
  }),
);
