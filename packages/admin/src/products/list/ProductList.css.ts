import { style } from '@vanilla-extract/css';
import { inLayer, text, vars } from '@vitrine/theme';

const { border, color, space } = vars;
const wide = 'list (min-width: 760px)';
const narrow = 'list (max-width: 759.98px)';

/** Keeps the bar's place in the layout. */
export const bar = style(inLayer.domains({ display: 'contents' }));

export const onlyWide = style(inLayer.domains({ '@container': { [narrow]: { display: 'none' } } }));

export const onlyNarrow = style(inLayer.domains({ '@container': { [wide]: { display: 'none' } } }));

export const inspectorBody = style(inLayer.domains({ display: 'grid', gap: space[20] }));

export const inspectorPicture = style(inLayer.domains({ inlineSize: 120 }));

export const facts = style(
  inLayer.domains({ margin: 0, borderBlockStart: `${border.width} solid ${color.text}` }),
);

export const fact = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: '7rem minmax(0, 1fr)',
    gap: space[16],
    paddingBlock: space[12],
    borderBlockEnd: `${border.width} solid ${color.hairline}`,
  }),
);

export const term = style(inLayer.domains({ color: color.textMuted }));

export const value = style(inLayer.domains({ margin: 0, overflowWrap: 'anywhere' }));

export const buttons = style(
  inLayer.domains({ display: 'flex', flexWrap: 'wrap', gap: space[12] }),
);

/** Fields below the text of a dialog. */
export const fields = style(
  inLayer.domains({ display: 'grid', gap: space[16], marginBlockStart: space[16] }),
);

export const options = style(
  inLayer.domains({
    display: 'grid',
    gap: space[4],
    maxBlockSize: 320,
    overflowY: 'auto',
    margin: `${space[12]} 0 0`,
    padding: 0,
    listStyle: 'none',
  }),
);

export const option = style(
  inLayer.domains({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[16],
    minBlockSize: 36,
  }),
);

export const optionCount = style(
  inLayer.domains({
    ...text('caption'),
    color: color.textMuted,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const problem = style(
  inLayer.domains({ ...text('caption'), marginBlock: `${space[8]} 0`, color: color.danger }),
);
