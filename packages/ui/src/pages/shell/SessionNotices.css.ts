import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '@vitrine/theme';

/** In the page's column, with the same space on all sides while it shows something. */
export const banner = style(
  inLayer.domains({ selectors: { '&:not(:empty)': { paddingBlock: vars.space[12] } } }),
);
