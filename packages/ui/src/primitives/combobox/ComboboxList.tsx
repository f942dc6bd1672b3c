'use client';

import { Check } from 'lucide-react';
import { type MouseEvent, memo, useLayoutEffect, useRef } from 'react';
import { classes } from '../../utils/classes.ts';
import * as list from '../_internal/listbox/listbox.css.ts';
import { Icon } from '../icon/Icon.tsx';
import * as css from './Combobox.css.ts';
import type { ComboboxOption } from './filter-options.ts';
import { getOptionId } from './use-listbox-navigation.ts';

export interface ComboboxListProps {
  id: string;
  labelId: string | undefined;
  label: string | undefined;
  options: readonly ComboboxOption[];
  value: string;
  /** Index of the option that is pointed at, -1 for none. */
  active: number;
  loading: boolean;
  onSelect: (index: number) => void;
  onPoint: (index: number) => void;
}

/**
 * The options of a combobox. The focus stays in the field, whose attributes indicate the active
 * option.
 */
export function ComboboxList({
  id,
  labelId,
  label,
  options,
  value,
  active,
  loading,
  onSelect,
  onPoint,
}: ComboboxListProps) {
  const placed = useRef(false);
  useLayoutEffect(() => {
    const list = document.getElementById(id);
    const option = document.getElementById(getOptionId(id, active));
    // An open list begins around the choice; later it moves no more than it must.
    if (list && option && !placed.current) {
      list.scrollTop = option.offsetTop - (list.clientHeight - option.offsetHeight) / 2;
    } else option?.scrollIntoView({ block: 'nearest' });
    placed.current = true;
  }, [id, active]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and takes the keys.
    <div
      role="listbox"
      tabIndex={-1}
      id={id}
      aria-labelledby={labelId}
      aria-label={label}
      aria-busy={loading || undefined}
      className={list.viewport}
      onMouseDown={(event) => event.preventDefault()}
      onMouseMove={(event) => {
        const index = indexOf(event);
        if (index >= 0 && index !== active) onPoint(index);
      }}
      onClick={(event) => onSelect(indexOf(event))}
    >
      {options.map((option, index) => (
        <Option
          key={option.value}
          id={getOptionId(id, index)}
          index={index}
          option={option}
          selected={option.value === value}
          highlighted={index === active}
        />
      ))}
    </div>
  );
}

interface OptionProps {
  id: string;
  index: number;
  option: ComboboxOption;
  selected: boolean;
  highlighted: boolean;
}

const Option = memo(function Option({ id, index, option, selected, highlighted }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus.
    <div
      role="option"
      id={id}
      data-index={index}
      aria-selected={selected}
      aria-disabled={option.disabled || undefined}
      data-disabled={option.disabled ? '' : undefined}
      data-highlighted={highlighted ? '' : undefined}
      className={classes(list.option, css.option)}
    >
      {option.label}
      {selected && <Icon as={Check} size="small" />}
    </div>
  );
});

function indexOf(event: MouseEvent): number {
  const option = (event.target as Element).closest<HTMLElement>('[role="option"]');
  return option?.hasAttribute('data-disabled') ? -1 : Number(option?.dataset.index ?? -1);
}
