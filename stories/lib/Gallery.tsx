import type { ReactNode } from 'react';
import * as css from './Gallery.css.ts';

export interface GalleryProps {
  columns: string[];
  rows: { name: string; cells: ReactNode[] }[];
  /** How the cells of a row are aligned: by their text, or by their middle. */
  align?: 'baseline' | 'middle';
}

/** A gallery of one component in all its states: states as columns, variants as rows. */
export function Gallery({ columns, rows, align = 'baseline' }: GalleryProps) {
  return (
    <div className={css.scroller}>
      {/* The labels are documentation, in English in every language of the story. */}
      <table className={css.root}>
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <th key={column} scope="col" lang="en" className={css.column}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name} data-middle={align === 'middle' ? '' : undefined}>
              <th scope="row" lang="en" className={css.row}>
                {row.name}
              </th>
              {row.cells.map((cell, index) => (
                <td key={index} className={css.cell}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
