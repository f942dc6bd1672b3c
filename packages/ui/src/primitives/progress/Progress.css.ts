import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { inLayer, media, transition, vars } from '@vitrine/theme';

const { border, color } = vars;

const share = '30%';
const travel = keyframes({
  from: { insetInlineStart: `-${share}` },
  to: { insetInlineStart: '100%' },
});
const breathe = keyframes({ '50%': { opacity: 1 } });

const root = style(
  inLayer.primitives({
    position: 'relative',
    inlineSize: '100%',
    blockSize: border.selected,
    overflow: 'hidden',
    '::before': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 0,
      borderBlockEnd: `${border.width} solid ${color.hairline}`,
    },
  }),
);

export const tone = styleVariants({
  neutral: [root, inLayer.primitives({ color: color.text })],
  warning: [root, inLayer.primitives({ color: color.warning })],
});

// A border instead of a background: it stays visible in print and in forced-colors mode.
export const bar = style(
  inLayer.primitives({
    ...transition(['inline-size'], 'base'),
    position: 'absolute',
    insetBlockEnd: 0,
    insetInlineStart: 0,
    borderBlockEnd: `${border.selected} solid currentColor`,
    selectors: {
      '&[data-state="indeterminate"]': {
        inlineSize: share,
        animation: `${travel} 1600ms linear infinite`,
      },
    },
  }),
);

// Used with `bar`, whose reduced-motion rule only concerns the transition.
export const still = style(
  inLayer.primitives({
    '@media': {
      [media.reducedMotion]: {
        selectors: {
          '&[data-state="indeterminate"]': {
            inlineSize: '100%',
            // Dashes, because an even line would be a divider.
            borderBlockEndStyle: 'dashed',
            opacity: 0.4,
            animation: `${breathe} 2400ms linear infinite`,
          },
        },
      },
    },
  }),
);
