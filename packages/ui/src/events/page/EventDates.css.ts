import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '@vitrine/theme';

const { space } = vars;

export const root = style(
  inLayer.domains({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[20] }),
);

export const list = style(inLayer.domains({ display: 'grid', gap: space[12] }));

export const view = style(inLayer.domains({ justifySelf: 'start' }));

export const more = style(inLayer.domains({ maxInlineSize: '28rem' }));

/** As high as the select and its label, which are loaded after the other dates. */
export const later = style(
  inLayer.domains({
    maxInlineSize: '28rem',
    blockSize: `calc(${vars.text.label.line} + ${space[8]} + ${vars.size.field})`,
  }),
);

export const waiting = style(inLayer.domains({ marginBlock: space[8] }));
