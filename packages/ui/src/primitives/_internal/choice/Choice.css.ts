import { style } from '@vanilla-extract/css';
import { inLayer, text, vars } from '@vitrine/theme';

const { color, space } = vars;

export const root = style(
  inLayer.primitives({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    justifyItems: 'start',
    alignItems: 'start',
    rowGap: space[4],
    scrollMarginBlock: space[24],
  }),
);

// A line of 24 px for finger and label, whatever is in it.
export const control = style(
  inLayer.primitives({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: vars.size.target,
  }),
);

const beside = inLayer.primitives({ gridColumn: 2, paddingInlineStart: space[12] });

export const label = style([
  beside,
  inLayer.primitives({
    ...text('body'),
    color: color.text,
    paddingBlock: `calc((${vars.size.target} - ${vars.text.body.line}) / 2)`,
    cursor: 'pointer',
    selectors: {
      '[data-disabled] &': { color: color.textDisabled, cursor: 'default' },
    },
  }),
]);

export const hint = style([
  beside,
  inLayer.primitives({ ...text('caption'), color: color.textMuted }),
]);

export const error = style(beside);
