import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '@vitrine/theme';

const { space } = vars;

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
        alignItems: 'end',
        gap: space[8],
      },
    },
  }),
);

/** As high as the field. */
export const submit = style(inLayer.primitives({ minBlockSize: vars.size.field }));

export const received = style(inLayer.primitives({ outline: 'none' }));
