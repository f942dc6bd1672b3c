import { style } from '@vanilla-extract/css';
import { duration, focusRing, inLayer, text, vars } from '@vitrine/theme';

const { color, motion, space } = vars;

/** Sonner's own rules are in no cascade layer, so overrides are inline styles. */
export const list = {
  inlineSize: 'min(24rem, 100vi - 2 * var(--mobile-offset-left))',
  zIndex: vars.z.toast,
  fontFamily: 'inherit',
};

/** Sonner's offset of small windows is from the left only: this one is 16 px there, else 24 px. */
export const listAtRight = {
  ...list,
  insetInline: 'auto clamp(16px, (100vi - 24rem) / 2, 24px)',
};

export const position = {
  inlineSize: '100%',
  boxShadow: 'none',
  transitionDuration: duration('base'),
  transitionTimingFunction: motion.ease.enter,
};

export const root = style(
  inLayer.primitives({
    ...text('body'),
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[16],
    minBlockSize: vars.size.field,
    paddingBlock: space[12],
    paddingInline: space[16],
    borderRadius: vars.radius.surface,
    background: color.surface,
    color: color.text,
    boxShadow: vars.shadow.popover,
    outline: `${vars.border.width} solid transparent`,
    // An open dialog or drawer disables pointer events on everything else.
    pointerEvents: 'auto',
    selectors: { '[data-sonner-toast]:focus-visible &': focusRing },
  }),
);

export const labelText = style(
  inLayer.primitives({ minInlineSize: 0, overflowWrap: 'break-word', textWrap: 'pretty' }),
);

export const action = style(inLayer.primitives({ flex: 'none' }));
