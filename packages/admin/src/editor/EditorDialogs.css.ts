import { style } from '@vanilla-extract/css';
import { inLayer, media, text, vars } from '@vitrine/theme';
import { inkList } from '../utils/list-styles.ts';

const { border, color, space } = vars;
const hairline = `${border.width} solid ${color.hairline}`;

export const wide = style(
  inLayer.domains({ '@media': { [media.medium]: { inlineSize: 'min(600px, 100% - 40px)' } } }),
);

export const list = style(inLayer.domains(inkList));

export const row = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    // The button is on the line of the field’s name.
    alignItems: 'baseline',
    gap: `${space[4]} ${space[16]}`,
    paddingBlock: space[12],
    borderBlockEnd: hairline,
  }),
);

export const field = style(inLayer.domains({ ...text('bodyStrong') }));

export const values = style(
  inLayer.domains({
    display: 'grid',
    gap: space[4],
    minInlineSize: 0,
    margin: 0,
    overflowWrap: 'anywhere',
  }),
);

export const before = style(inLayer.domains({ ...text('caption'), color: color.textMuted }));

export const after = style(inLayer.domains({ margin: 0 }));

export const conflict = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[12],
    paddingBlock: space[12],
    borderBlockEnd: hairline,
    '@media': {
      [media.medium]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 5fr)' },
    },
  }),
);

export const choices = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[12],
    '@media': {
      [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    },
  }),
);

export const owner = style(
  inLayer.domains({ ...text('caption'), display: 'block', color: color.textMuted }),
);

export const choiceText = style(inLayer.domains({ overflowWrap: 'anywhere' }));

/** The buttons below a text to type. */
export const actions = style(
  inLayer.domains({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[12],
    marginBlockStart: space[20],
  }),
);

export const fields = style(
  inLayer.domains({ display: 'grid', gap: space[20], marginBlockStart: space[16] }),
);
