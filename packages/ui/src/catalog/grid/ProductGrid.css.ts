import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '@vitrine/theme';
import { four, list, three } from './columns.css.ts';

const { space } = vars;

const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

export const root = style(
  inLayer.domains({ containerName: list, containerType: 'inline-size', minInlineSize: 0 }),
);

export const failure = style(inLayer.domains({ marginBlockStart: space[32] }));

export const grid = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: columns(2),
    columnGap: space[12],
    rowGap: space[32],
    '@container': {
      [three]: {
        gridTemplateColumns: columns(3),
        columnGap: space[24],
        rowGap: space[56],
      },
      [four]: { gridTemplateColumns: columns(4) },
    },
  }),
);

export const cell = style(
  inLayer.domains({
    minInlineSize: 0,
    selectors: { '&[data-shape="feature"]': { gridColumn: 'span 2' } },
  }),
);
