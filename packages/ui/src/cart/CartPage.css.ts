import { globalStyle, style } from '@vanilla-extract/css';
import { inLayer, layers, media, vars } from '@vitrine/theme';

const { space } = vars;

const summaryWidth = 384;
/** Where the summary is below the lines, but narrower than they are. */
const middle = '(min-width: 600px)';
const columnGap = 72;

export const root = style(
  inLayer.domains({
    paddingBlock: `${space[32]} ${space[96]}`,
    outline: 'none',
    '@media': { [media.medium]: { paddingBlockStart: space[56] } },
  }),
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

export const beforeLines = style(inLayer.domains({ paddingBlockEnd: vars.space[16] }));

/** The progress to free delivery, above the lines. */
export const goal = style(
  inLayer.domains({
    minBlockSize: '3.5rem',
    alignContent: 'center',
    borderBlockStart: `${vars.border.width} solid ${vars.color.text}`,
  }),
);

/** Actions for the totals, in rows that are divided by hairlines. */
export const tools = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    // The rule above the total closes the last row.
    marginBlockEnd: `calc(${space[12]} * -1)`,
    selectors: { '&:empty': { display: 'none' } },
  }),
);

globalStyle(`${tools} > *`, {
  '@layer': {
    [layers.domains]: { borderBlockStart: `${vars.border.width} solid ${vars.color.hairline}` },
  },
});

// The rule above the progress opens the list already.
globalStyle(`${goal} ~ ${lines}`, {
  '@layer': { [layers.domains]: { borderBlockStartColor: vars.color.hairline } },
});

export const summary = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[20],
    borderBlockStart: `${vars.border.width} solid ${vars.color.text}`,
    paddingBlockStart: space[20],
    '@media': {
      [middle]: { justifySelf: 'end', inlineSize: `min(100%, ${summaryWidth}px)` },
      [media.large]: { position: 'sticky', insetBlockStart: space[24] },
    },
  }),
);
