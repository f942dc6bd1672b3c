'use client';

import type { RowSelectionChange } from '@vitrine/atoms';
import { type KeyboardEvent, type RefObject, useCallback, useEffect, useState } from 'react';
import { type Command, type ListInspector, useListInspector } from '../frame/command-context.ts';
import { useAdminTranslate } from '../messages/use-admin-translate.ts';
import { focusRow, getFocusedRow, useRowFocus } from './row-focus.ts';

/** The rows of a list, and how they are selected and inspected. */
export interface Rows<Item> {
  items: readonly Item[];
  getId: (item: Item) => string;
  /** The element that contains the rows. */
  rows: RefObject<HTMLElement | null>;
  changeSelection: (change: RowSelectionChange<Item>) => void;
  /** ID of the row in the inspector. */
  inspected: string | undefined;
  /** Opens the inspector for a row, or closes it. */
  inspect: (id: string | undefined) => void;
}

/** Returns the row in the inspector. When it closes, the focus returns to the row. */
export function useInspectedRow(
  rows: RefObject<HTMLElement | null>,
): Pick<Rows<unknown>, 'inspected' | 'inspect'> {
  const [inspected, setInspected] = useState<string>();
  const inspect = useCallback(
    (id: string | undefined) => {
      if (id === undefined && inspected !== undefined) focusRow(rows.current, inspected);
      setInspected(id);
    },
    [rows, inspected],
  );
  return { inspected, inspect };
}

/**
 * Keeps the focus in the table when rows are removed, and closes the inspector when its row is no longer
 * listed. Returns what handles the keys of the table: arrow keys move between the rows; with Shift they
 * select.
 */
export function useRowKeys<Item>({
  items,
  getId,
  rows,
  changeSelection,
  inspected,
  inspect,
}: Rows<Item>): (event: KeyboardEvent) => void {
  const ids = items.map(getId);
  useRowFocus(rows, ids);
  const isGone = inspected !== undefined && !ids.includes(inspected);
  useEffect(() => {
    if (isGone) inspect(undefined);
  }, [isGone, inspect]);
  return (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const focused = getFocusedRow();
    if (!step || focused === undefined || event.defaultPrevented) return;
    if (event.target instanceof HTMLInputElement) return;
    const index = ids.indexOf(focused);
    const [from, to] = [items[index], items[index + step]];
    if (!from || !to) return;
    event.preventDefault();
    if (event.shiftKey) changeSelection({ rows: [from, to], on: true });
    focusRow(rows.current, getId(to));
  };
}

/**
 * Returns the commands that are only keys: those of the row with the focus, and those of all visible
 * rows. The results of the command menu that are rows open in the inspector.
 */
export function useRowCommands<Item>(
  area: ListInspector['area'],
  { items, getId, rows, changeSelection, inspected, inspect }: Rows<Item>,
): { rowCommands: readonly Command[]; pageCommands: readonly Command[] } {
  const t = useAdminTranslate();
  useListInspector({
    area,
    has: (id) => items.some((item) => getId(item) === id),
    open: (id) => {
      focusRow(rows.current, id);
      inspect(id);
    },
  });
  const command = (
    id: 'next' | 'previous' | 'select' | 'preview' | 'page' | 'clear',
    keys: string,
    run: () => void,
  ): Command => ({
    ...{ id: `${area}.${id}`, label: t(`admin.${area}.command.${id}`), keys, isHidden: true, run },
  });
  const move = (step: 1 | -1) => () => {
    const index = items.findIndex((item) => getId(item) === getFocusedRow());
    const next = items[index < 0 ? 0 : index + step];
    if (next) focusRow(rows.current, getId(next));
  };
  return {
    rowCommands: [
      command('next', 'j', move(1)),
      command('previous', 'k', move(-1)),
      command('select', 'x', () => {
        const focused = items.find((item) => getId(item) === getFocusedRow());
        if (focused) changeSelection({ toggle: focused });
      }),
      {
        ...command('preview', 'space', () => {
          const focused = getFocusedRow();
          if (focused !== undefined) inspect(focused === inspected ? undefined : focused);
        }),
        // Without a focused row, Space scrolls the page.
        canRun: () => getFocusedRow() !== undefined,
      },
    ],
    pageCommands: [
      command('page', 'mod+a', () => changeSelection({ rows: items, on: true })),
      command('clear', 'escape', () =>
        inspected === undefined ? changeSelection('clear') : inspect(undefined),
      ),
    ],
  };
}
