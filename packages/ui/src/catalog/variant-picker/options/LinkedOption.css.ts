import { style } from '@vanilla-extract/css';
import { inLayer, media } from '@vitrine/theme';

export const list = style(
  inLayer.domains({ listStyle: 'none', margin: 0, padding: 0, display: 'grid' }),
);

/** Where it stands says that it leads somewhere; a line below each name would be one too many. */
export const link = style(
  inLayer.domains({
    textDecoration: 'none',
    '@media': { [media.hover]: { ':hover': { textDecoration: 'underline' } } },
  }),
);
