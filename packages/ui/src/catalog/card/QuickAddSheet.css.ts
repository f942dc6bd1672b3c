import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '@vitrine/theme';

const { space } = vars;

const pictureWidth = 84;

export const root = style(
  inLayer.domains({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[24] }),
);

/** The product, and the link to its page. */
export const about = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: `${pictureWidth}px minmax(0, 1fr)`,
    alignItems: 'end',
    columnGap: space[16],
    color: 'inherit',
    textDecoration: 'none',
  }),
);

export const picture = style(inLayer.domains({ aspectRatio: '4 / 5' }));
