import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '@vitrine/theme';

export const image = style(
  inLayer.domains({
    position: 'relative',
    inlineSize: 168,
    aspectRatio: '4 / 5',
    borderRadius: vars.radius.mediaFrame,
    overflow: 'hidden',
  }),
);

export const photograph = style(
  inLayer.domains({
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: 'cover',
    filter: `brightness(${vars.picture.dim})`,
  }),
);

export const tag = style(
  inLayer.domains({
    position: 'absolute',
    insetBlockStart: vars.space[12],
    insetInlineStart: vars.space[12],
  }),
);
