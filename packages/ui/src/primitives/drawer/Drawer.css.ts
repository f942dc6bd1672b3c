import { createVar, style } from '@vanilla-extract/css';
import { inLayer, media, vars } from '@vitrine/theme';
import { enterExitAnimation } from '../_internal/layer/enter-exit-animation.ts';
import { from } from '../_internal/layer/motion.css.ts';

const { border, color, space } = vars;

/** 1 where the end edge is on the right, −1 where it is on the left. */
const towardsEnd = createVar();

const safe = (edge: string, least: string) => `max(${least}, env(safe-area-inset-${edge}))`;

export const content = style([
  inLayer.primitives(enterExitAnimation('slow')),
  inLayer.primitives({
    zIndex: vars.z.drawer,
    insetBlock: 0,
    inlineSize: '100%',
    vars: { [towardsEnd]: '1', [from.opacity]: '1' },
    selectors: {
      '&:dir(rtl)': { vars: { [towardsEnd]: '-1' } },
      '&[data-side="end"]': {
        insetInlineEnd: 0,
        vars: { [from.x]: `calc(100% * ${towardsEnd})` },
      },
      '&[data-side="start"]': {
        insetInlineStart: 0,
        vars: { [from.x]: `calc(-100% * ${towardsEnd})` },
      },
    },
    '@media': { [media.medium]: { inlineSize: '30rem' } },
  }),
]);

export const header = style(
  inLayer.primitives({
    position: 'relative',
    alignItems: 'center',
    minBlockSize: vars.page.header,
    paddingBlockStart: safe('top', space[12]),
    paddingBlockEnd: space[12],
    selectors: {
      // As wide as the column: the first row of the body expands below it.
      '&::after': {
        content: '""',
        position: 'absolute',
        insetInline: space[20],
        insetBlockEnd: 0,
        borderBlockEnd: `${border.width} solid ${color.hairline}`,
      },
    },
    '@media': {
      [media.medium]: { selectors: { '&::after': { insetInline: space[24] } } },
    },
  }),
);

export const body = style(
  inLayer.primitives({
    paddingBlock: space[20],
    selectors: { '&:last-child': { paddingBlockEnd: safe('bottom', space[20]) } },
  }),
);

export const footer = style(
  inLayer.primitives({
    borderBlockStart: `${border.width} solid ${color.text}`,
    paddingBlockStart: space[20],
    paddingBlockEnd: safe('bottom', space[24]),
  }),
);
