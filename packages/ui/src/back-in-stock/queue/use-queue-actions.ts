import {
  type AwaitedItem,
  deleteBackInStockRequestAtom,
  markAsNotificationSentAtom,
  reportItemsBackInStockAtom,
  useSetAtom,
} from '@vitrine/atoms';
import { PlatformError } from '@vitrine/client';
import type { BackInStockNotificationRequest } from '@vitrine/client/back-in-stock';
import { useRef, useState } from 'react';
import { failureKind } from '../../lib/failure-kind.ts';
import type { MessageKey } from '../../messages/catalogue.ts';
import { useUi } from '../../provider/UiProvider.tsx';
import { useEmailOf } from './use-email-of.ts';

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
  tellAll: (item: AwaitedItem, name: string) => void;
  mark: (request: BackInStockNotificationRequest) => void;
  remove: (request: BackInStockNotificationRequest) => void;
}

/** What is said when a change has ended. */
interface Outcome {
  done: string;
  failed: (reason: unknown) => string;
}

const isGone = (reason: unknown) => reason instanceof PlatformError && reason.status === 404;

const failureWords = (reason: unknown): MessageKey =>
  reason instanceof Error && failureKind(reason) === 'offline'
    ? 'common.offline'
    : 'backInStock.queue.changeFailed';

/** The changes that a queue offers. Those of one row come after each other; rows do not wait for others. */
export function useQueueActions(): QueueActions {
  const { t } = useUi();
  const emailOf = useEmailOf();
  const report = useSetAtom(reportItemsBackInStockAtom);
  const markAsSent = useSetAtom(markAsNotificationSentAtom);
  const remove = useSetAtom(deleteBackInStockRequestAtom);
  const [news, setNews] = useState<QueueNews>();
  const [underWay, setUnderWay] = useState<readonly string[]>([]);
  const last = useRef(new Map<string, Promise<unknown>>());

  const run = (key: string, change: () => Promise<void>, { done, failed }: Outcome) => {
    setNews(undefined);
    setUnderWay((keys) => [...keys, key]);
    const outcome = async (): Promise<QueueNews> => {
      try {
        await last.current.get(key);
        await change();
        return { tone: 'success', words: done };
      } catch (reason) {
        return { tone: 'danger', words: failed(reason) };
      }
    };
    const end = outcome().then((said) => {
      setNews(said);
      setUnderWay((keys) => keys.toSpliced(keys.indexOf(key), 1));
    });
    last.current.set(key, end);
  };
  const ofOne = (done: string): Outcome => ({
    done,
    failed: (reason) => t(isGone(reason) ? 'backInStock.queue.gone' : failureWords(reason)),
  });

  return {
    news,
    isBusy: (key) => underWay.includes(key),
    tell: (request) => {
      const { _id: id, itemDetails = {} } = request;
      const done = t('backInStock.queue.told', { email: emailOf(request) });
      run(id, () => report({ itemDetails, requestIds: [id] }), ofOne(done));
    },
    tellAll: ({ key, catalogReference, itemDetails }, name) =>
      run(key, () => report({ itemDetails, catalogReference }), {
        done: t('backInStock.queue.allTold', { name }),
        failed: (reason) => t(failureWords(reason)),
      }),
    mark: (request) => {
      const done = t('backInStock.queue.nowMarked', { email: emailOf(request) });
      run(request._id, () => markAsSent(request._id), ofOne(done));
    },
    remove: (request) => {
      const done = t('backInStock.queue.deleted', { email: emailOf(request) });
      run(request._id, () => remove(request._id), ofOne(done));
    },
  };
}
