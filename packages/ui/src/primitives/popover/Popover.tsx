/** A box with controls or details next to the button that opens it. */

import * as Radix from 'radix-ui/popover';
import { classes } from '../../utils/classes.ts';
import { surface } from '../_internal/listbox/listbox.css.ts';
import * as css from './Popover.css.ts';

export type PopoverProps = Radix.PopoverProps;

export interface PopoverContentProps extends Radix.PopoverContentProps {
  /** Accessible name of the content. */
  label: string;
}

/**
 * The surface next to its button. It receives the focus, restores it, and closes on Escape or an
 * interaction outside; the page stays usable meanwhile.
 */
function Content({
  label,
  align = 'start',
  sideOffset = 4,
  collisionPadding = 8,
  className,
  ...rest
}: PopoverContentProps) {
  return (
    <Radix.Portal>
      <Radix.Content
        aria-label={label}
        {...rest}
        align={align}
        sideOffset={sideOffset}
        collisionPadding={collisionPadding}
        className={classes(surface, css.content, className)}
      />
    </Radix.Portal>
  );
}

export { Anchor, Close, Root, Trigger } from 'radix-ui/popover';
/** A few controls next to the button that opens them, such as one filter of a list. */
export { Content };
