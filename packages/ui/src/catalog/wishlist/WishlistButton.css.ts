import { globalStyle, style } from '@vanilla-extract/css';
import { inLayer, layers, vars } from '@vitrine/theme';

/** On a photo, the heart has the background of a tag. */
export const root = style(
  inLayer.domains({
    isolation: 'isolate',
    // The disc is the button: its ring is round, and nothing behind it changes.
    borderRadius: vars.radius.full,
    color: vars.color.overImageInk,
    selectors: {
      '&&:hover': { background: 'transparent' },
      '&::before': {
        content: '""',
        position: 'absolute',
        inset: vars.space[4],
        zIndex: -1,
        borderRadius: vars.radius.full,
        background: vars.color.overImageLight,
      },
    },
  }),
);

/** Beside other quiet actions, without a rule below its label. */
export const labeled = style(
  inLayer.domains({ minBlockSize: vars.size.iconButton, textDecoration: 'none' }),
);

export const saved = style({});

globalStyle(`${saved} svg`, { '@layer': { [layers.domains]: { fill: 'currentcolor' } } });
