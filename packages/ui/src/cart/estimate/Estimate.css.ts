import { globalStyle, style } from '@vanilla-extract/css';
import { inLayer, layers, text, vars } from '@vitrine/theme';
import { disclosureRow } from '../../utils/styles/disclosure-row.ts';

const { color, space } = vars;

/** Stacked vertically. */
const stack = (gap: string) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap,
});

export const root = style(
  inLayer.domains({ ...stack(space[20]), selectors: { '&[hidden]': { display: 'none' } } }),
);

export const header = style(
  inLayer.domains({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: space[16],
  }),
);

export const destination = style(
  inLayer.domains({ ...text('body'), overflowWrap: 'anywhere', minInlineSize: 0 }),
);

export const title = style(inLayer.domains({ ...text('bodyStrong'), margin: 0 }));

/** With a title or a destination at its start. */
export const openHeader = style(inLayer.domains({ paddingBlock: space[16] }));

/** The whole row opens the address. */
export const opener = style(
  inLayer.domains({ ...disclosureRow, border: 0, textDecoration: 'none' }),
);

/** The touch target is taller than the line; the line's height stays the same. */
export const toggle = style(
  inLayer.domains({ marginBlock: `calc((1lh - ${vars.size.target}) / 2)` }),
);

export const fields = style(inLayer.domains(stack(space[16])));

export const options = style(
  inLayer.domains({
    ...stack(space[12]),
    selectors: { '&[data-pending]': { color: color.textMuted } },
  }),
);

export const groups = style(inLayer.domains({ ...stack(space[20]), justifyItems: 'stretch' }));

export const group = style(inLayer.domains(stack(space[8])));

export const memberships = style(
  inLayer.domains({ ...stack(space[12]), paddingBlockEnd: space[20] }),
);

export const groupName = style(
  inLayer.domains({ ...text('caption'), margin: 0, color: color.textMuted }),
);

/** The label next to a radio button fills the line, so that prices align at its end. */
export const choice = style(inLayer.domains({ inlineSize: '100%' }));
globalStyle(`${choice} > label`, { '@layer': { [layers.domains]: { justifySelf: 'stretch' } } });

export const line = style(
  inLayer.domains({
    display: 'flex',
    justifyContent: 'space-between',
    columnGap: space[16],
    overflowWrap: 'anywhere',
  }),
);

export const price = style(
  inLayer.domains({
    flexShrink: 0,
    selectors: { '[data-pending] &': { color: color.textMuted } },
  }),
);

export const detail = style(inLayer.domains({ display: 'block' }));

export const note = style(
  inLayer.domains({ ...text('caption'), margin: 0, color: color.textMuted }),
);
