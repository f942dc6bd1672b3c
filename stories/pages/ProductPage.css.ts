import { style } from '@vanilla-extract/css';
import { inLayer, media, vars } from '@vitrine/theme';

export const root = style(inLayer.domains({ paddingBlockEnd: vars.space[96] }));

export const trail = style(
  inLayer.domains({
    paddingBlock: vars.space[16],
    '@media': { [media.medium]: { paddingBlock: vars.space[20] } },
  }),
);
