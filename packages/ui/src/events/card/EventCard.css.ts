import { style } from '@vanilla-extract/css';
import { inLayer, text, vars } from '@vitrine/theme';
import { coverLinkStyle } from '../../utils/styles/cover-link.ts';
import { roomyLayout } from '../list/event-columns.css.ts';

const { color, space } = vars;

export const root = style(
  inLayer.domains({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    rowGap: space[16],
  }),
);

export const poster = style(
  inLayer.domains({
    aspectRatio: '4 / 5',
    selectors: {
      '[data-pending] &': { opacity: 0.5 },
      [`${root}[data-offer="canceled"] &`]: { filter: 'grayscale(1)' },
    },
  }),
);

export const label = style(
  inLayer.domains({ display: 'flex', flexDirection: 'column', rowGap: space[4] }),
);

/** In the heading outline the title precedes the date. Visually, the date comes first. */
export const date = style(inLayer.domains({ ...text('bodyStrong'), order: -1 }));

export const times = style(
  inLayer.domains({ fontWeight: vars.text.body.weight, color: color.textMuted }),
);

const name = {
  ...text('title'),
  '@container': { [roomyLayout]: text('displayS') },
} as const;

export const title = style(
  inLayer.domains({
    ...name,
    overflowWrap: 'anywhere',
    selectors: { [`${root}[data-offer="canceled"] &`]: { color: color.textMuted } },
  }),
);

export const titleContainer = style(inLayer.domains({ display: 'block' }));

export const link = style(inLayer.domains(coverLinkStyle({ underlinedIn: root })));

export const offer = style(inLayer.domains({ marginBlockStart: space[4] }));

/** Above the card's link, as wide as its content. */
export const footer = style(
  inLayer.domains({ position: 'relative', zIndex: 1, marginBlockStart: space[8] }),
);
