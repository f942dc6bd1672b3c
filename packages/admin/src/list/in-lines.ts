/** Returns the styles of a cell whose row has lines instead of columns: the cell is an area of a grid. */
export const inLines = (gridArea: string) =>
  ({
    gridArea,
    display: 'block',
    blockSize: 'auto',
    minInlineSize: 0,
    padding: 0,
    border: 0,
    whiteSpace: 'normal',
  }) as const;
