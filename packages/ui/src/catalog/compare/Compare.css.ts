import { style } from '@vanilla-extract/css';
import { inLayer, media, text, vars, visuallyHidden } from '@vitrine/theme';

const { border, color, space } = vars;

export const toggle = style(inLayer.domains({ ...text('caption') }));

/** Stays at the foot of the window while something is chosen. */
export const tray = style(
  inLayer.domains({
    position: 'sticky',
    insetBlockEnd: 0,
    zIndex: vars.z.sticky,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[8],
    paddingBlock: space[12],
    background: color.ground,
    borderBlockStart: `${border.width} solid ${color.text}`,
  }),
);

export const chosen = style(
  inLayer.domains({ display: 'flex', alignItems: 'center', gap: space[12], minInlineSize: 0 }),
);

/** Width of a small picture in px. */
const small = 36;

export const pictures = style(inLayer.domains({ display: 'flex', gap: space[4] }));

/** A small page has room for the pictures alone: they show how many there are. */
export const count = style(inLayer.domains({ '@media': { [media.small]: visuallyHidden } }));

export const picture = style(inLayer.domains({ inlineSize: small, aspectRatio: '4 / 5' }));

/** At the end of the line, also where it is a line of their own. */
export const actions = style(
  inLayer.domains({
    display: 'flex',
    gap: space[4],
    marginInlineStart: 'auto',
    '@media': { [media.medium]: { gap: space[12] } },
  }),
);

export const options = style(
  inLayer.domains({ display: 'flex', justifyContent: 'end', marginBlockEnd: space[16] }),
);

/** What the columns measure themselves by. */
export const root = style(inLayer.domains({ containerType: 'inline-size' }));

const nameWidth = '4.75rem';

/**
 * In a small place two columns and a third of the next are in sight beside the names of the rows,
 * so that it can be seen that there is more to scroll to.
 */
const columnWidth = { small: `calc((100cqi - ${nameWidth}) * 3 / 7)`, medium: '11rem' };

/** As wide in the head as below it, and in the last column as in its neighbors. */
const columnSize = {
  minInlineSize: columnWidth.small,
  paddingInline: `0 ${space[12]}`,
  '@media': {
    [media.medium]: { minInlineSize: columnWidth.medium, paddingInline: space[12] },
  },
} as const;

export const column = style(
  inLayer.domains({
    ...columnSize,
    paddingBlockEnd: space[16],
    verticalAlign: 'top',
    whiteSpace: 'normal',
    textAlign: 'start',
  }),
);

/** As wide in each column, however wide its words are: the picture, then the name and the way out. */
export const header = style(
  inLayer.domains({
    inlineSize: 'min(100%, 13rem)',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'start',
    justifyItems: 'start',
    rowGap: space[8],
  }),
);

export const mediaFrame = style(
  inLayer.domains({ gridColumn: '1 / -1', inlineSize: '100%', aspectRatio: '4 / 5' }),
);

export const action = style(inLayer.domains({ gridColumn: '1 / -1' }));

/** Its sign ends where the picture does, on the line of the name. */
export const take = style(
  inLayer.domains({
    marginBlockStart: `calc(${space[8]} * -1)`,
    marginInlineEnd: `calc(${space[12]} * -1)`,
  }),
);

export const name = style(
  inLayer.domains({ ...text('bodyStrong'), color: color.text, overflowWrap: 'anywhere' }),
);

/** On the line of its neighbors' names, which are as high as a target. */
export const removed = style(
  inLayer.domains({ paddingBlock: `max(0px, (${vars.size.target} - 1lh) / 2)` }),
);

/** As narrow as its column; a long word breaks. */
export const cell = style(
  inLayer.domains({ ...columnSize, verticalAlign: 'top', overflowWrap: 'anywhere' }),
);

/** Each on a line of its own, and apart from its neighbors where it takes several. */
export const fact = style(
  inLayer.domains({ display: 'block', selectors: { '& + &': { marginBlockStart: space[4] } } }),
);

/** The name of a row stays in sight while the columns scroll. */
export const property = style(
  inLayer.domains({
    ...text('caption'),
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 1,
    background: color.ground,
    color: color.textMuted,
    paddingInlineEnd: space[12],
    verticalAlign: 'top',
    '@media': {
      [media.small]: {
        minInlineSize: nameWidth,
        paddingInlineEnd: space[8],
        whiteSpace: 'normal',
        overflowWrap: 'anywhere',
      },
    },
  }),
);

/** Above the names, where the heads of the columns scroll away. */
export const corner = style(
  inLayer.domains({
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: `calc(${vars.z.sticky} + 1)`,
    background: color.ground,
    borderBlockEnd: `${border.width} solid ${color.text}`,
  }),
);
