import { createVar, style } from '@vanilla-extract/css';
import { focusRing, inLayer, media, text, transition, vars } from '@vitrine/theme';
import { invalidFrameStyle } from '../field/invalid-frame.ts';

const { border, color, radius, space } = vars;

/** Number of slots. */
export const length = createVar();

export const root = style(
  inLayer.primitives({
    inlineSize: '100%',
    maxInlineSize: `calc(${length} * (${vars.size.primaryAction} + ${space[12]}) - ${space[12]})`,
  }),
);

// Digits are read from left to right in every language.
export const slots = style(
  inLayer.primitives({ direction: 'ltr', display: 'flex', gap: space[8] }),
);

export const slot = style(
  inLayer.primitives({
    ...text('title'),
    ...transition(['border-color', 'background-color']),
    flex: 1,
    minInlineSize: 0,
    display: 'grid',
    placeItems: 'center',
    blockSize: vars.size.primaryAction,
    border: `${border.width} solid ${color.borderControl}`,
    borderRadius: radius.control,
    background: color.surface,
    color: color.text,
    selectors: {
      '&[data-active]': focusRing,
      '&[data-invalid]': invalidFrameStyle,
      '&[data-disabled]': {
        borderColor: color.hairline,
        background: color.fill,
        color: color.textDisabled,
      },
    },
  }),
);

/** Position of the next digit. */
export const caret = style(
  inLayer.primitives({
    inlineSize: border.width,
    blockSize: '1.25em',
    background: color.text,
    '@media': { [media.forcedColors]: { background: 'CanvasText' } },
  }),
);
