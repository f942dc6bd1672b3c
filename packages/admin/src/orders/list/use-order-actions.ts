'use client';

import {
  archiveOrdersAtom,
  confirmOrdersAtom,
  createUndoStack,
  isConfirmable,
  type ListState,
  type OrderList,
  type RowSelectionAtom,
  readEventTitlesAtom,
  readMatchingOrdersAtom,
  useAtom,
  useAtomValue,
  useSetAtom,
  useStorefront,
} from '@vitrine/atoms';
import type { Order } from '@vitrine/client/orders';
import { useAnnounce, useNow, useUi, useVisitorTimeZone } from '@vitrine/ui';
import { useState } from 'react';
import { getDayInZone } from '../../events/event-state.ts';
import { useAdminTranslate } from '../../messages/use-admin-translate.ts';
import { downloadText } from '../../utils/csv.ts';
import { toOrdersCsv } from './orders-csv.ts';
import '../../messages/en/frame.ts';
import '../../messages/en/orders.ts';

/** What the bar reports after an action. */
export interface OrderNotice {
  tone: 'success' | 'failed';
  text: string;
  /** Whether the newest change can be undone. */
  canUndo: boolean;
  /** Whether orders were archived, so that a link to them is useful. */
  hasArchived: boolean;
}

/** The actions of an order list, and their state. */
export interface OrderActions {
  /** The orders that the question before a confirmation is about. */
  toConfirm: readonly Order[] | undefined;
  /** Asks before orders are confirmed; `undefined` closes the question. */
  askToConfirm: (orders: readonly Order[] | undefined) => void;
  confirm: (orders: readonly Order[]) => void;
  archive: (orders: readonly Order[], archived: boolean) => Promise<void>;
  exportOrders: (orders: readonly Order[]) => Promise<void>;
  /** Exports all orders that match filters and search. */
  exportView: () => Promise<void>;
  isExporting: boolean;
  selectAll: () => Promise<void>;
  isSelectingAll: boolean;
  undo: () => Promise<void>;
  notice: OrderNotice | undefined;
  dismissNotice: () => void;
}

type Filters = Pick<ListState, 'search' | 'chosen'>;

const hasSameFilters = (one: Filters, other: Filters): boolean =>
  JSON.stringify([one.search, one.chosen]) === JSON.stringify([other.search, other.chosen]);

/** Returns the actions of one list. */
export function useOrderActions(
  list: OrderList,
  selectionAtom: RowSelectionAtom<Order>,
): OrderActions {
  const t = useAdminTranslate();
  const { locale } = useUi();
  const announce = useAnnounce();
  const now = useNow();
  const timeZone = useVisitorTimeZone() ?? 'UTC';
  const [undoStack] = useState(createUndoStack);
  const [notice, setNotice] = useState<OrderNotice>();
  const [toConfirm, setToConfirm] = useState<readonly Order[]>();
  const [isExporting, setExporting] = useState(false);
  const [isSelectingAll, setSelectingAll] = useState(false);
  const [confirmation, confirmOrders] = useAtom(confirmOrdersAtom);
  const archiveOrders = useSetAtom(archiveOrdersAtom);
  const readMatching = useSetAtom(readMatchingOrdersAtom);
  const readTitles = useSetAtom(readEventTitlesAtom);
  const changeSelection = useSetAtom(selectionAtom);
  const pushUndo = useSetAtom(undoStack.pushAtom);
  const undoLast = useSetAtom(undoStack.undoAtom);
  const state = useAtomValue(list.stateAtom);
  const { store } = useStorefront();

  const show = (next: OrderNotice) => {
    setNotice(next);
    announce(next.text, next.tone === 'failed' ? 'assertive' : 'polite');
  };
  const fail = (text: string) => show({ tone: 'failed', text, canUndo: false, hasArchived: false });

  const archive = async (selected: readonly Order[], archived: boolean) => {
    changeSelection({ remove: selected });
    // Undo must not change those that were archived before.
    const orders = selected.filter((order) => (order.archived ?? false) !== archived);
    const { done, failed } = await archiveOrders({ orders, archived });
    const count = done.length;
    if (count > 0) {
      const label = t(archived ? 'admin.orders.archived' : 'admin.orders.restored', { count });
      pushUndo({
        label,
        undo: async () => {
          const { error } = await archiveOrders({ orders: done, archived: !archived });
          if (error) throw error;
        },
      });
      show({ tone: 'success', text: label, canUndo: true, hasArchived: archived });
    }
    if (failed.length > 0) {
      const numbers = new Set(failed.map(({ orderNumber }) => orderNumber));
      const rows = orders.filter(({ orderNumber }) => numbers.has(orderNumber));
      // They stay selected, so that the same button tries them again.
      changeSelection({ rows, on: true });
      fail(t('admin.orders.archiveFailed', { count: failed.length }));
    }
  };

  const undo = async () => {
    try {
      const entry = await undoLast();
      setNotice(undefined);
      if (entry) announce(t('admin.undone', { label: entry.label }));
    } catch {
      fail(t('admin.undoFailed', { label: notice?.text ?? '' }));
    }
  };

  const save = async (read: () => Promise<readonly Order[]>) => {
    if (isExporting) return;
    setExporting(true);
    try {
      const orders = await read();
      const titles = await readTitles(orders.map(({ eventId }) => eventId));
      const day = getDayInZone(new Date(now), timeZone);
      const csv = await toOrdersCsv(orders, { t, locale, titles });
      downloadText(csv, `${t('admin.orders.csv.file')}-${day}.csv`);
      show({
        ...{ tone: 'success', canUndo: false, hasArchived: false },
        text: t('admin.orders.exported', { count: orders.length }),
      });
    } catch {
      fail(t('admin.orders.exportFailed'));
    } finally {
      setExporting(false);
    }
  };

  return {
    toConfirm,
    askToConfirm: setToConfirm,
    confirm: (orders) => {
      setToConfirm(undefined);
      setNotice(undefined);
      if (confirmation.status !== 'running') void confirmOrders(orders.filter(isConfirmable));
    },
    archive,
    exportOrders: (orders) => save(async () => orders),
    exportView: () => save(() => readMatching(list.toQuery(state))),
    isExporting,
    selectAll: async () => {
      setSelectingAll(true);
      try {
        const all = await readMatching(list.toQuery(state));
        // With another search or filter, the list shows other orders by now.
        if (!hasSameFilters(store.get(list.stateAtom), state)) return;
        changeSelection({ all, at: now });
        announce(t('admin.orders.selected', { count: all.length }));
      } catch {
        fail(t('admin.orders.selectAllFailed'));
      } finally {
        setSelectingAll(false);
      }
    },
    isSelectingAll,
    undo,
    notice,
    dismissNotice: () => setNotice(undefined),
  };
}
