import {
  deleteBackInStockRequestAtom,
  type MissedItem,
  markAsNotificationSentAtom,
  reportItemsBackInStockAtom,
  useSetAtom,
} from '@vitrine/atoms';
import { PlatformError } from '@vitrine/client';
import type { BackInStockNotificationRequest } from '@vitrine/client/back-in-stock';
import { useState } from 'react';
import { failureKind } from '../../lib/failure-kind.ts';
import type { MessageKey } from '../../messages/catalogue.ts';
import type { MessageValues } from '../../messages/message.ts';
import { useUi } from '../../provider/UiProvider.tsx';

/** What became of the newest change. */
export interface QueueNews {
  tone: 'success' | 'danger';
  words: string;
}

/** What an owner does with requests, and what came of it. */
export interface QueueActions {
  news: QueueNews | undefined;
  /** A change of this request, or of this item's, is under way. */
  isBusy: (key: string) => boolean;
  tell: (request: BackInStockNotificationRequest) => void;
  /** `name` is that of the item, as the page writes it. */
  tellAll: (item: MissedItem, name: string) => void;
  mark: (request: BackInStockNotificationRequest) => void;
  remove: (request: BackInStockNotificationRequest) => void;
}

function failureWords(reason: unknown): MessageKey {
  if (!(reason instanceof Error)) return 'backInStock.queue.changeFailed';
  if (reason instanceof PlatformError && reason.status === 404) return 'backInStock.queue.gone';
  return failureKind(reason) === 'offline' ? 'common.offline' : 'backInStock.queue.changeFailed';
}

/** The changes that the rows of a queue offer. One at a time for each row; rows do not wait for others. */
export function useQueueActions(): QueueActions {
  const { t } = useUi();
  const report = useSetAtom(reportItemsBackInStockAtom);
  const markAsSent = useSetAtom(markAsNotificationSentAtom);
  const remove = useSetAtom(deleteBackInStockRequestAtom);
  const [news, setNews] = useState<QueueNews>();
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());

  const run = async (
    key: string,
    change: () => Promise<void>,
    done: MessageKey,
    values: MessageValues,
  ) => {
    if (busy.has(key)) return;
    setNews(undefined);
    setBusy((all) => new Set(all).add(key));
    try {
      await change();
      setNews({ tone: 'success', words: t(done, values) });
    } catch (reason) {
      setNews({ tone: 'danger', words: t(failureWords(reason)) });
    }
    setBusy((all) => new Set([...all].filter((one) => one !== key)));
  };

  return {
    news,
    isBusy: (key) => busy.has(key),
    tell: ({ _id: id, email, itemDetails = {} }) =>
      void run(id, () => report({ itemDetails, requestIds: [id] }), 'backInStock.queue.told', {
        email,
      }),
    tellAll: ({ key, catalogReference, itemDetails }, name) =>
      void run(key, () => report({ itemDetails, catalogReference }), 'backInStock.queue.allTold', {
        name,
      }),
    mark: ({ _id: id, email }) =>
      void run(id, () => markAsSent(id), 'backInStock.queue.nowMarked', { email }),
    remove: ({ _id: id, email }) =>
      void run(id, () => remove(id), 'backInStock.queue.deleted', { email }),
  };
}
