/** A menu of actions that a button opens, with groups, choices and submenus. */

import { ChevronRight } from 'lucide-react';
import * as Radix from 'radix-ui/dropdown-menu';
import { classes } from '../../utils/classes.ts';
import { option, surface } from '../_internal/listbox/listbox.css.ts';
import { Icon } from '../icon/Icon.tsx';
import * as css from './DropdownMenu.css.ts';

export type DropdownMenuProps = Omit<Radix.DropdownMenuProps, 'modal'>;

/**
 * The page stays usable while the menu is open: a press outside closes it and also takes effect.
 */
function Root(props: DropdownMenuProps) {
  return <Radix.Root {...props} modal={false} />;
}

/** The surface of the menu items. Its accessible name is that of its button. */
function Content({
  align = 'start',
  sideOffset = 4,
  collisionPadding = 8,
  className,
  ...rest
}: Radix.DropdownMenuContentProps) {
  return (
    <Radix.Portal>
      <Radix.Content
        {...rest}
        align={align}
        sideOffset={sideOffset}
        collisionPadding={collisionPadding}
        loop
        className={classes(surface, css.content, className)}
      />
    </Radix.Portal>
  );
}

/** Opens a further menu towards the end edge. */
function SubTrigger({ className, children, ...rest }: Radix.DropdownMenuSubTriggerProps) {
  return (
    <Radix.SubTrigger {...rest} className={classes(option, css.item, className)}>
      <span className={css.labelText}>{children}</span>
      <Icon as={ChevronRight} size="small" mirrored />
    </Radix.SubTrigger>
  );
}

function SubContent({ className, ...rest }: Radix.DropdownMenuSubContentProps) {
  return (
    <Radix.Portal>
      <Radix.SubContent
        collisionPadding={8}
        loop
        {...rest}
        className={classes(surface, css.content, className)}
      />
    </Radix.Portal>
  );
}

/** The name of the items below it. */
function Label({ className, ...rest }: Radix.DropdownMenuLabelProps) {
  return <Radix.Label {...rest} className={classes(css.label, className)} />;
}

function Separator({ className, ...rest }: Radix.DropdownMenuSeparatorProps) {
  return <Radix.Separator {...rest} className={classes(css.separator, className)} />;
}

export { Group, RadioGroup, Sub, Trigger } from 'radix-ui/dropdown-menu';
/**
 * Actions and choices behind one button. Arrow keys move, letters jump, Enter selects, Escape
 * closes and restores the focus. For navigation to pages, use links instead.
 */
export { CheckboxItem, Item, RadioItem } from './DropdownMenuItems.tsx';
export { Content, Label, Root, Separator, SubContent, SubTrigger };
