'use client';

/** A list of options in a popup, of which one is selected, for forms and toolbars. */

import { Check, ChevronDown, ChevronUp } from 'lucide-react';
import * as Radix from 'radix-ui/select';
import type { ComponentProps, ReactNode } from 'react';
import { classes } from '../../utils/classes.ts';
import * as list from '../_internal/listbox/listbox.css.ts';
import { useFieldControl } from '../field/field-context.ts';
import { box } from '../field/input-box.css.ts';
import { Icon } from '../icon/Icon.tsx';
import * as css from './Select.css.ts';

export interface SelectProps
  extends Pick<
      Radix.SelectProps,
      | 'value'
      | 'defaultValue'
      | 'onValueChange'
      | 'open'
      | 'defaultOpen'
      | 'onOpenChange'
      | 'autoComplete'
      | 'form'
      | 'required'
    >,
    Omit<ComponentProps<'button'>, 'value' | 'defaultValue' | 'form' | 'children'> {
  /** Shown while nothing is selected: “Choose a country”. */
  placeholder?: string;
  /** `Select.Item`s, and `Select.Group`s of them. */
  children: ReactNode;
}

/** One of up to about 25 values in a list that opens. Attributes go to the button. */
function Root({
  value,
  defaultValue,
  onValueChange,
  open,
  defaultOpen,
  onOpenChange,
  autoComplete,
  form,
  name,
  required,
  placeholder,
  className,
  children,
  ...rest
}: SelectProps) {
  const { control, state } = useFieldControl({ ...rest, name, required });
  const { name: sent, required: needed, disabled, ...fieldControl } = control;
  return (
    <Radix.Root
      {...{ value, defaultValue, onValueChange, open, defaultOpen, onOpenChange }}
      {...{ autoComplete, form, disabled }}
      name={sent}
      required={needed}
    >
      <Radix.Trigger
        {...rest}
        {...fieldControl}
        {...state}
        className={classes(box, css.root, className)}
      >
        <span className={css.value}>
          <Radix.Value placeholder={placeholder} />
        </span>
        <Icon as={ChevronDown} size="small" />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content position="popper" sideOffset={8} className={classes(list.surface, css.list)}>
          <Radix.ScrollUpButton className={css.scroll}>
            <Icon as={ChevronUp} size="small" />
          </Radix.ScrollUpButton>
          <Radix.Viewport className={classes(list.viewport, css.viewport)}>
            {children}
          </Radix.Viewport>
          <Radix.ScrollDownButton className={css.scroll}>
            <Icon as={ChevronDown} size="small" />
          </Radix.ScrollDownButton>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

export type SelectItemProps = Omit<Radix.SelectItemProps, 'asChild'>;

/** One value. */
function Item({ className, children, ...rest }: SelectItemProps) {
  return (
    <Radix.Item {...rest} className={classes(list.option, className)}>
      <Radix.ItemText>{children}</Radix.ItemText>
      <Radix.ItemIndicator>
        <Icon as={Check} size="small" />
      </Radix.ItemIndicator>
    </Radix.Item>
  );
}

export interface SelectGroupProps extends Omit<Radix.SelectGroupProps, 'asChild'> {
  /** The name of the group. */
  label: ReactNode;
}

/** Values that belong together, under their name. */
function Group({ label, className, children, ...rest }: SelectGroupProps) {
  return (
    <Radix.Group {...rest} className={classes(css.group, className)}>
      <Radix.Label className={css.groupLabel}>{label}</Radix.Label>
      {children}
    </Radix.Group>
  );
}

export { Group, Item, Root };
