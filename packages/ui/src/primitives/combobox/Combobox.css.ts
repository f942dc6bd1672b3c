import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '@vitrine/theme';

const { border, space } = vars;

export const root = style(
  inLayer.primitives({ position: 'relative', display: 'flex', alignItems: 'center' }),
);

// Presses go through it to the field below.
export const chevron = style(
  inLayer.primitives({
    flex: 'none',
    paddingInlineEnd: `calc(${space[16]} - ${border.width})`,
    pointerEvents: 'none',
  }),
);

export const list = style(
  inLayer.primitives({
    inlineSize: 'var(--radix-popover-trigger-width)',
    maxBlockSize: 'var(--radix-popover-content-available-height)',
    // Its options are no longer true once it is closed, so nothing fades.
    selectors: { '&[data-state="closed"]': { animation: 'none' } },
  }),
);

export const option = style(
  inLayer.primitives({
    // With a thousand options, each is laid out only when it becomes visible. Until then it is
    // estimated as one line with its padding.
    contentVisibility: 'auto',
    containIntrinsicBlockSize: `auto ${vars.text.body.line}`,
  }),
);
