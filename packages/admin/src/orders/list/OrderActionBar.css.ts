import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '@vitrine/theme';

const wide = 'list (min-width: 840px)';
const narrow = 'list (max-width: 839.98px)';

export const onlyWide = style(inLayer.domains({ '@container': { [narrow]: { display: 'none' } } }));

export const onlyNarrow = style(inLayer.domains({ '@container': { [wide]: { display: 'none' } } }));

export const sum = style(
  inLayer.domains({
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    '@container': { [narrow]: { display: 'none' } },
  }),
);

export const main = style(
  inLayer.domains({
    display: 'flex',
    '@container': {
      [wide]: {
        paddingInlineStart: vars.space[12],
        borderInlineStart: `${vars.border.width} solid color-mix(in srgb, currentcolor 32%, transparent)`,
        flex: 1,
      },
    },
  }),
);
