import { style } from '@vanilla-extract/css';
import { inLayer, media, text, vars } from '@vitrine/theme';
import { viewColumn } from '../../gallery/gallery-container.css.ts';

const { color, space } = vars;

export const root = style(inLayer.domains({ display: 'grid', gap: space[12] }));

export const row = style(
  inLayer.domains({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: space[8] }),
);

/** As wide as the control: a longer reason below wraps. */
export const quantity = style(inLayer.domains({ flex: 'none', inlineSize: 'min-content' }));

/** Fills the line; wraps to a separate one if its label and price don't fit. */
export const action = style(
  inLayer.domains({ flex: '1 1 max-content', inlineSize: 'auto', minInlineSize: 0 }),
);

/** If label and price are longer than the button, the price wraps below the label. */
export const labelText = style(
  inLayer.domains({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    columnGap: space[8],
  }),
);

/** In one column the price may have left the screen when the action is reached. */
export const price = style(
  inLayer.domains({
    display: 'none',
    fontWeight: vars.text.body.weight,
    '@media': { [media.small]: { display: 'inline' } },
    '@container': { [viewColumn]: { display: 'inline' } },
  }),
);

export const aside = style(
  inLayer.domains({
    flex: 'none',
    '@media': { [media.small]: { display: 'none' } },
    '@container': { [viewColumn]: { display: 'none' } },
  }),
);

export const reason = style(inLayer.domains({ ...text('caption'), color: color.textMuted }));

export const inCart = style(
  inLayer.domains({
    ...text('caption'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: space[16],
    color: color.textMuted,
  }),
);
