import { style } from '@vanilla-extract/css';
import { inLayer, media, vars } from '@vitrine/theme';
import { header as pageHeader } from './Page.css.ts';

const { space } = vars;

/** Sections of the event list below its header. */
export const list = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[24],
  }),
);

/** The event list's title, description and number of events. */
export const header = style([
  pageHeader,
  inLayer.domains({
    alignItems: 'end',
    '@media': { [media.medium]: { paddingBlockEnd: space[16] } },
  }),
]);

export const description = style(
  inLayer.domains({ maxInlineSize: '60ch', marginBlockStart: space[12] }),
);
