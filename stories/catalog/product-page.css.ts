import { style } from '@vanilla-extract/css';
import { inLayer, media, vars } from '@vitrine/theme';

/** Space above, from the width at which images no longer begin at the edge of the page. */
export const main = style(
  inLayer.domains({
    paddingBlockEnd: vars.space[56],
    '@media': { [media.medium]: { paddingBlockStart: vars.space[24] } },
  }),
);
