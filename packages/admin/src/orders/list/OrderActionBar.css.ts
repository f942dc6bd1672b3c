import { style } from '@vanilla-extract/css';
import { inLayer } from '@vitrine/theme';

const narrow = 'list (max-width: 839.98px)';

export const sum = style(
  inLayer.domains({
    whiteSpace: 'nowrap',
    '@container': { [narrow]: { display: 'none' } },
  }),
);
