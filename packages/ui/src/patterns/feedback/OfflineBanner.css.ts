import { style } from '@vanilla-extract/css';
import { inLayer, text, vars } from '@vitrine/theme';

const { border, color, space } = vars;

export const root = style(
  inLayer.primitives({
    ...text('body'),
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: vars.z.sticky,
    borderBlockEnd: `${border.width} solid ${color.warningBorder}`,
    paddingBlock: space[12],
    background: color.warningFill,
    color: color.warning,
    selectors: {
      '&[data-tone="success"]': {
        borderColor: color.successBorder,
        background: color.successFill,
        color: color.success,
      },
    },
  }),
);

export const labelText = style(
  inLayer.primitives({ display: 'flex', alignItems: 'start', gap: space[8] }),
);

/** In the middle of the first line. */
export const sign = style(
  inLayer.primitives({
    flex: 'none',
    marginBlock: `calc((${vars.text.body.line} - ${vars.size.iconSmall}) / 2)`,
  }),
);
