import * as Slot from 'radix-ui/slot';
import type { ElementType, HTMLAttributes, Ref } from 'react';

/** Elements that a layout or text component can render. */
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

/** Props of a component with a configurable element. */
export interface ElementProps extends HTMLAttributes<HTMLElement> {
  /** The semantic element. Lists keep their role, also in Safari. */
  as?: ElementName;
  /** Applies the style to the single child element instead. */
  asChild?: boolean;
  ref?: Ref<HTMLElement>;
}

/** Returns the element for `as` and `asChild`, with the role that a list without markers needs. */
export function getElement(
  as: ElementName,
  asChild: boolean | undefined,
): { Element: ElementType; role: 'list' | undefined } {
  const role = !asChild && (as === 'ul' || as === 'ol') ? 'list' : undefined;
  return { Element: asChild ? Slot.Root : as, role };
}
