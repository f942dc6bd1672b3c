import { style, styleVariants } from '@vanilla-extract/css';
import { inLayer, text, vars } from '@vitrine/theme';

const { color, size, space } = vars;

export const root = style(
  inLayer.primitives({ display: 'inline-flex', alignItems: 'center', gap: space[8] }),
);

export const stars = style(inLayer.primitives({ display: 'flex', gap: space[2] }));

export const star = style(
  inLayer.primitives({
    position: 'relative',
    inlineSize: size.iconSmall,
    blockSize: size.iconSmall,
    color: color.borderControl,
  }),
);

const cover = {
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  overflow: 'hidden',
  color: color.text,
} as const;

/** The filled part of a star, from its start edge. */
export const filled = styleVariants({
  half: inLayer.primitives({ ...cover, inlineSize: '50%' }),
  full: inLayer.primitives({ ...cover, inlineSize: '100%' }),
});

/** A half star is the start half of its shape in every direction. */
export const filledIcon = style(
  inLayer.primitives({
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: 0,
    fill: 'currentcolor',
    // The half shows the start of a whole star.
    maxInlineSize: 'none',
  }),
);

export const count = style(inLayer.primitives({ ...text('caption'), color: color.textMuted }));
