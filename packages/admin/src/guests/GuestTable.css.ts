import { globalStyle, style } from '@vanilla-extract/css';
import { inLayer, media, text, vars } from '@vitrine/theme';
import { inLines } from '../list/in-lines.ts';

const { border, color, space } = vars;
const narrow = 'list (max-width: 839.98px)';
const medium = 'list (max-width: 919.98px)';
const hairline = `${border.width} solid ${color.hairline}`;

export const head = style(inLayer.domains({ '@container': { [narrow]: { display: 'none' } } }));

globalStyle(`${head} th`, inLayer.domains({ verticalAlign: 'middle' }));

export const body = style(inLayer.domains({ '@container': { [narrow]: { display: 'block' } } }));

const cell = inLayer.domains({
  verticalAlign: 'middle',
  paddingInlineEnd: space[20],
  selectors: { '&:last-child': { paddingInlineEnd: 0 } },
});

export const row = style(
  inLayer.domains({
    '@container': {
      [narrow]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        gridTemplateAreas: '"guest actions" "ticket actions" "state order"',
        alignItems: 'center',
        columnGap: space[16],
        rowGap: space[4],
        paddingBlock: space[12],
        borderBlockEnd: hairline,
      },
    },
    '@media': { [media.hover]: { selectors: { '&:hover': { background: color.fill } } } },
  }),
);

export const guest = style([
  cell,
  inLayer.domains({
    blockSize: 44,
    paddingBlock: space[4],
    '@container': { [narrow]: inLines('guest') },
  }),
]);

export const name = style(
  inLayer.domains({ ...text('bodyStrong'), display: 'block', overflowWrap: 'anywhere' }),
);

export const buyer = style(
  inLayer.domains({ ...text('caption'), display: 'block', color: color.textMuted }),
);

export const ticket = style([
  cell,
  inLayer.domains({
    '@container': {
      [narrow]: { ...inLines('ticket'), ...text('caption'), color: color.textMuted },
    },
  }),
]);

export const order = style([
  cell,
  inLayer.domains({
    color: color.textMuted,
    '@container': {
      [narrow]: { ...inLines('order'), ...text('caption'), textAlign: 'end' },
    },
  }),
]);

export const orderLink = style(
  inLayer.domains({
    color: color.textMuted,
    fontWeight: 'inherit',
    '@media': {
      [media.hover]: { selectors: { '&:not(:hover)': { textDecoration: 'none' } } },
    },
  }),
);

export const answerHead = style(
  inLayer.domains({
    maxInlineSize: 200,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    '@container': { [medium]: { display: 'none' } },
  }),
);

export const answer = style([
  cell,
  inLayer.domains({
    maxInlineSize: 200,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    color: color.textMuted,
    '@container': { [medium]: { display: 'none' } },
  }),
]);

export const state = style([
  cell,
  // The longest texts of the table may have two lines, so that its buttons stay in view.
  inLayer.domains({ whiteSpace: 'normal', '@container': { [narrow]: inLines('state') } }),
]);

export const actions = style(
  inLayer.domains({
    paddingBlock: 0,
    textAlign: 'end',
    verticalAlign: 'middle',
    '@container': { [narrow]: inLines('actions') },
  }),
);

export const buttons = style(
  inLayer.domains({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: space[4],
  }),
);

/** Buttons of rows are lower than others, except where they are touched. */
export const button = style(
  inLayer.domains({
    minBlockSize: vars.size.controlInGrid,
    paddingBlock: 0,
    '@container': { [narrow]: { minBlockSize: 44 } },
  }),
);
