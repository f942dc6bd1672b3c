'use client';

import { type KeyboardEvent, useId } from 'react';

/** How many options a key moves, where Home and End still belong to the text of the field. */
export const stepMoves: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** How many options a key moves in a long list. */
export const listboxMoves: Readonly<Record<string, number>> = {
  ...stepMoves,
  PageDown: 10,
  PageUp: -10,
  Home: -Infinity,
  End: Infinity,
};

/**
 * Returns the active index after a move, skipping disabled options: single steps wrap around,
 * longer ones stop at the ends. -1 if all options are disabled.
 */
export function getNextIndex(options: readonly object[], active: number, by: number): number {
  const enabled = options.flatMap((option, index) =>
    'disabled' in option && option.disabled ? [] : [index],
  );
  const last = enabled.length - 1;
  const at = enabled.indexOf(active);
  if (Math.abs(by) > 1) return enabled[Math.max(0, Math.min(Math.max(at, 0) + by, last))] ?? -1;
  const next = at < 0 && by < 0 ? last : (at + by + enabled.length) % enabled.length;
  return enabled[next] ?? -1;
}

/** The id of an option, by its index in the whole list. */
export const getOptionId = (listId: string, index: number) => `${listId}-${index}`;

interface ListboxNavigationOptions {
  /** All options in the order on screen. Those with `disabled` are skipped. */
  options: readonly object[];
  /** The index of the highlighted option, -1 for none. */
  active: number;
  isOpen: boolean;
  /** How many options each key moves. */
  moves: Readonly<Record<string, number>>;
  /** An arrow key was pressed while the list is closed. */
  onOpen: () => void;
  onHighlight: (index: number) => void;
  /** Handles a key before navigation does, and returns whether it did. */
  onKey: (event: KeyboardEvent) => boolean;
}

/**
 * The keyboard of a field with a listbox below it. The focus stays in the field, which refers to
 * the highlighted option by `aria-activedescendant`.
 */
export function useListboxNavigation({
  options,
  active,
  isOpen,
  moves,
  onOpen,
  onHighlight,
  onKey,
}: ListboxNavigationOptions) {
  const listId = useId();
  const isListed = isOpen && options.length > 0;
  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method composes, its keys choose a character.
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    const move = moves[event.key];
    if (!onKey(event)) {
      if (move === undefined || (!isOpen && Math.abs(move) > 1)) return;
      if (isOpen) onHighlight(getNextIndex(options, active, move));
      else onOpen();
    }
    event.preventDefault();
  };
  return {
    listId,
    isListed,
    inputProps: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isListed,
      'aria-controls': isListed ? listId : undefined,
      'aria-activedescendant': isListed && active >= 0 ? getOptionId(listId, active) : undefined,
      onKeyDown,
    } as const,
  };
}
