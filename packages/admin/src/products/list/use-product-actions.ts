'use client';

import {
  type BatchRun,
  changeProductsAtom,
  createUndoStack,
  isChangingProductsAtom,
  type ProductAdminList,
  type ProductChange,
  type ProductsChange,
  type RowSelectionAtom,
  readMatchingProductsAtom,
  reverseProductChanges,
  setProductPriceAtom,
  setProductVisibleAtom,
  useAtomValue,
  useSetAtom,
} from '@vitrine/atoms';
import type { Product } from '@vitrine/client/catalog';
import { formatMoney, useAnnounce, useNow, useUi } from '@vitrine/ui';
import { useEffect, useState } from 'react';
import { useAdminTranslate } from '../../messages/use-admin-translate.ts';
import '../../messages/en/frame.ts';
import '../../messages/en/products.ts';

/** What the bar reports after an action. */
export interface ProductNotice {
  tone: 'success' | 'failed';
  text: string;
  /** Whether the newest change can be undone. */
  canUndo: boolean;
  /** Number of products whose change can be sent again. */
  failed: number;
}

/** A dialog of the list, with the products that it is about. */
export interface ProductQuestion {
  kind: 'ribbon' | 'brand' | 'add-to-collection' | 'remove-from-collection' | 'delete';
  products: readonly Product[];
}

/** The actions of a product list, and their state. */
export interface ProductActions {
  question: ProductQuestion | undefined;
  /** Opens a dialog; `undefined` closes it. */
  ask: (question: ProductQuestion | undefined) => void;
  /** Sets the price of one product, a decimal string; rejects if the platform does not accept it. */
  setPrice: (product: Product, price: string) => Promise<void>;
  setVisible: (products: readonly Product[], visible: boolean) => void;
  /** Sends changes of several products. */
  change: (changes: readonly ProductChange[]) => void;
  retry: () => void;
  selectAll: () => Promise<void>;
  isSelectingAll: boolean;
  /** Whether a change of several products is under way, so that no other one can begin. */
  isRunning: boolean;
  undo: () => Promise<void>;
  notice: ProductNotice | undefined;
  dismissNotice: () => void;
}

/** Returns the key of the text for a number of changed products. */
const getDoneKey = (change: ProductsChange | undefined) => {
  if (change?.kind === 'visible') {
    return change.visible ? 'admin.products.done.shown' : 'admin.products.done.hidden';
  }
  return change?.kind === 'delete' ? 'admin.products.done.deleted' : 'admin.products.done.changed';
};

/** Returns the actions of one list. */
export function useProductActions(
  list: ProductAdminList,
  selectionAtom: RowSelectionAtom<Product>,
): ProductActions {
  const t = useAdminTranslate();
  const { locale } = useUi();
  const announce = useAnnounce();
  const now = useNow();
  const [undoStack] = useState(createUndoStack);
  const [notice, setNotice] = useState<ProductNotice>();
  const [question, ask] = useState<ProductQuestion>();
  const [isSelectingAll, setSelectingAll] = useState(false);
  const sendPrice = useSetAtom(setProductPriceAtom);
  const sendVisible = useSetAtom(setProductVisibleAtom);
  const run = useSetAtom(changeProductsAtom);
  const isRunning = useAtomValue(isChangingProductsAtom);
  const readMatching = useSetAtom(readMatchingProductsAtom);
  const changeSelection = useSetAtom(selectionAtom);
  const pushUndo = useSetAtom(undoStack.pushAtom);
  const undoLast = useSetAtom(undoStack.undoAtom);
  const state = useAtomValue(list.stateAtom);
  const { items } = useAtomValue(list.resultAtom);
  // The selection has the products as they are now: undo of a later change writes what they had before.
  useEffect(() => changeSelection({ update: items }), [items, changeSelection]);

  const show = (next: ProductNotice) => {
    setNotice(next);
    announce(next.text, next.tone === 'failed' ? 'assertive' : 'polite');
  };
  const succeed = (text: string, undo?: () => Promise<unknown>) => {
    if (undo) pushUndo({ label: text, undo });
    show({ tone: 'success', text, canUndo: undo !== undefined, failed: 0 });
  };
  const fail = (text: string) => show({ tone: 'failed', text, canUndo: false, failed: 0 });

  const setPrice = async (product: Product, price: string) => {
    const { _id: productId, name, priceData } = product;
    const before = String(priceData?.price ?? 0);
    const write = async (next: string) =>
      changeSelection({ update: [await sendPrice({ productId, price: next })] });
    await write(price);
    const amount = formatMoney({ amount: price, currency: priceData?.currency ?? '' }, locale);
    succeed(t('admin.products.price.changed', { name, price: amount ?? price }), () =>
      write(before),
    );
  };

  const setOneVisible = async (product: Product, visible: boolean) => {
    const { _id: productId, name } = product;
    // A list of visible products drops one that is hidden, while it stays selected.
    const write = async (next: boolean) =>
      changeSelection({ update: [await sendVisible({ productId, visible: next })] });
    try {
      await write(visible);
      succeed(
        t(visible ? 'admin.products.shownToShoppers' : 'admin.products.hidden', { name }),
        () => write(!visible),
      );
    } catch {
      fail(t('admin.products.visibleFailed', { name }));
    }
  };

  /** Reports a run; what failed stays selected. Nothing, if another run was under way. */
  const report = (ended: BatchRun<ProductChange> | undefined) => {
    if (!ended) return;
    const { results } = ended;
    const done = results.flatMap(({ task, error }) => (error ? [] : [task]));
    const failed = results.flatMap(({ task, error }) => (error ? [task.product] : []));
    const doneIds = new Set(done.map(({ product }) => product._id));
    const failedIds = new Set(failed.map(({ _id }) => _id));
    changeSelection({
      remove: done.map(({ product }) => product).filter(({ _id }) => !failedIds.has(_id)),
    });
    changeSelection({ rows: failed, on: true });
    const text = t(getDoneKey((done[0] ?? results[0]?.task)?.change), { count: doneIds.size });
    const reversed = reverseProductChanges(done);
    if (reversed.length > 0) {
      pushUndo({
        label: text,
        undo: async () => {
          const ended = await run({ start: reversed });
          if (!ended) throw new Error('Another change is under way.');
          const failure = ended.results.find(({ error }) => error);
          if (failure?.error) throw failure.error;
        },
      });
    }
    if (failed.length === 0 && doneIds.size === 0) return setNotice(undefined);
    const failedText = t('admin.products.failedCount', { count: failedIds.size });
    show({
      tone: failed.length > 0 ? 'failed' : 'success',
      text:
        failed.length > 0 ? t('admin.products.partly', { done: text, failed: failedText }) : text,
      canUndo: reversed.length > 0,
      failed: failedIds.size,
    });
  };

  const change = (changes: readonly ProductChange[]) => {
    if (isRunning) return;
    setNotice(undefined);
    void run({ start: changes }).then(report);
  };

  return {
    question,
    ask,
    setPrice,
    setVisible: (products, visible) => {
      const [first] = products;
      if (products.length === 1 && first) return void setOneVisible(first, visible);
      change(products.map((product) => ({ product, change: { kind: 'visible', visible } })));
    },
    change,
    retry: () => {
      setNotice(undefined);
      void run('retry').then(report);
    },
    selectAll: async () => {
      setSelectingAll(true);
      try {
        const products = await readMatching(list.toFilter(state));
        changeSelection({ all: products, at: now });
        announce(t('admin.products.selected', { count: products.length }));
      } catch {
        fail(t('admin.products.selectAllFailed'));
      } finally {
        setSelectingAll(false);
      }
    },
    isSelectingAll,
    isRunning,
    undo: async () => {
      const label = notice?.text ?? '';
      setNotice(undefined);
      try {
        const entry = await undoLast();
        if (entry) announce(t('admin.undone', { label: entry.label }));
      } catch {
        fail(t('admin.undoFailed', { label }));
      }
    },
    notice,
    dismissNotice: () => setNotice(undefined),
  };
}
