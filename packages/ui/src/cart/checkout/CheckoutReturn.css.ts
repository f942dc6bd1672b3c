import { style } from '@vanilla-extract/css';
import { inLayer, media, text, vars } from '@vitrine/theme';

const { border, color, space } = vars;

/** Space to the header and the footer. */
export const root = style(
  inLayer.domains({
    paddingBlock: `${space[24]} ${space[80]}`,
    '@media': { [media.medium]: { paddingBlock: `${space[56]} ${space[96]}` } },
  }),
);

export const columns = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: space[40],
  }),
);

/** The outcome, and beside it the lines. */
export const two = style(
  inLayer.domains({
    '@media': {
      [media.large]: {
        gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4.6fr)',
        columnGap: space[56],
      },
    },
  }),
);

export const sentence = style(
  inLayer.domains({ marginBlockStart: space[16], maxInlineSize: '34rem' }),
);

export const actions = style(
  inLayer.domains({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[12],
    marginBlockStart: space[24],
    '@media': { '(max-width: 599px)': { display: 'grid' } },
  }),
);

/** What follows the order. */
export const next = style(
  inLayer.domains({
    marginBlockStart: space[40],
    paddingBlockStart: space[20],
    borderBlockStart: `${border.width} solid ${color.text}`,
  }),
);

export const steps = style(
  inLayer.domains({ listStyle: 'none', margin: 0, padding: 0, marginBlockStart: space[16] }),
);

/** Diameter of a step's dot. */
const dot = '0.75rem';
/** Distance of the dot from the start of the line, so that its center is on the text's. */
const dotOffset = `calc((${vars.text.bodyStrong.line} - ${dot}) / 2)`;

export const step = style(
  inLayer.domains({
    position: 'relative',
    paddingInlineStart: space[32],
    paddingBlockEnd: space[20],
    selectors: {
      '&::before': {
        content: '""',
        position: 'absolute',
        insetInlineStart: 0,
        insetBlockStart: dotOffset,
        boxSizing: 'border-box',
        inlineSize: dot,
        blockSize: dot,
        border: `${border.width} solid ${color.borderControl}`,
        borderRadius: vars.radius.full,
        background: color.ground,
        forcedColorAdjust: 'none',
      },
      '&[data-state="complete"]::before': { borderColor: color.text, background: color.text },
      '&:not(:last-child)::after': {
        content: '""',
        position: 'absolute',
        insetInlineStart: `calc(${dot} / 2 - ${border.width} / 2)`,
        insetBlockStart: `calc(${dotOffset} + ${dot})`,
        insetBlockEnd: `calc(${dotOffset} * -1)`,
        borderInlineStart: `${border.width} solid ${color.hairline}`,
      },
      '&[data-state="complete"]::after': { borderColor: color.text },
    },
  }),
);

export const items = style(
  inLayer.domains({ borderBlockStart: `${border.width} solid ${color.text}` }),
);

export const itemsHeader = style(
  inLayer.domains({
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    columnGap: space[16],
    paddingBlockStart: space[16],
  }),
);

export const waiting = style(
  inLayer.domains({
    ...text('bodyL'),
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    margin: 0,
    paddingBlock: space[56],
    color: color.textMuted,
  }),
);

export const sum = style(
  inLayer.domains({
    ...text('total'),
    display: 'flex',
    justifyContent: 'space-between',
    columnGap: space[16],
    margin: 0,
    borderBlockStart: `${border.width} solid ${color.text}`,
    paddingBlockStart: space[12],
  }),
);

export const amount = style(inLayer.domains({ margin: 0 }));

export const price = style(
  inLayer.domains({
    ...text('bodyStrong'),
    flex: 'none',
    display: 'grid',
    justifyItems: 'end',
    alignContent: 'start',
  }),
);

export const was = style(inLayer.domains({ ...text('caption'), color: color.textMuted }));

export const pieces = style(inLayer.domains({ ...text('caption'), color: color.textMuted }));
