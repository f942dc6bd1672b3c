import { style } from '@vanilla-extract/css';
import { focusRing, inLayer, media, text, transition, vars } from '@vitrine/theme';
import { invalidFrameStyle } from './invalid-frame.ts';

const { color } = vars;

/** The box of every text-based control: text field, text area, select, combobox. */
export const box = style([
  inLayer.primitives({
    ...text('input'),
    ...transition(['border-color', 'background-color']),
    inlineSize: '100%',
    minInlineSize: 0,
    minBlockSize: vars.size.field,
    border: `${vars.border.width} solid ${color.borderControl}`,
    borderRadius: vars.radius.control,
    background: color.surface,
    color: color.text,
  }),
  inLayer.primitives({
    '@media': {
      [media.hover]: {
        selectors: {
          '&:hover:not([data-disabled], [data-invalid])': { borderColor: color.borderHover },
        },
      },
    },
    selectors: {
      '&[data-invalid]': invalidFrameStyle,
      '&[data-disabled]': {
        borderColor: color.hairline,
        background: color.fill,
        color: color.textDisabled,
      },
      '&:has(> :is(input, textarea):focus-visible)': focusRing,
    },
  }),
]);

/** The unstyled input inside a box. The box draws everything. */
export const input = style(
  inLayer.primitives({
    flex: 1,
    inlineSize: '100%',
    minInlineSize: 0,
    alignSelf: 'stretch',
    paddingInline: `calc(${vars.space[16]} - ${vars.border.width})`,
    border: 0,
    borderRadius: 'inherit',
    outline: 'none',
    background: 'none',
    textOverflow: 'ellipsis',
    appearance: 'none',
    selectors: {
      '&:disabled': { WebkitTextFillColor: color.textDisabled, opacity: 1 },
      '&:disabled::placeholder': { color: color.textDisabled },
      // Browsers paint what they fill in yellow or blue, and only a shadow covers it.
      '&:autofill': {
        boxShadow: `inset 0 0 0 100vmax ${color.surface}`,
        WebkitTextFillColor: color.text,
        caretColor: color.text,
      },
    },
  }),
);
