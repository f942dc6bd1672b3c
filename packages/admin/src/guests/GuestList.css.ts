import { style } from '@vanilla-extract/css';
import { inLayer, text, vars } from '@vitrine/theme';

const { color, space } = vars;
const wide = 'guests (min-width: 840px)';
const narrow = 'guests (max-width: 839.98px)';

export const root = style(
  inLayer.domains({
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    gap: space[16],
    containerType: 'inline-size',
    containerName: 'guests',
    paddingBlock: `${space[20]} 0`,
  }),
);

export const summary = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: `${space[12]} ${space[32]}`,
    '@container': {
      [wide]: { gridTemplateColumns: 'auto 260px minmax(0, 1fr)', alignItems: 'end' },
    },
  }),
);

export const summaryLabel = style(inLayer.domains({ ...text('caption'), color: color.textMuted }));

export const total = style(inLayer.domains({ display: 'grid', gap: space[2] }));

export const totalCount = style(
  inLayer.domains({ ...text('title'), fontVariantNumeric: 'tabular-nums' }),
);

export const progress = style(
  inLayer.domains({ '@container': { [wide]: { marginBlockEnd: space[12] } } }),
);

export const kinds = style(
  inLayer.domains({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space[8]} ${space[32]}`,
    margin: 0,
  }),
);

export const kind = style(inLayer.domains({ display: 'grid', gap: space[2] }));

export const kindCount = style(inLayer.domains({ margin: 0, fontVariantNumeric: 'tabular-nums' }));

export const toolbar = style(
  inLayer.domains({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[12] }),
);

export const search = style(
  inLayer.domains({
    flex: '1 1 200px',
    inlineSize: 'auto',
    '@container': { [wide]: { flex: 'none', inlineSize: 304 } },
  }),
);

export const searchKey = style(
  inLayer.domains({ '@container': { [narrow]: { display: 'none' } } }),
);

export const count = style(
  inLayer.domains({ ...text('caption'), marginInlineStart: 'auto', color: color.textMuted }),
);

export const results = style(
  inLayer.domains({
    display: 'flex',
    flexDirection: 'column',
    gap: space[32],
    paddingBlockEnd: space[40],
  }),
);

export const loading = style(inLayer.domains({ display: 'grid', gap: space[24] }));
