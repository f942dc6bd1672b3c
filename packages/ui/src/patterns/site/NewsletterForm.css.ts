import { globalStyle, style } from '@vanilla-extract/css';
import { inLayer, text, vars } from '@vitrine/theme';

const { color, space } = vars;

export const root = style(
  inLayer.primitives({ containerType: 'inline-size', maxInlineSize: '32rem' }),
);

export const fields = style(inLayer.primitives({ display: 'grid', gap: space[12] }));

/** Wide enough for an address and the button. */
const oneLine = '(min-width: 18rem)';

/** The field and its button, next to each other where there is space. */
export const row = style(
  inLayer.primitives({
    display: 'grid',
    gap: space[12],
    '@container': {
      [oneLine]: {
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        alignItems: 'start',
        gap: space[8],
      },
    },
  }),
);

// The label is in the first row of the grid, and the field with its error in the second one.
globalStyle(
  `${row} > [data-field]`,
  inLayer.primitives({
    '@container': { [oneLine]: { gridArea: '1 / 1 / span 2', gridTemplateRows: 'subgrid' } },
  }),
);

/** As high as the field, and beside it. */
export const submit = style(
  inLayer.primitives({
    minBlockSize: vars.size.field,
    '@container': { [oneLine]: { gridArea: '2 / 2' } },
  }),
);

export const note = style(
  inLayer.primitives({ ...text('caption'), color: color.textMuted, textWrap: 'pretty' }),
);

globalStyle(`${note} a`, inLayer.primitives({ color: 'inherit' }));

export const received = style(inLayer.primitives({ outline: 'none' }));
