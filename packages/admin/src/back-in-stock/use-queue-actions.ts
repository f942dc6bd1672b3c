'use client';

import {
  type AwaitedItem,
  deleteBackInStockRequestAtom,
  markAsNotificationSentAtom,
  reportItemsBackInStockAtom,
  useSetAtom,
} from '@vitrine/atoms';
import { PlatformError, TokenError } from '@vitrine/client';
import type { BackInStockNotificationRequest } from '@vitrine/client/back-in-stock';
import { useUi } from '@vitrine/ui';
import { useRef, useState } from 'react';
import { useAdminTranslate } from '../messages/use-admin-translate.ts';
import { useRecipientLabel } from './use-recipient-label.ts';
import '../messages/en/back-in-stock.ts';

/** Outcome of the latest change. */
export interface QueueFeedback {
  tone: 'success' | 'danger';
  labelText: string;
}

/** Actions of an owner on requests, with their outcome. */
export interface QueueActions {
  feedback: QueueFeedback | undefined;
  /** Whether a change of this request, or of this item, is pending. */
  isBusy: (key: string) => boolean;
  notify: (request: BackInStockNotificationRequest) => void;
  /** `name` is that of the item, as the page writes it. */
  notifyAll: (item: AwaitedItem, name: string) => void;
  markAsSent: (request: BackInStockNotificationRequest) => void;
  remove: (request: BackInStockNotificationRequest) => void;
}

/** Message after a change. */
interface Outcome {
  done: string;
  failed: (reason: unknown) => string;
}

const isNotFound = (reason: unknown) => reason instanceof PlatformError && reason.status === 404;

/**
 * Returns the actions of a queue. Changes of one row run one after the other; rows are independent.
 */
export function useQueueActions(): QueueActions {
  const t = useAdminTranslate();
  const { t: getUiText } = useUi();
  const getRecipient = useRecipientLabel();
  const report = useSetAtom(reportItemsBackInStockAtom);
  const setNotificationSent = useSetAtom(markAsNotificationSentAtom);
  const remove = useSetAtom(deleteBackInStockRequestAtom);
  const [feedback, setFeedback] = useState<QueueFeedback>();
  const [pendingKeys, setPendingKeys] = useState<readonly string[]>([]);
  const last = useRef(new Map<string, Promise<unknown>>());

  const run = (key: string, change: () => Promise<void>, { done, failed }: Outcome) => {
    setFeedback(undefined);
    setPendingKeys((keys) => [...keys, key]);
    const outcome = async (): Promise<QueueFeedback> => {
      try {
        await last.current.get(key);
        await change();
        return { tone: 'success', labelText: done };
      } catch (reason) {
        return { tone: 'danger', labelText: failed(reason) };
      }
    };
    const end = outcome().then((nextFeedback) => {
      setFeedback(nextFeedback);
      setPendingKeys((keys) => keys.toSpliced(keys.indexOf(key), 1));
    });
    last.current.set(key, end);
  };
  const getFailure = (reason: unknown): string => {
    if (reason instanceof TokenError && reason.retryable) return getUiText('common.session');
    const isOffline = reason instanceof PlatformError && reason.status === undefined;
    return isOffline ? getUiText('common.offline') : t('admin.backInStock.changeFailed');
  };
  const forRequest = (done: string): Outcome => ({
    done,
    failed: (reason) => (isNotFound(reason) ? t('admin.backInStock.gone') : getFailure(reason)),
  });

  return {
    feedback,
    isBusy: (key) => pendingKeys.includes(key),
    notify: (request) => {
      const { _id: id, itemDetails = {} } = request;
      const done = t('admin.backInStock.notified', { email: getRecipient(request) });
      run(id, () => report({ itemDetails, requestIds: [id] }), forRequest(done));
    },
    notifyAll: ({ key, catalogReference, itemDetails }, name) =>
      run(key, () => report({ itemDetails, catalogReference }), {
        done: t('admin.backInStock.allNotified', { name }),
        failed: getFailure,
      }),
    markAsSent: (request) => {
      const done = t('admin.backInStock.nowMarked', { email: getRecipient(request) });
      run(request._id, () => setNotificationSent(request._id), forRequest(done));
    },
    remove: (request) => {
      const done = t('admin.backInStock.deleted', { email: getRecipient(request) });
      run(request._id, () => remove(request._id), forRequest(done));
    },
  };
}
