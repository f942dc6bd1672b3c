import { Skeleton } from '@vitrine/ui';
import * as layout from './EditorLayout.css.ts';

/** Placeholder of an editor whose entity is loading. */
export function EditorSkeleton() {
  return (
    <Skeleton.Root className={layout.main}>
      <Skeleton.Line variant="displayL" width="16ch" />
      <Skeleton.Line width="30%" />
      <Skeleton.Line width="100%" />
      <Skeleton.Line width="30%" />
      <Skeleton.Line width="100%" />
    </Skeleton.Root>
  );
}
