import { style } from '@vanilla-extract/css';
import { inLayer, media, vars } from '@vitrine/theme';

export const root = style(
  inLayer.domains({
    paddingInline: vars.space[12],
    '@media': {
      // Without a label it looks like an icon button.
      [media.small]: { inlineSize: vars.size.iconButton, padding: 0 },
    },
  }),
);

export const text = style(inLayer.domains({ '@media': { [media.small]: { display: 'none' } } }));

export const picture = style(
  inLayer.domains({ '@media': { [media.medium]: { display: 'none' } } }),
);

/** Next to the label, or on the bag's shoulder. */
export const count = style(
  inLayer.domains({
    '@media': {
      [media.small]: {
        position: 'absolute',
        insetBlockStart: vars.space[2],
        insetInlineEnd: vars.space[2],
      },
    },
  }),
);
