import { style } from '@vanilla-extract/css';
import { inLayer, text, vars } from '@vitrine/theme';
import * as list from '../list/List.css.ts';

const { border, color, space } = vars;
const wide = 'list (min-width: 840px)';

export const root = style([list.root, inLayer.domains({ gap: space[16] })]);

/** Focused when its last row has been removed; it is not a control. */
export const results = style([list.results, inLayer.domains({ outline: 'none' })]);

export const summary = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: `${space[12]} ${space[32]}`,
    '@container': {
      [wide]: { gridTemplateColumns: 'auto 260px minmax(0, 1fr)', alignItems: 'baseline' },
    },
  }),
);

export const summaryLabel = style(inLayer.domains({ ...text('caption'), color: color.textMuted }));

export const total = style(inLayer.domains({ display: 'grid', gap: space[2] }));

export const totalCount = style(inLayer.domains({ ...text('title') }));

export const progress = style(
  inLayer.domains({ '@container': { [wide]: { alignSelf: 'end', marginBlockEnd: space[12] } } }),
);

export const kinds = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(124px, 1fr))',
    gap: `${space[16]} ${space[32]}`,
    margin: 0,
    '@container': { [wide]: { display: 'flex', flexWrap: 'wrap' } },
  }),
);

export const kind = style(inLayer.domains({ display: 'grid', gap: space[2] }));

export const kindCount = style(inLayer.domains({ margin: 0 }));

export const loading = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: '4fr 3fr',
    alignItems: 'center',
    gap: space[32],
    blockSize: 84,
    borderBlockEnd: `${border.width} solid ${color.hairline}`,
    '@container': { [wide]: { gridTemplateColumns: '4fr 3fr 3fr 4fr', blockSize: 44 } },
  }),
);
