import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '@vitrine/theme';

// The picture stands where a unit would; the target around it reaches the frame.
export const toggle = style(
  inLayer.primitives({
    marginInlineEnd: `calc((${vars.size.icon} - ${vars.size.iconButton}) / 2)`,
  }),
);
