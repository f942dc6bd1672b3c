import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '@vitrine/theme';

const { space } = vars;

export const root = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'start',
    // The open field takes a full row next to other elements.
    selectors: { '&:has(> form:not([hidden]))': { gridColumn: '1 / -1' } },
  }),
);

export const form = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[12],
    inlineSize: '100%',
    selectors: { '&[hidden]': { display: 'none' } },
  }),
);

export const save = style(inLayer.domains({ justifySelf: 'start' }));
