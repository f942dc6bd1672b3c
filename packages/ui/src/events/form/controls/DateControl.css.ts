import { style } from '@vanilla-extract/css';
import { inLayer, text, vars } from '@vitrine/theme';

const { color, space } = vars;

export const parts = style(
  inLayer.domains({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space[12],
    rowGap: space[8],
    inlineSize: '100%',
  }),
);

export const short = style(inLayer.domains({ inlineSize: '4.5rem' }));

export const year = style(inLayer.domains({ inlineSize: '6rem' }));

/** The written-out date, so that typing errors are noticed. */
export const labelText = style(
  inLayer.domains({ ...text('caption'), flexBasis: '100%', color: color.textMuted }),
);
