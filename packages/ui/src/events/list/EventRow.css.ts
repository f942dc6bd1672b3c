import { style } from '@vanilla-extract/css';
import { inLayer, text, vars } from '@vitrine/theme';
import { coverLinkStyle } from '../../utils/styles/cover-link.ts';
import { roomyLayout, wideLayout } from './event-columns.css.ts';

const { border, color, space } = vars;

/** Widths of the columns in px. `date` and `poster` apply if there is enough space. */
const column = {
  ...{ date: '96px', smallDate: '52px', poster: '120px', smallPoster: '72px' },
  offer: '200px',
};

export const root = style(
  inLayer.domains({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: `${column.smallDate} minmax(0, 1fr) ${column.smallPoster}`,
    gridTemplateAreas: '"date label poster" ". offer poster" ". action action"',
    gridTemplateRows: 'auto 1fr',
    columnGap: space[16],
    alignItems: 'start',
    paddingBlock: space[20],
    borderBlockEnd: `${border.width} solid ${color.hairline}`,
    '@container': {
      [roomyLayout]: {
        gridTemplateColumns: `${column.date} ${column.poster} minmax(0, 1fr) auto`,
        gridTemplateAreas: '"date poster label action" "date poster offer action"',
        columnGap: space[24],
        paddingBlock: space[24],
      },
      [wideLayout]: {
        gridTemplateColumns: `${column.date} ${column.poster} minmax(0, 1fr) ${column.offer} auto`,
        gridTemplateAreas: '"date poster label offer action"',
        gridTemplateRows: 'auto',
      },
    },
  }),
);

/** Without its date a row begins with its poster. */
export const dateless = style(
  inLayer.domains({
    gridTemplateColumns: `minmax(0, 1fr) ${column.smallPoster}`,
    gridTemplateAreas: '"label poster" "offer poster" "action action"',
    '@container': {
      [roomyLayout]: {
        gridTemplateColumns: `${column.poster} minmax(0, 1fr) auto`,
        gridTemplateAreas: '"poster label action" "poster offer action"',
      },
      [wideLayout]: {
        gridTemplateColumns: `${column.poster} minmax(0, 1fr) ${column.offer} auto`,
        gridTemplateAreas: '"poster label offer action"',
      },
    },
  }),
);

export const date = style(
  inLayer.domains({
    gridArea: 'date',
    display: 'grid',
    justifyItems: 'start',
    gap: space[2],
    fontVariantNumeric: 'tabular-nums lining-nums',
  }),
);

export const piece = style(inLayer.domains({ ...text('caption'), color: color.textMuted }));

export const number = style(inLayer.domains(text('displayM')));

export const undated = style(
  inLayer.domains({ ...text('label'), overflowWrap: 'anywhere', hyphens: 'auto' }),
);

export const poster = style(
  inLayer.domains({
    gridArea: 'poster',
    aspectRatio: '4 / 5',
    selectors: { '[data-pending] &': { opacity: 0.5 } },
  }),
);

export const label = style(
  inLayer.domains({ gridArea: 'label', display: 'grid', gap: space[4], minInlineSize: 0 }),
);

export const title = style(
  inLayer.domains({
    ...text('title'),
    overflowWrap: 'anywhere',
    maxInlineSize: '32ch',
    '@container': { [roomyLayout]: text('displayS') },
  }),
);

export const link = style(inLayer.domains(coverLinkStyle({ underlinedIn: root })));

export const times = style(
  inLayer.domains({ ...text('body'), selectors: { '&:empty': { display: 'none' } } }),
);

export const offer = style(
  inLayer.domains({
    gridArea: 'offer',
    marginBlockStart: space[8],
  }),
);

/** Over the row's link. */
export const action = style(
  inLayer.domains({
    gridArea: 'action',
    position: 'relative',
    zIndex: 1,
    marginBlockStart: space[12],
    '@container': { [roomyLayout]: { marginBlockStart: 0 } },
  }),
);
