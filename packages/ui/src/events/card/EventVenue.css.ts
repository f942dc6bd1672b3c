import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '@vitrine/theme';

/** Underlined like a link, as the link around it leads to all dates. */
export const dates = style(
  inLayer.domains({
    whiteSpace: 'nowrap',
    textDecorationLine: 'underline',
    textDecorationThickness: vars.border.width,
    textDecorationColor: vars.color.borderControl,
    textUnderlineOffset: '0.25em',
  }),
);
