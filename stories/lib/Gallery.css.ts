import { style } from '@vanilla-extract/css';
import { inLayer, text, vars } from '@vitrine/theme';

export const scroller = style(inLayer.domains({ overflowX: 'auto', paddingBlock: vars.space[4] }));

export const root = style(inLayer.domains({ borderCollapse: 'collapse' }));

export const column = style(
  inLayer.domains({
    ...text('caption'),
    color: vars.color.textMuted,
    textAlign: 'start',
    paddingInline: vars.space[8],
  }),
);

/** Pictures of different heights have no text to align. */
const middle = { 'tr[data-middle] &': { verticalAlign: 'middle' } } as const;

export const row = style(
  inLayer.domains({
    ...text('label'),
    textAlign: 'start',
    verticalAlign: 'baseline',
    selectors: middle,
    paddingInlineEnd: vars.space[24],
  }),
);

/** Controls of a row are in one line, also if one has an error below it. */
export const cell = style(
  inLayer.domains({ padding: vars.space[8], verticalAlign: 'baseline', selectors: middle }),
);
