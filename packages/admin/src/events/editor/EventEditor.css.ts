import { style } from '@vanilla-extract/css';
import { inLayer, text, vars } from '@vitrine/theme';
import { fieldRow, split } from '../../editor/EditorLayout.css.ts';

const { color, space } = vars;
const medium = 'editor-form (min-width: 480px)';

/** Tabs of the sections. Where there is room for only one of them, the preview is a tab, too. */
export const tabs = style(
  inLayer.domains({
    marginBlockEnd: space[12],
    '@container': { [split]: { selectors: { '&[data-single]': { display: 'none' } } } },
  }),
);

const grid = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
} as const;

export const dates = style([
  fieldRow,
  inLayer.domains({
    ...grid,
    gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  }),
]);

export const place = style([
  fieldRow,
  inLayer.domains({ ...grid, gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 5fr)' }),
]);

export const image = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: space[20],
    alignItems: 'start',
  }),
);

export const imageFields = style(inLayer.domains({ ...grid, minInlineSize: 0 }));

export const thumbnail = style(
  inLayer.domains({ inlineSize: 80, '@container': { [medium]: { inlineSize: 112 } } }),
);

export const locked = style(
  inLayer.domains({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[8],
    margin: 0,
  }),
);

export const reason = style(
  inLayer.domains({ ...text('caption'), color: color.textMuted, textWrap: 'pretty' }),
);

export const missing = style(
  inLayer.domains({ margin: 0, paddingInlineStart: space[20], textWrap: 'pretty' }),
);
