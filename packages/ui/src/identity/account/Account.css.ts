import { globalStyle, style } from '@vanilla-extract/css';
import { containers, inLayer, layers, media, text, vars } from '@vitrine/theme';
import { sectionHeaderStyle as ofSection } from '../../utils/styles/section.ts';

const { border, color, space } = vars;

const hairline = `${border.width} solid ${color.hairline}`;

export const root = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[32],
    paddingBlock: space[40],
    '@media': { [media.medium]: { gap: space[40] } },
  }),
);

export const header = style(inLayer.domains({ display: 'grid', gap: space[8] }));

export const person = style(
  inLayer.domains({ ...text('body'), color: color.textMuted, overflowWrap: 'anywhere' }),
);

/** The navigation next to the content; above it on narrow screens. */
export const body = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[32],
    alignItems: 'start',
    '@media': {
      [media.large]: {
        columnGap: space[56],
        selectors: { '&:has(> nav)': { gridTemplateColumns: '11.5rem minmax(0, 1fr)' } },
      },
    },
  }),
);

export const sections = style(
  inLayer.domains({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[56] }),
);

/** Tabs that scroll, and from 1024 px a list that stays in view. */
export const parts = style(
  inLayer.domains({
    display: 'flex',
    columnGap: space[24],
    overflowX: 'auto',
    scrollbarWidth: 'none',
    borderBlockEnd: hairline,
    listStyle: 'none',
    '@media': {
      [media.large]: {
        position: 'sticky',
        insetBlockStart: space[24],
        display: 'grid',
        overflowX: 'visible',
        borderBlockEnd: 0,
      },
    },
  }),
);

export const part = style(inLayer.domains({ flex: 'none' }));

export const link = style(
  inLayer.domains({
    ...text('body'),
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[8],
    position: 'relative',
    minBlockSize: vars.size.row,
    color: color.textMuted,
    textDecoration: 'none',
    '@media': { [media.hover]: { selectors: { '&:hover': { color: color.text } } } },
    selectors: {
      '&:focus-visible': { outlineOffset: `calc(${border.focus} * -1)` },
      '&[aria-current]': { ...text('bodyStrong'), color: color.text },
      // The rule lies on the hairline below the tabs. Beside the content it is at the start.
      '&[aria-current]::after': {
        content: '""',
        position: 'absolute',
        insetInline: 0,
        insetBlockEnd: 0,
        borderBlockEnd: `${border.selected} solid ${color.text}`,
        '@media': {
          [media.large]: {
            insetInline: `calc(${space[16]} * -1) auto`,
            insetBlock: space[12],
            borderBlockEnd: 0,
            borderInlineStart: `${border.selected} solid ${color.text}`,
          },
        },
      },
    },
  }),
);

export const count = style(
  inLayer.domains({
    ...text('caption'),
    color: color.textMuted,
  }),
);

/** The title, over an ink rule, and rows that hairlines divide. */
export const section = style(inLayer.domains({ minInlineSize: 0, containerType: 'inline-size' }));

export const sectionHeader = style(
  inLayer.domains({
    ...ofSection,
    paddingBlockEnd: space[12],
    borderBlockEnd: `${border.width} solid ${color.text}`,
  }),
);

export const content = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    // Rows have their own spacing.
    selectors: { '&:not(:has(> div, > dl))': { paddingBlockStart: space[16] } },
  }),
);

export const rows = style(
  inLayer.domains({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }),
);

/** A message in place of a line, or above the lines. */
export const message = style(inLayer.domains({ marginBlock: space[8] }));

/** Width of the labels. */
const labelColumn = '12.75rem';

/** A label, what it is, and its action: on phones the label is above. */
export const row = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: space[24],
    minBlockSize: vars.size.row,
    paddingBlock: space[8],
    borderBlockEnd: hairline,
    '@container': {
      [containers.medium]: { gridTemplateColumns: `${labelColumn} minmax(0, 1fr) auto` },
    },
  }),
);

export const rowTitle = style(
  inLayer.domains({
    ...text('caption'),
    gridColumn: 1,
    '@container': { [containers.medium]: { ...text('body'), gridColumn: 'auto' } },
  }),
);

export const note = style(inLayer.domains({ minInlineSize: 0, overflowWrap: 'anywhere' }));

/** At the end of the line; a form fills the lines below the label. */
export const rowEnd = style(
  inLayer.domains({
    gridColumn: -2,
    justifySelf: 'end',
    selectors: {
      '&:has(form)': {
        gridRow: 'auto',
        gridColumn: '1 / -1',
        justifySelf: 'stretch',
        paddingBlock: space[12],
      },
    },
    gridRow: '1 / span 2',
    '@container': {
      [containers.medium]: {
        gridRow: 'auto',
        selectors: { '&:has(form)': { gridColumn: '2 / -1' } },
      },
    },
  }),
);

// A button that reserves space for another label ends where the others do.
globalStyle(`${rowEnd} > button`, {
  '@layer': { [layers.domains]: { justifyItems: 'end' } },
});

/** Fields as wide as they are elsewhere. */
export const form = style(inLayer.domains({ inlineSize: '100%', maxInlineSize: '26.25rem' }));

export const actions = style(inLayer.domains({ display: 'flex', flexWrap: 'wrap', gap: space[8] }));

export const facts = style(inLayer.domains({ margin: 0 }));

export const fact = style(
  inLayer.domains({
    display: 'grid',
    alignItems: 'center',
    columnGap: space[24],
    minBlockSize: vars.size.row,
    paddingBlock: space[8],
    borderBlockEnd: hairline,
    '@container': {
      [containers.medium]: { gridTemplateColumns: `${labelColumn} minmax(0, 1fr)` },
    },
  }),
);

export const term = style(
  inLayer.domains({
    ...text('caption'),
    color: color.textMuted,
    '@container': { [containers.medium]: text('body') },
  }),
);

export const value = style(
  inLayer.domains({ ...text('body'), margin: 0, overflowWrap: 'anywhere' }),
);
