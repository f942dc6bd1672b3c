import { style } from '@vanilla-extract/css';
import { inLayer, text, vars } from '@vitrine/theme';

export const content = style(
  inLayer.primitives({
    ...text('body'),
    inlineSize: '20rem',
    maxInlineSize: 'var(--radix-popover-content-available-width)',
    maxBlockSize: 'var(--radix-popover-content-available-height)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: vars.space[20],
  }),
);
