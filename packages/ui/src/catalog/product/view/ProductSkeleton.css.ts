import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '@vitrine/theme';
import { viewColumns } from '../../gallery/gallery-container.css.ts';
import { mediaRatios } from '../../gallery/media-ratio.ts';

const { size, space } = vars;

export const mediaFrame = style(
  inLayer.domains({
    aspectRatio: mediaRatios.swiped,
    '@container': { [viewColumns]: { aspectRatio: mediaRatios.lead } },
  }),
);

export const label = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
  }),
);

export const price = style(inLayer.domains({ marginBlockStart: space[20] }));

export const option = style(inLayer.domains({ marginBlockStart: space[56] }));

export const choices = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: 'repeat(4, 72px)',
    gap: space[8],
    marginBlockStart: space[12],
  }),
);

export const action = style(
  inLayer.domains({ blockSize: size.primaryAction, marginBlockStart: space[56] }),
);
