import { style } from '@vanilla-extract/css';
import { inLayer, text, vars } from '@vitrine/theme';

/** On the picture: a surface with the shadow of a small layer instead of a border. */
export const root = style(
  inLayer.domains({
    ...text('label'),
    minBlockSize: 36,
    borderColor: 'transparent',
    background: vars.color.surface,
    boxShadow: vars.shadow.popover,
  }),
);
