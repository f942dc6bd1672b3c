import * as Skeleton from '../../primitives/skeleton/Skeleton.tsx';

/** Skeleton of an order while it is loading. */
export function OrderSkeleton() {
  return (
    <Skeleton.Root>
      <Skeleton.Line width="20ch" />
      <Skeleton.Line variant="displayL" width="12ch" />
      <Skeleton.Line variant="bodyL" width="60%" />
    </Skeleton.Root>
  );
}
