import { style, styleVariants } from '@vanilla-extract/css';
import { inLayer, text, vars } from '@vitrine/theme';

const { color, border, space } = vars;

const word = style(
  inLayer.primitives({
    ...text('micro'),
    display: 'inline-block',
    flex: 'none',
    // Invisible, but drawn in forced-colors mode, which removes the background.
    border: `${border.width} solid transparent`,
    borderRadius: vars.radius.mediaFrame,
    paddingBlock: space[2],
    textAlign: 'center',
    whiteSpace: 'nowrap',
  }),
);

export const root = styleVariants({
  tag: [
    word,
    inLayer.primitives({
      paddingInline: `calc(${space[8]} - ${border.width})`,
      background: color.overImageLight,
      color: color.overImageInk,
    }),
  ],
  outline: [
    word,
    inLayer.primitives({
      // Compact density makes the step smaller than the text needs.
      paddingInline: `max(${space[4]}, 4px)`,
      borderColor: color.borderControl,
      color: color.text,
    }),
  ],
  count: [
    word,
    inLayer.primitives({
      // The line and the border make the disc; two digits make it a pill.
      minInlineSize: `calc(${vars.text.micro.line} + 2 * ${border.width})`,
      paddingBlock: 0,
      paddingInline: `calc(${space[4]} - ${border.width})`,
      borderRadius: vars.radius.full,
      background: color.action,
      color: color.onAction,
      fontWeight: vars.text.title.weight,
    }),
  ],
});
