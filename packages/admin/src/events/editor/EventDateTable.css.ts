import { globalStyle, style } from '@vanilla-extract/css';
import { inLayer, text, vars } from '@vitrine/theme';
import { errorText } from '../../utils/error-text.ts';

const { border, color, space } = vars;
const narrow = 'editor-form (max-width: 479.98px)';

export const root = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[12],
    outlineOffset: space[4],
  }),
);

export const toolbar = style(
  inLayer.domains({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] }),
);

export const count = style(
  inLayer.domains({ ...text('caption'), marginInlineStart: 'auto', color: color.textMuted }),
);

export const error = style(inLayer.domains(errorText));

export const problem = style(inLayer.domains(errorText));

export const head = style(inLayer.domains({ '@container': { [narrow]: { display: 'none' } } }));

// On one line with the checkbox.
globalStyle(`${head} th`, inLayer.domains({ verticalAlign: 'middle' }));

export const body = style(inLayer.domains({ '@container': { [narrow]: { display: 'block' } } }));

const hairline = `${border.width} solid ${color.hairline}`;

const cell = {
  paddingBlock: space[8],
  paddingInline: `0 ${space[8]}`,
  border: 0,
  borderBlockStart: hairline,
} as const;
const area = (gridArea: string) => ({
  [narrow]: {
    gridArea,
    display: 'block',
    inlineSize: 'auto',
    blockSize: 'auto',
    padding: 0,
    border: 0,
  },
});

export const row = style(
  inLayer.domains({
    '@container': {
      [narrow]: {
        display: 'grid',
        borderBlockStart: hairline,
        gridTemplateColumns: 'auto minmax(0, 1fr) minmax(0, 1fr)',
        gridTemplateAreas: '"check day actions" ". from to"',
        alignItems: 'center',
        gap: space[8],
        paddingBlock: space[12],
      },
    },
  }),
);

/** The head has only the rule of the table. */
export const checkHead = style(inLayer.domains({ inlineSize: 32 }));

export const check = style(
  inLayer.domains({ ...cell, inlineSize: 32, '@container': area('check') }),
);
export const day = style(inLayer.domains({ ...cell, '@container': area('day') }));
export const from = style(
  inLayer.domains({ ...cell, inlineSize: 112, '@container': area('from') }),
);
export const to = style(inLayer.domains({ ...cell, inlineSize: 112, '@container': area('to') }));

export const control = style(inLayer.domains({ minInlineSize: 0 }));

export const actions = style(
  inLayer.domains({
    ...cell,
    inlineSize: 72,
    paddingInlineEnd: 0,
    textAlign: 'end',
    whiteSpace: 'nowrap',
    '@container': area('actions'),
  }),
);

export const noteRow = style(inLayer.domains({ '@container': { [narrow]: { display: 'block' } } }));

export const noteCell = style(
  inLayer.domains({
    ...text('caption'),
    padding: `0 0 ${space[12]}`,
    paddingInlineStart: 32,
    border: 0,
    color: color.textMuted,
    whiteSpace: 'normal',
    blockSize: 'auto',
    '@container': { [narrow]: { display: 'block' } },
  }),
);

export const notes = style(
  inLayer.domains({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] }),
);

export const form = style(inLayer.domains({ display: 'grid', gap: space[16] }));

/** The date of the row that is open. */
export const current = style(
  inLayer.domains({ ...text('caption'), display: 'block', color: color.textMuted }),
);

export const series = style(inLayer.domains({ display: 'grid', gap: space[8] }));
