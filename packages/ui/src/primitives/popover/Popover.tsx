import * as Radix from 'radix-ui/popover';
import { classes } from '../../utils/classes.ts';
import { surface } from '../_internal/listbox/listbox.css.ts';
import * as css from './Popover.css.ts';

export type PopoverProps = Radix.PopoverProps;

export interface PopoverContentProps extends Radix.PopoverContentProps {
  /** What it holds, in words: its name for speech. */
  label: string;
}

/**
 * The surface beside its button. It takes the focus, gives it back, and closes on Escape or when
 * something outside is used; the page stays usable meanwhile.
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

/** A few controls beside the button that opens them, such as one filter of a list. */
export const Popover = {
  Root: Radix.Root,
  Trigger: Radix.Trigger,
  Anchor: Radix.Anchor,
  Close: Radix.Close,
  Content,
};
