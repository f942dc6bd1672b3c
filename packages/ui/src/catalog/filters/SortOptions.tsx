'use client';

import { useAtom } from '@vitrine/atoms';
import { Opener } from '../../primitives/_internal/layer/Opener.tsx';
import * as DropdownMenu from '../../primitives/dropdown-menu/DropdownMenu.tsx';
import type { LazyLayerProps } from '../../utils/hooks/use-lazy-layer.ts';
import { useListingContext, useListLabels } from './listing-context.ts';

/** The orders of the list in the menu of `SortMenu`, loaded when it is about to open. */
export default function SortOptions({ id, opener, open, onOpenChange }: LazyLayerProps) {
  const { list } = useListingContext();
  const listLabels = useListLabels();
  const [{ sort }, change] = useAtom(list.stateAtom);
  return (
    <DropdownMenu.Root open={open} onOpenChange={onOpenChange}>
      <DropdownMenu.Trigger asChild>
        <Opener of={opener} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        id={id}
        align="end"
        aria-labelledby={opener.current?.id}
        onInteractOutside={(event) => {
          // A press of the button closes the menu, and must not open it again.
          if (opener.current?.contains(event.target as Node)) event.preventDefault();
        }}
      >
        <DropdownMenu.RadioGroup value={sort} onValueChange={(order) => change({ sort: order })}>
          {list.sorts.map((order) => (
            <DropdownMenu.RadioItem key={order.id} value={order.id}>
              {listLabels.sort(order.id)}
            </DropdownMenu.RadioItem>
          ))}
        </DropdownMenu.RadioGroup>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
