import { style } from '@vanilla-extract/css';
import { inLayer, media, text, vars } from '@vitrine/theme';

const { border, color, space } = vars;
const hairline = `${border.width} solid ${color.hairline}`;

export const content = style(
  inLayer.domains({
    '@media': {
      [media.medium]: {
        insetBlock: '88px auto',
        marginBlock: 0,
        inlineSize: '39rem',
        maxBlockSize: 'calc(100dvb - 176px)',
      },
    },
  }),
);

export const search = style(
  inLayer.domains({
    display: 'flex',
    alignItems: 'center',
    gap: space[16],
    flex: 'none',
    blockSize: 56,
    paddingInline: space[20],
    borderBlockEnd: hairline,
  }),
);

export const kept = style(
  inLayer.domains({
    ...text('caption'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[8],
    flex: 'none',
    minBlockSize: vars.size.chip,
    paddingInline: space[12],
    border: `${border.width} solid ${color.borderControl}`,
    borderRadius: vars.radius.full,
    background: color.fill,
    color: color.text,
    cursor: 'pointer',
  }),
);

export const input = style(
  inLayer.domains({
    ...text('input'),
    flex: 1,
    minInlineSize: 0,
    blockSize: '100%',
    border: 0,
    outline: 'none',
    background: 'none',
    color: color.text,
    // The whole row shows the focus, which never leaves this field.
    selectors: { '&::placeholder': { color: color.textMuted } },
  }),
);

export const list = style(
  inLayer.domains({
    flex: 'auto',
    minBlockSize: 0,
    maxBlockSize: '60dvb',
    overflowY: 'auto',
    scrollbarWidth: 'thin',
    paddingBlock: space[12],
    // The text below has its own distance from the field.
    selectors: { '&:empty': { paddingBlock: 0 } },
  }),
);

export const group = style(inLayer.domains({ paddingBlockEnd: space[12] }));

export const groupHeading = style(
  inLayer.domains({
    ...text('caption'),
    paddingInline: space[20],
    paddingBlock: space[8],
    color: color.textMuted,
  }),
);

export const item = style(
  inLayer.domains({
    ...text('body'),
    display: 'flex',
    alignItems: 'center',
    gap: space[16],
    minBlockSize: 40,
    paddingInline: space[20],
    cursor: 'pointer',
    '@media': {
      [media.small]: { minBlockSize: 48 },
      [media.forcedColors]: {
        selectors: {
          '&[aria-selected="true"]': { outline: '2px solid Highlight', outlineOffset: -2 },
        },
      },
    },
    selectors: { '&[aria-selected="true"]': { background: color.fillHover } },
  }),
);

export const label = style(
  inLayer.domains({
    flex: 'none',
    maxInlineSize: '100%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }),
);

export const hint = style(
  inLayer.domains({
    ...text('caption'),
    flex: '1 1 0',
    minInlineSize: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: color.textMuted,
  }),
);

/** A status after another text of the hint: farther from that text than its mark from its own. */
export const hintStatus = style(inLayer.domains({ marginInlineStart: space[12] }));

export const match = style(
  inLayer.domains({ background: 'none', color: 'inherit', fontWeight: 700 }),
);

export const empty = style(
  inLayer.domains({
    ...text('body'),
    padding: space[20],
    margin: 0,
    color: color.textMuted,
    textWrap: 'pretty',
  }),
);

export const footer = style(
  inLayer.domains({
    ...text('caption'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space[16],
    rowGap: space[4],
    flex: 'none',
    minBlockSize: 40,
    paddingInline: space[20],
    paddingBlock: space[8],
    borderBlockStart: hairline,
    color: color.textMuted,
    '@media': { [media.small]: { display: 'none' } },
  }),
);

export const pair = style(
  inLayer.domains({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[12],
    whiteSpace: 'nowrap',
  }),
);

export const last = style([pair, inLayer.domains({ marginInlineStart: 'auto' })]);
