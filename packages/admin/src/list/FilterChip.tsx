'use client';

import { Button, Icon, Popover, Text } from '@vitrine/ui';
import { Plus, X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { compactDensity } from '../frame/compact-density.ts';
import { useAdminTranslate } from '../messages/use-admin-translate.ts';
import * as css from './FilterChip.css.ts';
import '../messages/en/frame.ts';

interface FilterChipProps {
  /** Name of the field. */
  field: string;
  /** The field with its chosen values. */
  label: string;
  /** Accessible name of the button that removes the filter. */
  removeLabel: string;
  isOpen: boolean;
  setOpen: (open: boolean) => void;
  onRemove: () => void;
  /** Clears the chosen values; missing if there are none. */
  onClear?: (() => void) | undefined;
  /** Content of the popover: a `FilterOptionList` and what is around it. */
  children: ReactNode;
}

/** A filter of a list: it opens to be edited, and Backspace removes it. */
export function FilterChip({
  field,
  label,
  removeLabel,
  isOpen,
  setOpen,
  onRemove,
  onClear,
  children,
}: FilterChipProps) {
  const t = useAdminTranslate();
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <span className={css.pair}>
        <Popover.Trigger asChild>
          <button
            type="button"
            className={css.edit}
            onKeyDown={(event) => {
              if (event.key !== 'Backspace' && event.key !== 'Delete') return;
              event.preventDefault();
              onRemove();
            }}
          >
            <bdi>{label}</bdi>
          </button>
        </Popover.Trigger>
        <button type="button" aria-label={removeLabel} className={css.remove} onClick={onRemove}>
          <Icon as={X} size="small" />
        </button>
      </span>
      <Popover.Content label={field} {...compactDensity(css.popover)}>
        <div className={css.popoverHeader}>
          <Text variant="bodyStrong">{field}</Text>
          {onClear && (
            <Button emphasis="text" onClick={onClear}>
              {t('admin.clear')}
            </Button>
          )}
        </div>
        {children}
      </Popover.Content>
    </Popover.Root>
  );
}

/** The button that adds a filter. */
export function AddFilterButton({ children, ...rest }: ComponentProps<'button'>) {
  return (
    <button type="button" {...rest} className={css.add}>
      <Icon as={Plus} size="small" />
      {children}
    </button>
  );
}

/** The values of a filter, a `li` each. */
export function FilterOptionList(props: ComponentProps<'ul'>) {
  return <ul {...props} className={css.options} />;
}

/** One value of a filter: a checkbox, and the number of its entries. */
export function FilterOption({ count, children }: { count?: ReactNode; children: ReactNode }) {
  return (
    <li className={css.option}>
      {children}
      <span className={css.optionCount}>{count}</span>
    </li>
  );
}

/** A field above the values that finds one of many. */
export function FilterOptionSearch({ children }: { children: ReactNode }) {
  return <div className={css.popoverSearch}>{children}</div>;
}

/** A note below the values. */
export function FilterNote({ children }: { children: ReactNode }) {
  return <p className={css.note}>{children}</p>;
}
