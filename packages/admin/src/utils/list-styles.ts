import { vars } from '@vitrine/theme';

const { border, color } = vars;

/** A list without marks, below a line of ink. */
export const inkList = {
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderBlockStart: `${border.width} solid ${color.text}`,
} as const;

/**
 * The selectors of a row that is dragged with `useDragOrder`: it pales, and the row that it would be
 * dropped at has a line on that edge.
 *
 * @param outset how far the line is outside of the row
 */
export const dragRow = (outset: string) =>
  ({
    '&[data-dragged]': { opacity: 0.5 },
    '&[data-edge]::after': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      borderBlockStart: `${border.selected} solid ${color.text}`,
    },
    '&[data-edge=top]::after': { insetBlockStart: `calc(${outset} * -1)` },
    '&[data-edge=bottom]::after': { insetBlockEnd: `calc(${outset} * -1)` },
  }) as const;
