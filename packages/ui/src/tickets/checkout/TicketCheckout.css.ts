import { style } from '@vanilla-extract/css';
import { inLayer, media, text, vars } from '@vitrine/theme';
import { ruledSectionStyle } from '../../utils/styles/section.ts';

const { color, space } = vars;

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

/** Components of a host's own page, one below another. */
export const root = style(inLayer.domains({ ...column, gap: space[32] }));

export const step = style(inLayer.domains({ ...column, gap: space[32] }));

export const header = style(inLayer.domains({ ...column, gap: space[4] }));

/** The main action takes the space next to the back button. */
export const actions = style(
  inLayer.domains({ display: 'flex', flexWrap: 'wrap', gap: space[12] }),
);

/** The amount to pay, repeated where the invoice is far from the button. */
export const due = style(
  inLayer.domains({
    ...text('total'),
    display: 'flex',
    justifyContent: 'space-between',
    columnGap: space[16],
    margin: 0,
    marginBlockEnd: `calc(${space[12]} * -1)`,
    '@media': { [media.large]: { display: 'none' } },
  }),
);

export const main = style(inLayer.domains({ flex: '1 1 14rem' }));

/** Actions for all guests. */
export const guests = style(
  inLayer.domains({ ...ruledSectionStyle(space[20], space[20]), justifyItems: 'start' }),
);

export const section = style(inLayer.domains(ruledSectionStyle(space[20], space[20])));

export const conditions = style(inLayer.domains({ ...column, gap: space[12] }));

export const condition = style(
  inLayer.domains({
    ...text('body'),
    color: color.textMuted,
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
  }),
);

export const leaving = style(
  inLayer.domains({ ...column, gap: space[12], paddingBlockEnd: space[40] }),
);
