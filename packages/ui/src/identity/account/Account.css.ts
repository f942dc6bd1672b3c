import { style } from '@vanilla-extract/css';
import { inLayer, media, text, vars } from '@vitrine/theme';
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
        columnGap: space[80],
        selectors: { '&:has(> nav)': { gridTemplateColumns: '12rem minmax(0, 1fr)' } },
      },
    },
  }),
);

export const sections = style(
  inLayer.domains({ display: 'grid', gap: space[56], maxInlineSize: '40rem' }),
);

export const parts = style(
  inLayer.domains({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space[24],
    borderBlockEnd: hairline,
    listStyle: 'none',
    '@media': {
      [media.large]: { display: 'grid', borderBlockStart: `${border.width} solid ${color.text}` },
    },
  }),
);

export const part = style(
  inLayer.domains({
    '@media': {
      [media.large]: {
        selectors: { '&:not(:last-child)': { borderBlockEnd: hairline } },
      },
    },
  }),
);

export const link = style(
  inLayer.domains({
    ...text('body'),
    display: 'flex',
    alignItems: 'center',
    minBlockSize: vars.size.row,
    color: color.textMuted,
    textDecoration: 'none',
    '@media': { [media.hover]: { selectors: { '&:hover': { color: color.text } } } },
    selectors: {
      // The rule meets the hairline, as in the header. In the side navigation the font weight is
      // enough.
      '&[aria-current]': {
        ...text('bodyStrong'),
        color: color.text,
        boxShadow: `0 1px 0 ${color.text}`,
        '@media': {
          [media.large]: { boxShadow: 'none' },
          [media.forcedColors]: { borderBlockEnd: `${border.selected} solid Highlight` },
        },
      },
    },
  }),
);

export const section = style(
  inLayer.domains({
    display: 'grid',
    gap: space[20],
    borderBlockStart: `${border.width} solid ${color.text}`,
    paddingBlockStart: space[16],
  }),
);

export const sectionHeader = style(inLayer.domains(ofSection));

export const rows = style(
  inLayer.domains({ display: 'grid', marginBlockStart: `calc(${space[8]} * -1)` }),
);

/** Success message in place of a line. */
export const saved = style(inLayer.domains({ marginBlockStart: space[8] }));

/** A label and its actions. */
export const row = style(
  inLayer.domains({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space[12]} ${space[24]}`,
    paddingBlock: space[16],
    selectors: {
      '&:not(:last-child)': { borderBlockEnd: hairline },
      '&:last-child': { paddingBlockEnd: 0 },
    },
  }),
);

export const labelText = style(
  inLayer.domains({ flex: '1 1 12rem', display: 'grid', gap: space[2] }),
);

/** Fields as wide as they are elsewhere. */
export const form = style(inLayer.domains({ inlineSize: '100%', maxInlineSize: '26.25rem' }));

export const actions = style(inLayer.domains({ display: 'flex', flexWrap: 'wrap', gap: space[8] }));

export const facts = style(inLayer.domains({ display: 'grid', gap: space[16], margin: 0 }));

export const fact = style(
  inLayer.domains({
    display: 'grid',
    gap: space[2],
    '@media': { [media.medium]: { gridTemplateColumns: '10rem minmax(0, 1fr)', gap: space[24] } },
  }),
);

export const term = style(inLayer.domains({ ...text('body'), color: color.textMuted }));

export const value = style(
  inLayer.domains({ ...text('bodyStrong'), margin: 0, overflowWrap: 'anywhere' }),
);
