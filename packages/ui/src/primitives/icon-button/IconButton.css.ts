import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { inLayer, media, transition, vars } from '@vitrine/theme';

const { color } = vars;

const interactive = ':is(button, a):not([data-disabled])';
const hovered = `${interactive}&:hover`;
const pressed = `${interactive}&:active`;

export const root = recipe({
  base: inLayer.primitives({
    ...transition(['background-color', 'border-color', 'color']),
    position: 'relative',
    flex: 'none',
    display: 'inline-grid',
    placeItems: 'center',
    inlineSize: vars.size.iconButton,
    blockSize: vars.size.iconButton,
    border: `${vars.border.width} solid transparent`,
    borderRadius: vars.radius.control,
    background: 'none',
    color: color.text,
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    selectors: {
      [pressed]: {
        background: color.fillActive,
        transitionDuration: vars.motion.duration.instant,
      },
      '&[data-disabled]': { color: color.textDisabled, cursor: 'default' },
    },
  }),
  variants: {
    emphasis: {
      quiet: inLayer.primitives({
        '@media': {
          [media.hover]: { selectors: { [hovered]: { background: color.fillHover } } },
        },
      }),
      outline: inLayer.primitives({
        background: color.surface,
        borderColor: color.borderControl,
        '@media': {
          [media.hover]: {
            selectors: { [hovered]: { background: color.fill, borderColor: color.borderHover } },
          },
        },
        selectors: {
          [pressed]: { borderColor: color.borderHover },
          '&[data-disabled]': { borderColor: color.hairline },
        },
      }),
    },
    size: {
      regular: {},
      large: inLayer.primitives({
        inlineSize: vars.size.mainAction,
        blockSize: vars.size.mainAction,
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
