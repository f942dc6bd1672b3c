import * as Slot from 'radix-ui/slot';
import type { ElementType, HTMLAttributes, Ref } from 'react';

/** Elements that a part of structure or text may be. */
type ElementName =
  | 'div'
  | 'span'
  | 'p'
  | 'section'
  | 'article'
  | 'aside'
  | 'header'
  | 'footer'
  | 'main'
  | 'nav'
  | 'figure'
  | 'figcaption'
  | 'ul'
  | 'ol'
  | 'li'
  | 'dl'
  | 'dt'
  | 'dd'
  | 'strong'
  | 'em'
  | 'small'
  | 'time'
  | 'legend';

/** Props of a part whose element the host chooses. */
export interface ElementProps extends HTMLAttributes<HTMLElement> {
  /** The element that carries the meaning. Lists keep their role, also in Safari. */
  as?: ElementName;
  /** Gives the look to the one child element instead. */
  asChild?: boolean;
  ref?: Ref<HTMLElement>;
}

/** What to render for `as` and `asChild`, with the role that a list without markers needs. */
export function getElement(
  as: ElementName,
  asChild: boolean | undefined,
): { Element: ElementType; role: 'list' | undefined } {
  const role = !asChild && (as === 'ul' || as === 'ol') ? 'list' : undefined;
  return { Element: asChild ? Slot.Root : as, role };
}
