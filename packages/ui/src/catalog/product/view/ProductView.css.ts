import { style } from '@vanilla-extract/css';
import { inLayer, media, vars } from '@vitrine/theme';

const { container, space } = vars;

/** Gap between images and label on a wide page, in px. */
const wideGap = 72;

export const root = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: space[24],
    '@media': {
      [media.medium]: {
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
        alignItems: 'start',
        columnGap: space[40],
      },
      [media.large]: {
        gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4.6fr)',
        columnGap: wideGap,
      },
    },
  }),
);

/** Full width on a small page. */
export const gallery = style(
  inLayer.domains({
    marginInline: `calc(${container.gutter} * -1)`,
    '@media': { [media.medium]: { marginInline: 0 } },
  }),
);

export const label = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'start',
    '@media': { [media.medium]: { position: 'sticky', insetBlockStart: space[24] } },
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
