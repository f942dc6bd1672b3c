import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { inLayer, media, text, transition, vars } from '@vitrine/theme';

const { color } = vars;

const interactive = ':is(button, a):not([data-disabled])';
const hovered = `${interactive}&:hover`;
const pressed = `${interactive}&:active`;

export const root = recipe({
  base: inLayer.primitives({
    ...text('bodyStrong'),
    ...transition(['background-color', 'border-color', 'color']),
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    minInlineSize: vars.size.control,
    minBlockSize: vars.size.control,
    paddingInline: vars.space[20],
    border: `${vars.border.width} solid transparent`,
    borderRadius: vars.radius.control,
    background: 'none',
    color: color.text,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    selectors: {
      '&[data-disabled]': { color: color.textDisabled, cursor: 'default' },
      '&[data-pending]': { cursor: 'progress' },
      '&:active': { transitionDuration: vars.motion.duration.instant },
    },
  }),
  variants: {
    emphasis: {
      primary: inLayer.primitives({
        background: color.action,
        borderColor: color.action,
        color: color.onAction,
        '@media': {
          [media.hover]: {
            selectors: {
              [hovered]: { background: color.actionHover, borderColor: color.actionHover },
            },
          },
        },
        selectors: {
          [pressed]: { background: color.actionActive, borderColor: color.actionActive },
          '&[data-disabled]': { background: color.fill, borderColor: color.fill },
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
          [pressed]: { background: color.fillActive, borderColor: color.borderHover },
          '&[data-disabled]': { borderColor: color.hairline },
        },
      }),
      quiet: inLayer.primitives({
        '@media': {
          [media.hover]: { selectors: { [hovered]: { background: color.fillHover } } },
        },
        selectors: { [pressed]: { background: color.fillActive } },
      }),
      text: inLayer.primitives({
        ...text('label'),
        minInlineSize: vars.size.target,
        minBlockSize: vars.size.target,
        paddingInline: 0,
        borderRadius: vars.radius.stage,
        textDecorationLine: 'underline',
        textDecorationThickness: vars.border.width,
        textUnderlineOffset: '0.3em',
        textDecorationColor: color.borderControl,
        '@media': {
          [media.hover]: { selectors: { [hovered]: { textDecorationColor: 'currentcolor' } } },
        },
      }),
    },
    size: {
      regular: {},
      large: inLayer.primitives({
        minBlockSize: vars.size.mainAction,
        ...text('input'),
        fontWeight: 560,
      }),
    },
    width: {
      content: {},
      full: inLayer.primitives({ display: 'grid', inlineSize: '100%' }),
    },
    tone: {
      neutral: {},
      // Inside a message the action takes the message's colour.
      inherit: inLayer.primitives({ color: 'inherit', textDecorationColor: 'currentcolor' }),
    },
  },
  defaultVariants: { emphasis: 'outline', size: 'regular', width: 'content', tone: 'neutral' },
});

/** All labels share one cell, so that the button is as wide as its longest state. */
export const label = style(
  inLayer.primitives({
    gridArea: '1 / 1',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[8],
    textDecoration: 'inherit',
    selectors: { '&[data-state="hidden"]': { visibility: 'hidden' } },
  }),
);
