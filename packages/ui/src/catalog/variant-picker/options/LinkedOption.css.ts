import { style } from '@vanilla-extract/css';
import { inLayer, media } from '@vitrine/theme';

export const list = style(
  inLayer.domains({ listStyle: 'none', margin: 0, padding: 0, display: 'grid' }),
);

/** The position already marks it as a link. An underline for each name would be too much. */
export const link = style(
  inLayer.domains({
    textDecoration: 'none',
    '@media': { [media.hover]: { ':hover': { textDecoration: 'underline' } } },
  }),
);
