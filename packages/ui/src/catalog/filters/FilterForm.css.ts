import { style } from '@vanilla-extract/css';
import { inLayer, text, vars } from '@vitrine/theme';

export const root = style(inLayer.domains({ display: 'grid' }));

/** Below the values of a facet. */
export const note = style(
  inLayer.domains({
    ...text('caption'),
    margin: 0,
    marginBlockStart: vars.space[12],
    color: vars.color.textMuted,
    maxInlineSize: '40ch',
    selectors: { '&:first-child': { marginBlockStart: 0 } },
  }),
);
