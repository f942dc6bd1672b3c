'use client';

import { useEffect, useState } from 'react';
import { useUi } from '../../provider/UiProvider.tsx';
import { useControlled } from '../../utils/hooks/use-controlled.ts';
import { useAnnounce } from '../announcer/Announcer.tsx';
import { type ComboboxOption, filterOptions, normalizeText } from './filter-options.ts';
import { listboxMoves, useListboxNavigation } from './use-listbox-navigation.ts';
import '../../messages/en/common.ts';

export interface ComboboxState {
  /** All values, or those that the host found for the last query. */
  options: readonly ComboboxOption[];
  /** The chosen value; empty when none is. */
  value?: string;
  /** The value chosen at first, if the host does not control it. */
  defaultValue?: string;
  /** Called with the value of the chosen option. */
  onValueChange?: (value: string) => void;
  /**
   * Called with the typed text. A host with this handler searches itself, for example on a server:
   * then `options` are shown unfiltered.
   */
  onQueryChange?: (query: string) => void;
  /** Whether options are loading. */
  loading?: boolean;
}

/** State of a combobox: the typed text, the visible options, and the active option. */
export function useCombobox({
  options,
  value: given,
  defaultValue = '',
  onValueChange,
  onQueryChange,
  loading = false,
}: ComboboxState) {
  const { t } = useUi();
  const announce = useAnnounce();
  const [value, setValue] = useControlled(given, defaultValue, onValueChange);
  const [picked, setPicked] = useState<ComboboxOption>();
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState<string>();
  const [pointed, setPointed] = useState<string>();

  const shown = query === undefined || onQueryChange ? options : filterOptions(options, query);
  const found = shown.findIndex((option) => option.value === pointed);
  // While the user types, Enter selects the first match, but not from options that are being
  // replaced.
  const first = query && !loading ? shown.findIndex((option) => !option.disabled) : -1;
  const active = found < 0 ? first : found;
  // The options change with each search, but the selected one keeps its label.
  const chosen =
    options.find((option) => option.value === value) ??
    (picked?.value === value ? picked : undefined);

  const close = () => {
    setOpen(false);
    setQuery(undefined);
    setPointed(undefined);
  };
  const show = () => {
    setOpen(true);
    setPointed(value);
  };
  const point = (index: number) => setPointed(shown[index]?.value);
  const pick = (index: number) => {
    const option = shown[index];
    if (!option || option.disabled) return;
    setPicked(option);
    setValue(option.value);
    close();
  };
  const write = (text: string) => {
    setOpen(true);
    setQuery(text);
    setPointed(undefined);
    onQueryChange?.(text);
  };
  /**
   * Accepts text that equals an option's label; empty text clears the choice. Other text is
   * discarded.
   */
  const settle = (text = query) => {
    if (text === undefined) return close();
    const named = shown.findIndex(
      (option) => normalizeText(option.label) === normalizeText(text) && !option.disabled,
    );
    if (named >= 0) return pick(named);
    if (!text.trim()) setValue('');
    close();
  };

  const navigation = useListboxNavigation({
    options: shown,
    active,
    isOpen: open,
    moves: listboxMoves,
    onOpen: show,
    onHighlight: point,
    onKey: (event) => {
      if (!open) return false;
      if (event.altKey && event.key === 'ArrowUp') settle();
      else if (event.key === 'Enter') pick(active);
      else if (event.key === 'Escape') close();
      else return false;
      return true;
    },
  });

  const count = shown.length;
  useEffect(() => {
    if (!open || query === undefined || loading) return;
    announce(count > 0 ? t('common.options', { count }) : t('common.noMatch', { query }));
  }, [open, query, loading, count, announce, t]);

  return {
    value,
    text: query ?? chosen?.label ?? '',
    query,
    open,
    shown,
    active,
    show,
    close,
    pick,
    point,
    write,
    settle,
    ...navigation,
    reset: () => {
      setValue(defaultValue);
      close();
    },
  };
}
