'use client';

import type { ReactNode } from 'react';
import { Opener } from '../../primitives/_internal/layer/Opener.tsx';
import * as Popover from '../../primitives/popover/Popover.tsx';
import type { LazyLayerProps } from '../../utils/hooks/use-lazy-layer.ts';

export interface FacetLayerProps extends LazyLayerProps {
  /** Name of the filter. */
  name: string;
  children: ReactNode;
}

/** The popover of a `FacetPopover`, loaded when it is about to open. */
export default function FacetLayer({
  id,
  opener,
  open,
  onOpenChange,
  name,
  children,
}: FacetLayerProps) {
  return (
    <Popover.Root open={open} onOpenChange={onOpenChange}>
      <Popover.Trigger asChild>
        <Opener of={opener} />
      </Popover.Trigger>
      <Popover.Content id={id} label={name}>
        {children}
      </Popover.Content>
    </Popover.Root>
  );
}
