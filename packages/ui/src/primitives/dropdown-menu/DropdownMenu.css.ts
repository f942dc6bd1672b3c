import { style } from '@vanilla-extract/css';
import { inLayer, text, vars } from '@vitrine/theme';

const { color, space } = vars;

const availableWidth = 'var(--radix-dropdown-menu-content-available-width)';

export const content = style(
  inLayer.primitives({
    minInlineSize: `min(12rem, ${availableWidth})`,
    maxInlineSize: `min(20rem, ${availableWidth})`,
    maxBlockSize: 'var(--radix-dropdown-menu-content-available-height)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: space[4],
    scrollbarWidth: 'thin',
  }),
);

export const item = style(
  inLayer.primitives({
    justifyContent: 'start',
    flex: 'none',
    selectors: {
      '&[data-tone="danger"]:not([data-disabled])': { color: color.danger },
      '&[data-state="open"]': { background: color.fillHover },
    },
  }),
);

/** Position of the check mark, so that the labels of all choices are aligned. */
export const indicator = style(
  inLayer.primitives({
    flex: 'none',
    display: 'grid',
    inlineSize: vars.size.iconSmall,
    blockSize: vars.size.iconSmall,
  }),
);

export const labelText = style(inLayer.primitives({ flex: 1, minInlineSize: 0 }));

export const shortcut = style(
  inLayer.primitives({
    ...text('caption'),
    flex: 'none',
    marginInlineStart: space[16],
    color: color.textMuted,
    selectors: { '[data-disabled] > &': { color: 'inherit' } },
  }),
);

export const label = style(
  inLayer.primitives({
    ...text('caption'),
    paddingBlock: space[8],
    paddingInline: space[12],
    color: color.textMuted,
  }),
);

export const separator = style(
  inLayer.primitives({
    flex: 'none',
    marginBlock: space[4],
    marginInline: `calc(${space[4]} * -1)`,
    borderBlockEnd: `${vars.border.width} solid ${color.hairline}`,
  }),
);
