import { style } from '@vanilla-extract/css';
import { inLayer, media, vars } from '@vitrine/theme';

export const root = style(
  inLayer.primitives({
    display: 'grid',
    justifyItems: 'start',
    gap: vars.space[12],
    paddingBlock: vars.space[56],
    '@media': { [media.medium]: { paddingBlock: vars.space[80] } },
  }),
);

export const sentence = style(inLayer.primitives({ maxInlineSize: '52ch' }));

export const action = style(inLayer.primitives({ marginBlockStart: vars.space[12] }));
