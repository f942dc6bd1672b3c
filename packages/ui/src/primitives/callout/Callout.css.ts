import { style, styleVariants } from '@vanilla-extract/css';
import { inLayer, text, vars } from '@vitrine/theme';

const { color, border, space } = vars;

const root = style(
  inLayer.primitives({
    ...text('label'),
    display: 'flex',
    gap: space[8],
    // With the border included in the padding, one line is as high as a control.
    padding: `calc(${space[12]} - ${border.width})`,
    border: `${border.width} solid transparent`,
    borderRadius: vars.radius.control,
    fontWeight: vars.text.body.weight,
  }),
);

const toned = (ink: string, fill: string, line: string) =>
  inLayer.primitives({ color: ink, background: fill, borderColor: line });

export const tone = styleVariants({
  info: [root, toned(color.info, color.infoFill, color.infoBorder)],
  success: [root, toned(color.success, color.successFill, color.successBorder)],
  warning: [root, toned(color.warning, color.warningFill, color.warningBorder)],
  danger: [root, toned(color.danger, color.dangerFill, color.dangerBorder)],
});

// Half of what the line is taller than the icon.
export const icon = style(
  inLayer.primitives({ marginBlockStart: `calc((1lh - ${vars.size.iconSmall}) / 2)` }),
);

export const body = style(
  inLayer.primitives({
    flex: 1,
    minInlineSize: 0,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: space[16],
    rowGap: space[8],
  }),
);

/** Below this width of text and action, the action is on a line of its own. */
const oneLine = '17rem';

// The action is on the same line as long as the text has most of the space. The factor makes the
// basis either 60 % or, in a narrow message, the whole width.
export const labelText = style(
  inLayer.primitives({
    flex: `1 1 max(60%, min(100%, (${oneLine} - 100%) * 999))`,
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    textWrap: 'pretty',
  }),
);

// The button is taller than a line, but the message stays as high as its text line.
export const action = style(
  inLayer.primitives({ marginBlock: `calc((1lh - ${vars.size.target}) / 2)` }),
);
