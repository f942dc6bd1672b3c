import { style } from '@vanilla-extract/css';
import { inLayer, media, text, transition, vars } from '@vitrine/theme';

const { color, space } = vars;

const frame = style(
  inLayer.primitives({
    border: `${vars.border.width} solid ${color.dangerBorder}`,
    borderRadius: vars.radius.control,
    background: color.dangerFill,
    color: color.danger,
    scrollMarginBlock: space[24],
  }),
);

export const root = style([
  frame,
  inLayer.primitives({ display: 'grid', gap: space[12], padding: space[20] }),
]);

/** An error of the form as a whole, with no invalid answer. */
export const formError = style([
  frame,
  inLayer.primitives({ display: 'flex', gap: space[8], padding: space[12] }),
]);

// Half of what the line is taller than the icon.
export const icon = style(
  inLayer.primitives({
    flex: 'none',
    marginBlockStart: `calc((${vars.text.body.line} - ${vars.size.iconSmall}) / 2)`,
  }),
);

export const heading = style(inLayer.primitives(text('title')));

export const list = style(
  inLayer.primitives({
    ...text('body'),
    fontWeight: 500,
    display: 'grid',
    gap: space[8],
    justifyItems: 'start',
  }),
);

export const link = style([
  inLayer.primitives({
    ...transition(['text-decoration-thickness']),
    display: 'inline-block',
    minBlockSize: vars.size.target,
    borderRadius: vars.radius.mediaFrame,
    overflowWrap: 'anywhere',
    textDecorationThickness: vars.border.width,
    textUnderlineOffset: '0.3em',
  }),
  inLayer.primitives({
    '@media': {
      [media.hover]: {
        selectors: { '&:hover': { textDecorationThickness: vars.border.selected } },
      },
    },
  }),
]);
