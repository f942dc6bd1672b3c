import { style } from '@vanilla-extract/css';
import { inLayer, text, vars } from '@vitrine/theme';

const { color, space } = vars;

export const root = style(
  inLayer.domains({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[12] }),
);

export const search = style(
  inLayer.domains({
    flex: '1 1 200px',
    inlineSize: 'auto',
    '@container': { 'orders (min-width: 560px)': { flex: 'none', inlineSize: 264 } },
  }),
);

/** On a phone, there are no keys to press. */
export const searchKey = style(
  inLayer.domains({ '@container': { 'orders (max-width: 839.98px)': { display: 'none' } } }),
);

export const count = style(
  inLayer.domains({
    ...text('caption'),
    marginInlineStart: 'auto',
    color: color.textMuted,
    whiteSpace: 'nowrap',
  }),
);
