'use client';

import { useAtomValue } from '@vitrine/atoms';
import type { ComponentProps } from 'react';
import { FacetPopover } from '../../patterns/filters/FacetPopover.tsx';
import { FacetControl } from './FilterForm.tsx';
import { useListingContext, useListLabels } from './listing-context.ts';
import { useFacets } from './use-facets.ts';

export interface FacetMenuProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** The id of one facet of the list. */
  facet: string;
}

/** One filter of the list in a popover, for wide bars. */
export function FacetMenu({ facet: id, ...rest }: FacetMenuProps) {
  const { list } = useListingContext();
  const listLabels = useListLabels();
  const { chosen } = useAtomValue(list.stateAtom);
  const facet = list.facets.find((one) => one.id === id);
  if (!facet) return null;
  return (
    <FacetPopover {...rest} name={listLabels.facet(facet)} choice={chosen[id]}>
      <MenuBody facet={id} />
    </FacetPopover>
  );
}

/** Only an open layer reads what can be chosen. */
function MenuBody({ facet }: { facet: string }) {
  const view = useFacets().find((one) => one.facet.id === facet);
  return view && <FacetControl view={view} />;
}

/** A facet that is on or off, in the bar itself. */
export function FacetToggle({ facet: id, className }: Pick<FacetMenuProps, 'facet' | 'className'>) {
  const { list } = useListingContext();
  const { chosen } = useAtomValue(list.stateAtom);
  const facet = list.facets.find((one) => one.id === id);
  if (facet?.kind !== 'toggle') return null;
  return (
    <div className={className}>
      <FacetControl view={{ kind: 'toggle', facet, isOn: chosen[id] === true }} />
    </div>
  );
}
