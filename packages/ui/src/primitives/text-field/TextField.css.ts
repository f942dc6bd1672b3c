import { globalStyle, style } from '@vanilla-extract/css';
import { inLayer, vars } from '@vitrine/theme';

export const root = style(
  inLayer.primitives({ display: 'flex', alignItems: 'center', cursor: 'text' }),
);

const slot = inLayer.primitives({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  color: vars.color.textMuted,
});

// The input has its own padding.
export const prefix = style([
  slot,
  inLayer.primitives({
    paddingInlineStart: vars.space[16],
    marginInlineEnd: `calc(${vars.space[8]} * -1)`,
  }),
]);

export const suffix = style([
  slot,
  inLayer.primitives({
    paddingInlineEnd: vars.space[16],
    marginInlineStart: `calc(${vars.space[8]} * -1)`,
  }),
]);

// A number and its unit are read from left to right in every language, as in formatted amounts.
globalStyle(
  `${root}:has(> :is([inputmode="decimal"], [inputmode="numeric"])):has(> :is(${prefix}, ${suffix}))`,
  inLayer.primitives({ direction: 'ltr' }),
);
