import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRing, inLayer, media, text, transition, vars } from '@vitrine/theme';
import { invalidFrameStyle } from '../field/invalid-frame.ts';

const { border, color, size, space } = vars;

export const root = style(
  inLayer.primitives({ display: 'inline-grid', justifyItems: 'start', gap: space[8] }),
);

export const frame = recipe({
  base: inLayer.primitives({
    position: 'relative',
    display: 'inline-flex',
    border: `${border.width} solid ${color.borderControl}`,
    borderRadius: vars.radius.control,
    background: color.surface,
    selectors: {
      '&[data-invalid]': invalidFrameStyle,
      '&[data-disabled]': {
        borderColor: color.hairline,
        background: color.fill,
        color: color.textDisabled,
      },
      '&:has(> input:focus-visible)': focusRing,
    },
  }),
  variants: {
    size: {
      regular: inLayer.primitives({ blockSize: size.stepper }),
      large: inLayer.primitives({ blockSize: size.primaryAction }),
    },
  },
});

export const sign = style([
  inLayer.primitives({
    ...transition(['background-color', 'color']),
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: size.iconButton,
    blockSize: '100%',
    borderRadius: `calc(${vars.radius.control} - ${border.width})`,
    color: color.text,
    // The focus ring is inset: outside it would overlap the number.
    outlineOffset: `calc(${border.focus} * -2)`,
  }),
  inLayer.primitives({
    '@media': {
      [media.hover]: {
        selectors: {
          '&:hover:not(:disabled, [aria-disabled])': { background: color.fillHover },
        },
      },
    },
    selectors: {
      '&:active:not(:disabled, [aria-disabled])': {
        background: color.fillActive,
        transitionDuration: vars.motion.duration.instant,
      },
      '&:disabled, &[aria-disabled]': { color: color.textDisabled, cursor: 'default' },
    },
  }),
]);

export const number = style(
  inLayer.primitives({
    ...text('input'),
    fontWeight: 500,
    boxSizing: 'content-box',
    // As wide as its digits, but at least as wide as a touch target.
    fieldSizing: 'content',
    minInlineSize: size.target,
    maxInlineSize: '8ch',
    blockSize: '100%',
    padding: 0,
    border: 0,
    outline: 'none',
    background: 'none',
    textAlign: 'center',
    selectors: { '&:disabled': { WebkitTextFillColor: color.textDisabled, opacity: 1 } },
    '@supports': { 'not (field-sizing: content)': { inlineSize: '4ch' } },
  }),
);

export const reason = style(inLayer.primitives({ ...text('caption'), color: color.textMuted }));
