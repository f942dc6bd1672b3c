import { style, styleVariants } from '@vanilla-extract/css';
import { inLayer, media, vars, visuallyHidden } from '@vitrine/theme';

const { color, radius, space } = vars;

/** Fills the box, so that a press anywhere reaches a part. */
export const group = style(
  inLayer.domains({
    position: 'relative',
    flex: 1,
    alignSelf: 'stretch',
    display: 'flex',
    alignItems: 'center',
    minInlineSize: 0,
    // With its own space the first part's text is where the text of other fields begins.
    paddingInline: `calc(${space[16]} - ${space[4]} - ${vars.border.width})`,
    cursor: 'text',
  }),
);

export const segments = style(
  inLayer.domains({
    display: 'inline-flex',
    alignItems: 'center',
    whiteSpace: 'pre',
  }),
);

export const separator = style(
  inLayer.domains({ paddingInline: space[2], color: color.textMuted }),
);

const segment = style(
  inLayer.domains({
    display: 'grid',
    placeItems: 'center',
    boxSizing: 'border-box',
    minBlockSize: vars.size.target,
    paddingInline: space[4],
    borderRadius: radius.control,
    outline: 'none',
    selectors: {
      '&[aria-invalid]': { color: color.danger },
      '&[data-placeholder]': { color: color.textMuted },
      '&[aria-disabled]': { color: color.textDisabled },
      // A part has no caret: like selected text, it is replaced by what is typed.
      '&:focus-visible': { background: color.action, color: color.onAction },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&:focus-visible': {
            forcedColorAdjust: 'none',
            background: 'Highlight',
            color: 'HighlightText',
          },
        },
      },
    },
  }),
);

/** Wide enough for their digits, so that separators stay in place while the user types. */
export const part = styleVariants({ day: 2, month: 2, year: 4 }, (digits) => [
  segment,
  inLayer.domains({ minInlineSize: `max(${vars.size.target}, ${digits}ch + 2 * ${space[4]})` }),
]);

/** Browsers fill in only inputs, and only rendered ones. */
export const autofill = style(inLayer.domains(visuallyHidden));
