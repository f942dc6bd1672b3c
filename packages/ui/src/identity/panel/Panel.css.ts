import { style } from '@vanilla-extract/css';
import { inLayer, text, vars } from '@vitrine/theme';

const { color, space } = vars;

export const page = style(
  inLayer.domains({
    display: 'grid',
    gap: space[24],
    inlineSize: '100%',
    maxInlineSize: '22.25rem',
  }),
);

export const intro = style(inLayer.domains({ display: 'grid', gap: space[8] }));

export const description = style(
  inLayer.domains({ ...text('body'), color: color.textMuted, textWrap: 'pretty' }),
);

export const content = style(
  inLayer.domains({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[24] }),
);

/** Directly below a title without a description. */
export const apart = style([content, inLayer.domains({ marginBlockStart: space[12] })]);

/** “New here? Create an account”. */
export const footer = style(
  inLayer.domains({
    ...text('label'),
    fontWeight: vars.text.body.weight,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'center',
    columnGap: space[4],
  }),
);
