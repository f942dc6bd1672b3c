import { style, styleVariants } from '@vanilla-extract/css';
import { inLayer, text, vars } from '@vitrine/theme';

const { color, border, space } = vars;

const root = style(
  inLayer.primitives({
    ...text('label'),
    display: 'flex',
    gap: space[8],
    // With the border inside the space, one line is as high as a control.
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

// The action is in the line as long as most of it is left to the words.
export const labelText = style(
  inLayer.primitives({ flex: '1 1 60%', minInlineSize: 0, overflowWrap: 'anywhere' }),
);

// What can be pressed is taller than a line; the message stays as high as one.
export const action = style(
  inLayer.primitives({ marginBlock: `calc((1lh - ${vars.size.target}) / 2)` }),
);
