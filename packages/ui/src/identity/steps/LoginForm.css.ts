import { style } from '@vanilla-extract/css';
import { inLayer, text, vars } from '@vitrine/theme';

const rule = {
  content: '""',
  flex: 1,
  borderBlockStart: `${vars.border.width} solid ${vars.color.hairline}`,
};

export const root = style(
  inLayer.domains({
    ...text('caption'),
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[12],
    color: vars.color.textMuted,
    selectors: { '&::before': rule, '&::after': rule },
  }),
);

/** First and last name side by side. `Grid` would bring all layout utilities to a page of a login. */
export const names = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: vars.space[16],
  }),
);
