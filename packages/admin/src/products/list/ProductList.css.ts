import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '@vitrine/theme';
import { errorText } from '../../utils/error-text.ts';

const { space } = vars;

/** Keeps the bar's place in the layout. */
export const bar = style(inLayer.domains({ display: 'contents' }));

export const inspectorPicture = style(inLayer.domains({ inlineSize: 120 }));

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

export const problem = style(inLayer.domains({ ...errorText, marginBlock: `${space[8]} 0` }));
