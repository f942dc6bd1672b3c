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

/** Whether something outside of a menu has the focus, such as what its action has just shown. */
function isFocusElsewhere(menu: HTMLElement): boolean {
  const { activeElement } = document;
  return activeElement !== null && activeElement !== document.body && !menu.contains(activeElement);
}

/**
 * The surface of the menu items. Its accessible name is that of its button, which has the focus again when
 * the menu closes, unless an action has moved it.
 */
function Content({
  align = 'start',
  sideOffset = 4,
  collisionPadding = 8,
  className,
  onCloseAutoFocus,
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
        onCloseAutoFocus={(event) => {
          onCloseAutoFocus?.(event);
          if (isFocusElsewhere(event.currentTarget as HTMLElement)) event.preventDefault();
        }}
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

/** The entries of a submenu. */
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

/** A rule between entries. */
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
