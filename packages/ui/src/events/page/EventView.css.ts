import { style } from '@vanilla-extract/css';
import { inLayer, media, vars } from '@vitrine/theme';

const { container, space } = vars;

/** Gap between the image and the label on a wide page, in px. */
const wideGap = 72;

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

/** Small: image, label, notes. Wide: the notes are below the image, next to the label. */
export const root = style(
  inLayer.domains({
    ...column,
    gridTemplateAreas: '"picture" "label" "notes"',
    rowGap: space[24],
    '@media': {
      [media.medium]: {
        gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
        gridTemplateRows: 'auto 1fr',
        gridTemplateAreas: '"picture label" "notes label"',
        columnGap: space[40],
        alignItems: 'start',
      },
      [media.large]: { columnGap: wideGap },
    },
  }),
);

/** Full width on small pages. */
export const picture = style(
  inLayer.domains({
    gridArea: 'picture',
    aspectRatio: '1',
    marginInline: `calc(${container.gutter} * -1)`,
    '@media': { [media.medium]: { aspectRatio: '4 / 5', marginInline: 0 } },
  }),
);

export const label = style(inLayer.domains({ ...column, gridArea: 'label', rowGap: space[32] }));

export const titles = style(inLayer.domains({ ...column, rowGap: space[4] }));

export const summary = style(inLayer.domains({ marginBlockStart: space[16] }));

export const facts = style(inLayer.domains({ ...column, rowGap: space[24] }));

export const notes = style(inLayer.domains({ gridArea: 'notes', maxInlineSize: '50ch' }));

export const registration = style(
  inLayer.domains({ ...column, rowGap: space[40], marginBlockStart: space[8] }),
);
