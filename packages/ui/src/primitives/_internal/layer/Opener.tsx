import { type Ref, type RefObject, useImperativeHandle } from 'react';

interface OpenerProps {
  of: RefObject<HTMLElement | null>;
  ref?: Ref<HTMLElement | null>;
}

/**
 * The child of a `Trigger` with `asChild` whose button is elsewhere in the page, because it appears
 * before the layer is loaded. The layer opens next to that button, and returns the focus to it.
 */
export function Opener({ of, ref }: OpenerProps) {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => of.current, [of]);
  return null;
}
