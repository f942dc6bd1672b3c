import { vars } from '../contract.css.ts';
import { media } from './media.ts';

/**
 * The focus ring. The reset applies it to everything on `:focus-visible`; a component needs it only
 * to show the focus of an inner element, as in `:has(:focus-visible)`.
 */
export const focusRing = {
  outline: `${vars.border.focus} solid ${vars.color.focus}`,
  outlineOffset: vars.border.focus,
};

/** The frame of a selected element: 2 px, drawn as the 1 px border and 1 px inside it. */
export const selectedFrame = {
  borderColor: vars.color.text,
  boxShadow: `inset 0 0 0 ${vars.border.width} ${vars.color.text}`,
  '@media': {
    // Shadows are not drawn there.
    [media.forcedColors]: {
      outline: `${vars.border.selected} solid Highlight`,
      outlineOffset: `calc(${vars.border.selected} * -1)`,
    },
  },
};
