'use client';

import { Button, Checkbox, DropdownMenu, Icon, Popover, Text, TextField, useUi } from '@vitrine/ui';
import { Plus, X } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useCommands } from '../frame/command-context.ts';
import { compactDensity } from '../frame/compact-density.ts';
import { useAdminTranslate } from '../messages/use-admin-translate.ts';
import * as css from './ListFilters.css.ts';
import '../messages/en/frame.ts';

/** A list that can be filtered; its messages begin with `admin.` and this name. */
type FilteredArea = 'orders' | 'products';

/** Whether a filter is open, and what removes it. */
export interface FilterControl {
  isOpen: boolean;
  setOpen: (open: boolean) => void;
  onRemove: () => void;
}

interface ListFiltersProps<Facet extends { id: string }> {
  area: FilteredArea;
  facets: readonly Facet[];
  /** Chosen values by the ID of the facet. */
  chosen: Readonly<Record<string, unknown>>;
  getFieldLabel: (facet: Facet) => string;
  onDrop: (facet: Facet['id']) => void;
  /** Renders the `FilterChip` of a facet. */
  renderFilter: (facet: Facet, control: FilterControl) => ReactNode;
}

/** The filters that have values, and a menu that adds one. */
export function ListFilters<Facet extends { id: string }>({
  area,
  facets,
  chosen,
  getFieldLabel,
  onDrop,
  renderFilter,
}: ListFiltersProps<Facet>) {
  const t = useAdminTranslate();
  const [opened, setOpened] = useState<Facet['id']>();
  const shown = facets.filter(({ id }) => chosen[id] !== undefined || id === opened);
  const unset = facets.filter((facet) => !shown.includes(facet));
  const addButton = useRef<HTMLButtonElement>(null);
  useCommands([
    {
      ...{ id: `${area}.filter`, label: t(`admin.${area}.command.filter`), keys: 'f' },
      run: () => addButton.current?.click(),
    },
  ]);
  return (
    <>
      {shown.map((facet) =>
        renderFilter(facet, {
          isOpen: opened === facet.id,
          setOpen: (open) => setOpened(open ? facet.id : undefined),
          onRemove: () => {
            onDrop(facet.id);
            setOpened(undefined);
            addButton.current?.focus();
          },
        }),
      )}
      {unset.length > 0 && (
        <DropdownMenu.Root>
          <DropdownMenu.Trigger asChild>
            <button ref={addButton} type="button" className={css.add}>
              <Icon as={Plus} size="small" />
              {t(`admin.${area}.filter`)}
            </button>
          </DropdownMenu.Trigger>
          <DropdownMenu.Content
            {...compactDensity()}
            // The popover of the filter takes the focus.
            onCloseAutoFocus={(event) => opened && event.preventDefault()}
          >
            {unset.map((facet) => (
              <DropdownMenu.Item key={facet.id} onSelect={() => setOpened(facet.id)}>
                {getFieldLabel(facet)}
              </DropdownMenu.Item>
            ))}
          </DropdownMenu.Content>
        </DropdownMenu.Root>
      )}
    </>
  );
}

interface FilterChipProps extends FilterControl {
  area: FilteredArea;
  /** Name of the field. */
  field: string;
  /** The chosen values. */
  values: readonly string[];
  /** Returns the text of a value. */
  getValueText: (value: string) => string;
  /** Clears the chosen values. */
  onClear: () => void;
  /** Content of the popover: the `FilterOptions`. */
  children: ReactNode;
}

/** A filter of a list: it opens to be edited, and Backspace removes it. */
export function FilterChip({
  area,
  field,
  values,
  getValueText,
  isOpen,
  setOpen,
  onRemove,
  onClear,
  children,
}: FilterChipProps) {
  const t = useAdminTranslate();
  const [only] = values;
  const label =
    values.length === 1 && only !== undefined
      ? t(`admin.${area}.filter.one`, { field, value: getValueText(only) })
      : values.length === 0
        ? field
        : t(`admin.${area}.filter.some`, { field, count: values.length });
  const removeLabel = t(`admin.${area}.filter.remove`, { filter: label });
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
          {values.length > 0 && (
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

/** Options from which a field finds one. */
const MANY_OPTIONS = 10;

interface FilterOptionsProps {
  area: FilteredArea;
  /** Name of the field. */
  field: string;
  options: readonly { value: string; text: string; content?: ReactNode; count?: ReactNode }[];
  /** The chosen values. */
  values: readonly string[];
  onToggle: (value: string) => void;
  isPending?: boolean;
  /** Why the options could not be loaded. */
  problem?: ReactNode;
}

/** The values of a filter with their numbers; a field finds one of many. */
export function FilterOptions({
  area,
  field,
  options,
  values,
  onToggle,
  isPending,
  problem,
}: FilterOptionsProps) {
  const t = useAdminTranslate();
  const { locale } = useUi();
  const [wanted, setWanted] = useState('');
  const found = options.filter(({ text }) =>
    text.toLocaleLowerCase(locale).includes(wanted.trim().toLocaleLowerCase(locale)),
  );
  return (
    <>
      {options.length > MANY_OPTIONS && (
        <div className={css.popoverSearch}>
          <TextField
            aria-label={t(`admin.${area}.filter.find`)}
            placeholder={t(`admin.${area}.filter.find`)}
            value={wanted}
            onChange={(event) => setWanted(event.currentTarget.value)}
          />
        </div>
      )}
      {problem}
      <ul aria-label={field} aria-busy={isPending} className={css.options}>
        {found.map(({ value, text, content, count }) => (
          <li key={value} className={css.option}>
            <Checkbox checked={values.includes(value)} onCheckedChange={() => onToggle(value)}>
              {content ?? <bdi>{text}</bdi>}
            </Checkbox>
            <span className={css.optionCount}>{count}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A note below the values. */
export function FilterNote({ children }: { children: ReactNode }) {
  return <p className={css.note}>{children}</p>;
}
