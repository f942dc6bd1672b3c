import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { inLayer, transition, vars } from '@vitrine/theme';
import { outline, plain, pressedSelector, quiet } from '../button/button-styles.ts';

const { color } = vars;

export const root = recipe({
  base: inLayer.primitives({
    ...transition(['background-color', 'border-color', 'color']),
    position: 'relative',
    flex: 'none',
    display: 'inline-grid',
    placeItems: 'center',
    inlineSize: vars.size.iconButton,
    blockSize: vars.size.iconButton,
    ...plain,
    selectors: {
      [pressedSelector]: { transitionDuration: vars.motion.duration.instant },
      '&[data-disabled]': { color: color.textDisabled, cursor: 'default' },
    },
  }),
  variants: {
    emphasis: { quiet, outline },
    size: {
      regular: {},
      large: inLayer.primitives({
        inlineSize: vars.size.primaryAction,
        blockSize: vars.size.primaryAction,
      }),
    },
  },
  defaultVariants: { emphasis: 'quiet', size: 'regular' },
});

export const badge = style(
  inLayer.primitives({
    position: 'absolute',
    insetBlockStart: vars.space[2],
    insetInlineEnd: vars.space[2],
    display: 'grid',
    pointerEvents: 'none',
  }),
);
