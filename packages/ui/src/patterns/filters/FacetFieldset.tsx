import type { ReactNode } from 'react';
import { control, facet, legend } from './Filters.css.ts';

/** One filter among others: its name above what it is chosen with. */
export function FacetFieldset({ name, children }: { name: string; children: ReactNode }) {
  return (
    <fieldset className={facet}>
      <legend className={legend}>{name}</legend>
      <div className={control}>{children}</div>
    </fieldset>
  );
}
