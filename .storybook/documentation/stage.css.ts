import { style } from '@vanilla-extract/css';
import { text, vars } from '@vitrine/theme';

/** A part of a page of Storybook that shows components as a shop does. */
export const stage = style({
  // The text of the page around it has another font.
  ...text('body'),
  fontVariantNumeric: 'tabular-nums lining-nums',
  containerType: 'inline-size',
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: 3,
  background: vars.color.ground,
  color: vars.color.text,
});
