import { style } from '@vanilla-extract/css';
import { inLayer, media, text, vars } from '@vitrine/theme';

export const root = style(inLayer.domains({ display: 'grid', rowGap: vars.space['20'] }));

export const row = style(
  inLayer.domains({
    display: 'grid',
    alignItems: 'end',
    gap: vars.space['12'],
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '@media': {
      [media.medium]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
      [media.large]: { gridTemplateColumns: '108px repeat(6, minmax(0, 1fr))' },
    },
  }),
);

export const name = style(
  inLayer.domains({
    ...text('label'),
    gridColumn: '1 / -1',
    '@media': {
      [media.large]: { gridColumn: 'auto', blockSize: vars.size.control, alignContent: 'center' },
    },
  }),
);

export const cell = style(
  inLayer.domains({ display: 'grid', rowGap: vars.space['8'], minInlineSize: 0 }),
);

export const state = style(
  inLayer.domains({
    ...text('caption'),
    color: vars.color.textMuted,
    '@media': { [media.large]: { selectors: { '[data-follows] &': { display: 'none' } } } },
  }),
);

export const choice = style(
  inLayer.domains({ blockSize: vars.size.control, paddingBlock: 0, alignContent: 'center' }),
);

export const messages = style(
  inLayer.domains({ display: 'grid', rowGap: vars.space['12'], maxInlineSize: 560 }),
);
