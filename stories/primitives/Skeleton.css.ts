import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '@vitrine/theme';

export const image = style(
  inLayer.domains({
    inlineSize: '100%',
    aspectRatio: '4 / 5',
    objectFit: 'cover',
    borderRadius: vars.radius.mediaFrame,
    filter: `brightness(${vars.picture.dim})`,
  }),
);
