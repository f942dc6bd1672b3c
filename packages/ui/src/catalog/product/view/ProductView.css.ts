import { style } from '@vanilla-extract/css';
import { containers, inLayer, media, vars } from '@vitrine/theme';
import {
  galleryContainerType,
  galleryView,
  viewColumn,
  viewColumns,
} from '../../gallery/gallery-container.css.ts';

const { space } = vars;

/** Gap between images and label of a wide view, in px. */
const wideGap = 72;

const column = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: space[24],
} as const;

export const root = style(inLayer.domains(column));

/** The columns answer to the view's own width, not to that of the window. */
export const container = style(
  inLayer.domains({
    containerName: galleryView,
    containerType: 'inline-size',
    minInlineSize: 0,
    vars: { [galleryContainerType]: 'normal' },
  }),
);

export const columns = style(
  inLayer.domains({
    ...column,
    '@container': {
      [viewColumns]: {
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
        alignItems: 'start',
        columnGap: space[40],
      },
      [`${galleryView} ${containers.page}`]: {
        gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4.6fr)',
        columnGap: wideGap,
      },
    },
  }),
);

/** From edge to edge of a small window, unless it is beside the label. */
export const gallery = style(
  inLayer.domains({
    '@container': {
      [viewColumn]: {
        '@media': { [media.small]: { marginInline: `calc(${vars.container.gutter} * -1)` } },
      },
    },
  }),
);

export const label = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'start',
    '@container': { [viewColumns]: { position: 'sticky', insetBlockStart: space[24] } },
  }),
);

const wide = { justifySelf: 'stretch' } as const;

export const title = style(inLayer.domains({ display: 'grid', gap: space[8] }));

export const notifyMe = style(inLayer.domains({ justifySelf: 'start' }));

export const rating = style(
  inLayer.domains({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space[12],
    marginBlockStart: space[12],
  }),
);

export const price = style(inLayer.domains({ ...wide, marginBlockStart: space[20] }));

export const choices = style(
  inLayer.domains({
    ...wide,
    display: 'grid',
    gap: space[12],
    selectors: { '&:not(:empty)': { marginBlockStart: space[32] } },
  }),
);

export const texts = style(inLayer.domains({ ...wide, marginBlockStart: space[32] }));

export const purchaseOptions = style(inLayer.domains({ ...wide, marginBlockStart: space[32] }));

export const buy = style(inLayer.domains({ ...wide, marginBlockStart: space[32] }));

export const below = style(inLayer.domains({ marginBlockStart: space[12] }));

export const availability = style(inLayer.domains({ marginBlockStart: space[20] }));

export const pickup = style(inLayer.domains({ ...wide, marginBlockStart: space[20] }));

export const deliveryEstimate = style(inLayer.domains({ marginBlockStart: space[12] }));

export const description = style(
  inLayer.domains({ marginBlockStart: space[24], maxInlineSize: '60ch' }),
);

export const details = style(inLayer.domains({ ...wide, marginBlockStart: space[32] }));
