import { style } from '@vanilla-extract/css';
import { inLayer, text, vars } from '@vitrine/theme';

const { color, space } = vars;

export const root = style(
  inLayer.domains({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[20] }),
);

export const header = style(inLayer.domains({ display: 'grid', gap: space[12] }));

/** The status and the number, above the title. */
export const kicker = style(
  inLayer.domains({
    ...text('body'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space[4]} ${space[16]}`,
    color: color.textMuted,
  }),
);

export const number = style(inLayer.domains({ whiteSpace: 'nowrap' }));

export const title = style(inLayer.domains({ textWrap: 'balance' }));

export const labelText = style(
  inLayer.domains({
    display: 'grid',
    gap: space[8],
    maxInlineSize: '34rem',
    textWrap: 'pretty',
    overflowWrap: 'anywhere',
  }),
);

/** The seller's instructions for payment in person, separated from the text above. */
export const instructions = style(
  inLayer.domains({
    ...text('body'),
    display: 'grid',
    gap: space[8],
    marginBlockStart: space[4],
    paddingInlineStart: space[16],
    borderInlineStart: `${vars.border.width} solid ${color.text}`,
  }),
);

export const actions = style(
  inLayer.domains({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[12],
    marginBlockStart: space[4],
    selectors: { '&:empty': { display: 'none' } },
  }),
);
