import { style } from '@vanilla-extract/css';
import { inLayer, media, vars } from '@vitrine/theme';

const { space } = vars;

const summaryWidth = 400;
const columnGap = 72;

export const root = style(
  inLayer.domains({ paddingBlock: `${space[32]} ${space[96]}`, outline: 'none' }),
);

export const header = style(
  inLayer.domains({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: space[16],
    paddingBlockEnd: space[24],
    color: vars.color.textMuted,
  }),
);

/** Focused when no line is left; it is not a control. */
export const title = style(inLayer.domains({ color: vars.color.text, outline: 'none' }));

export const columns = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[40],
    alignItems: 'start',
    '@media': {
      [media.large]: {
        gridTemplateColumns: `minmax(0, 1fr) ${summaryWidth}px`,
        columnGap,
      },
    },
  }),
);

/** An ink rule opens the list. */
export const lines = style(
  inLayer.domains({ borderBlockStart: `${vars.border.width} solid ${vars.color.text}` }),
);

/** Actions for the totals, separated by a hairline. */
export const tools = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[20],
    borderBlockEnd: `${vars.border.width} solid ${vars.color.hairline}`,
    paddingBlockEnd: space[20],
    selectors: { '&:empty': { display: 'none' } },
  }),
);

export const summary = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[20],
    borderBlockStart: `${vars.border.width} solid ${vars.color.text}`,
    paddingBlockStart: space[20],
    '@media': { [media.large]: { position: 'sticky', insetBlockStart: space[24] } },
  }),
);
