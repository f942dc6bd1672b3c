import { style } from '@vanilla-extract/css';
import { containers, inLayer, vars } from '@vitrine/theme';

const { space } = vars;

export const root = style(
  inLayer.primitives({ containerType: 'inline-size', maxInlineSize: '32rem' }),
);

export const fields = style(inLayer.primitives({ display: 'grid', gap: space[12] }));

/** The field and its button, beside each other where there is room. */
export const row = style(
  inLayer.primitives({
    display: 'grid',
    gap: space[12],
    '@container': {
      [containers.narrow]: {
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        alignItems: 'end',
      },
    },
  }),
);

export const received = style(inLayer.primitives({ outline: 'none' }));
