import { Check } from 'lucide-react';
import * as Radix from 'radix-ui/dropdown-menu';
import type { ReactNode } from 'react';
import { classes } from '../../utils/classes.ts';
import { option } from '../_internal/listbox/listbox.css.ts';
import { Icon } from '../icon/Icon.tsx';
import * as css from './DropdownMenu.css.ts';

interface ItemParts {
  /** Keys that do the same without the menu, as the page has set them up: “Ctrl S”. */
  shortcut?: string;
}

export interface DropdownMenuItemProps
  extends Omit<Radix.DropdownMenuItemProps, 'asChild'>,
    ItemParts {
  /** `danger` for what cannot be undone. */
  tone?: 'neutral' | 'danger';
}

/** One action. */
export function Item({ tone, shortcut, className, children, ...rest }: DropdownMenuItemProps) {
  return (
    <Radix.Item {...rest} data-tone={tone} className={classes(option, css.item, className)}>
      <ItemContent shortcut={shortcut}>{children}</ItemContent>
    </Radix.Item>
  );
}

export interface DropdownMenuCheckboxItemProps
  extends Omit<Radix.DropdownMenuCheckboxItemProps, 'asChild'>,
    ItemParts {}

/** An independent on/off choice. The menu closes unless `onSelect` prevents it. */
export function CheckboxItem({
  shortcut,
  className,
  children,
  ...rest
}: DropdownMenuCheckboxItemProps) {
  return (
    <Radix.CheckboxItem {...rest} className={classes(option, css.item, className)}>
      <Chosen />
      <ItemContent shortcut={shortcut}>{children}</ItemContent>
    </Radix.CheckboxItem>
  );
}

export interface DropdownMenuRadioItemProps
  extends Omit<Radix.DropdownMenuRadioItemProps, 'asChild'>,
    ItemParts {}

/** One of several choices in a `DropdownMenu.RadioGroup`. */
export function RadioItem({ shortcut, className, children, ...rest }: DropdownMenuRadioItemProps) {
  return (
    <Radix.RadioItem {...rest} className={classes(option, css.item, className)}>
      <Chosen />
      <ItemContent shortcut={shortcut}>{children}</ItemContent>
    </Radix.RadioItem>
  );
}

function Chosen() {
  return (
    <span className={css.indicator}>
      <Radix.ItemIndicator>
        <Icon as={Check} size="small" />
      </Radix.ItemIndicator>
    </span>
  );
}

function ItemContent({ shortcut, children }: ItemParts & { children: ReactNode }) {
  return (
    <>
      <span className={css.labelText}>{children}</span>
      {shortcut && <kbd className={css.shortcut}>{shortcut}</kbd>}
    </>
  );
}
