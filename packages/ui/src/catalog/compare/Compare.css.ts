import { style } from '@vanilla-extract/css';
import { inLayer, media, text, vars, visuallyHidden } from '@vitrine/theme';

const { border, color, space } = vars;

export const toggle = style(inLayer.domains({ ...text('caption') }));

/** Stays at the bottom of the window while something is selected. */
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

/** Width of a small image in px. */
const small = 36;

export const pictures = style(inLayer.domains({ display: 'flex', gap: space[4] }));

/** Narrow pages only have room for the images: their number is visible. */
export const count = style(inLayer.domains({ '@media': { [media.small]: visuallyHidden } }));

export const picture = style(inLayer.domains({ inlineSize: small, aspectRatio: '4 / 5' }));

/** At the end of the line, even on a separate line. */
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

/** Reference of the columns' widths. */
export const root = style(inLayer.domains({ containerType: 'inline-size' }));

const nameWidth = '4.75rem';

/**
 * On small screens, two columns and a third of the next are visible next to the row names, as a
 * hint for scrolling.
 */
const columnWidth = { small: `calc((100cqi - ${nameWidth}) * 3 / 7)`, medium: '11rem' };

/** The same width in header and body, and in all columns. */
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

/**
 * The same width in each column, regardless of its text: the image, then the name and the remove
 * button.
 */
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

/** Its icon ends at the image's edge, on the line of the name. */
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

/** Each on a separate line, with spacing if it wraps. */
export const fact = style(
  inLayer.domains({ display: 'block', selectors: { '& + &': { marginBlockStart: space[4] } } }),
);

/** The row name stays visible while the columns scroll. */
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
