'use client';

import {
  type AwaitedItem,
  deleteBackInStockRequestAtom,
  markAsNotificationSentAtom,
  notifyRequestsAtom,
  type RowSelectionAtom,
  readMatchingRequestsAtom,
  reportItemsBackInStockAtom,
  useSetAtom,
} from '@vitrine/atoms';
import { type Filter, PlatformError, TokenError } from '@vitrine/client';
import type { BackInStockNotificationRequest } from '@vitrine/client/back-in-stock';
import { useAnnounce, useUi } from '@vitrine/ui';
import { useRef, useState } from 'react';
import type { ActionNotice } from '../frame/ActionBar.tsx';
import { useAdminTranslate } from '../messages/use-admin-translate.ts';
import { useRecipientLabel } from './use-recipient-label.ts';
import '../messages/en/back-in-stock.ts';

type Request = BackInStockNotificationRequest;

/** What the owner is asked before it is done, because it can't be undone. */
export type QueueQuestion =
  | { kind: 'notify-item'; item: AwaitedItem; name: string }
  | { kind: 'notify' | 'delete'; requests: readonly Request[] };

/** Actions of an owner on requests, with their outcome. */
export interface QueueActions {
  /** The open question; undefined if there is none. */
  question: QueueQuestion | undefined;
  /** Opens a question; `undefined` closes it. */
  ask: (question: QueueQuestion | undefined) => void;
  /** Does what was asked. */
  confirm: (question: QueueQuestion) => void;
  /** Marks requests as notified by other means; the platform sends nothing. */
  markAsSent: (requests: readonly Request[]) => void;
  /** Whether a change of this request, or of this item, is pending. */
  isBusy: (key: string) => boolean;
  /** Reads all requests of a view; undefined if that failed. */
  readView: (filter: Filter | undefined) => Promise<readonly Request[] | undefined>;
  /** The outcome of the last action, until it is dismissed or another one begins. */
  notice: ActionNotice | undefined;
  /** Shows and announces an outcome; `undefined` dismisses it. */
  report: (notice: ActionNotice | undefined) => void;
}

/** Texts after a change of some requests. */
interface Outcome {
  done: (requests: readonly Request[]) => string;
  failed: (requests: readonly Request[]) => string;
}

const isNotFound = (reason: unknown) => reason instanceof PlatformError && reason.status === 404;

/**
 * Returns the actions of a queue. Changes of one request run one after the other; requests are
 * independent. What failed stays selected.
 */
export function useQueueActions(selectionAtom: RowSelectionAtom<Request>): QueueActions {
  const t = useAdminTranslate();
  const { t: getUiText } = useUi();
  const announce = useAnnounce();
  const getRecipient = useRecipientLabel();
  const reportItem = useSetAtom(reportItemsBackInStockAtom);
  const notifyRequests = useSetAtom(notifyRequestsAtom);
  const setNotificationSent = useSetAtom(markAsNotificationSentAtom);
  const remove = useSetAtom(deleteBackInStockRequestAtom);
  const readMatching = useSetAtom(readMatchingRequestsAtom);
  const changeSelection = useSetAtom(selectionAtom);
  const [notice, setNotice] = useState<ActionNotice>();
  const [question, ask] = useState<QueueQuestion>();
  const [pendingKeys, setPendingKeys] = useState<readonly string[]>([]);
  const last = useRef(new Map<string, Promise<unknown>>());

  const show = (next: ActionNotice | undefined) => {
    setNotice(next);
    if (next) announce(next.text, next.tone === 'failed' ? 'assertive' : 'polite');
  };

  const getFailure = (reason: unknown): string => {
    if (reason instanceof TokenError && reason.retryable) return getUiText('common.session');
    const isOffline = reason instanceof PlatformError && reason.status === undefined;
    if (isOffline) return getUiText('common.offline');
    return t(isNotFound(reason) ? 'admin.backInStock.gone' : 'admin.backInStock.changeFailed');
  };

  /** Runs a change after the pending ones of the same keys. */
  const inOrder = async <Result>(keys: readonly string[], change: () => Promise<Result>) => {
    setNotice(undefined);
    setPendingKeys((pending) => [...pending, ...keys]);
    const before = keys.map((key) => last.current.get(key));
    const result = Promise.all(before).then(change);
    const settled = result.then(
      () => {},
      () => {},
    );
    for (const key of keys) last.current.set(key, settled);
    await settled;
    setPendingKeys((pending) =>
      keys.reduce((left, key) => left.toSpliced(left.indexOf(key), 1), [...pending]),
    );
    return result;
  };

  const changeRequests = async (
    requests: readonly Request[],
    change: () => Promise<{ failed: readonly Request[]; error: unknown }>,
    { done, failed: getFailed }: Outcome,
  ) => {
    const { failed, error } = await inOrder(
      requests.map(({ _id }) => _id),
      change,
    );
    const changed = requests.filter((request) => !failed.includes(request));
    changeSelection({ remove: changed });
    if (failed.length === 0) return show({ tone: 'success', text: done(changed) });
    const text =
      requests.length === 1
        ? getFailure(error)
        : [...(changed.length > 0 ? [done(changed)] : []), getFailed(failed)].join(' ');
    show({ tone: 'failed', text });
  };

  /** Changes requests one by one, all of them, whatever fails. */
  const eachOf =
    (requests: readonly Request[], change: (id: string) => Promise<void>) => async () => {
      const results = await Promise.allSettled(requests.map(({ _id }) => change(_id)));
      const failed = requests.filter((_, index) => results[index]?.status === 'rejected');
      const rejected = results.find((result) => result.status === 'rejected');
      return { failed, error: rejected?.reason };
    };

  const failedCount = (requests: readonly Request[]) =>
    t('admin.backInStock.failedCount', { count: requests.length });

  const notifyItem = async ({ key, catalogReference, itemDetails }: AwaitedItem, name: string) => {
    try {
      await inOrder([key], () => reportItem({ itemDetails, catalogReference }));
      show({ tone: 'success', text: t('admin.backInStock.allNotified', { name }) });
    } catch (reason) {
      show({ tone: 'failed', text: getFailure(reason) });
    }
  };

  return {
    question,
    ask,
    confirm: (asked) => {
      if (asked.kind === 'notify-item') return void notifyItem(asked.item, asked.name);
      const { requests } = asked;
      if (asked.kind === 'notify') {
        return void changeRequests(requests, () => notifyRequests(requests), {
          done: (some) =>
            some.length === 1 && some[0]
              ? t('admin.backInStock.notified', { email: getRecipient(some[0]) })
              : t('admin.backInStock.notifiedCount', { count: some.length }),
          failed: failedCount,
        });
      }
      return void changeRequests(requests, eachOf(requests, remove), {
        done: (some) =>
          some.length === 1 && some[0]
            ? t('admin.backInStock.deleted', { email: getRecipient(some[0]) })
            : t('admin.backInStock.deletedCount', { count: some.length }),
        failed: failedCount,
      });
    },
    markAsSent: (requests) =>
      void changeRequests(requests, eachOf(requests, setNotificationSent), {
        done: (some) =>
          some.length === 1 && some[0]
            ? t('admin.backInStock.nowMarked', { email: getRecipient(some[0]) })
            : t('admin.backInStock.markedCount', { count: some.length }),
        failed: failedCount,
      }),
    isBusy: (key) => pendingKeys.includes(key),
    readView: async (filter) => {
      try {
        return await readMatching(filter);
      } catch (reason) {
        show({ tone: 'failed', text: getFailure(reason) });
        return undefined;
      }
    },
    notice,
    report: show,
  };
}
