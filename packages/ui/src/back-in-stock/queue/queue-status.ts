import {
  type BackInStockNotificationRequest,
  BackInStockStatus,
} from '@vitrine/client/back-in-stock';
import type { MessageKey } from '../../messages/catalogue.ts';
import type { MarkState } from '../../primitives/mark/Mark.tsx';

const { RECEIVED, PROCESSING, NOTIFICATION_SENT, FAILED } = BackInStockStatus;

/** How it stands with a request: a dot and its words. */
interface QueueStatus {
  mark: MarkState;
  words: MessageKey;
}

const statuses = new Map<string, QueueStatus>([
  [RECEIVED, { mark: 'held', words: 'backInStock.queue.received' }],
  [PROCESSING, { mark: 'few', words: 'backInStock.queue.processing' }],
  [NOTIFICATION_SENT, { mark: 'available', words: 'backInStock.queue.sent' }],
  [FAILED, { mark: 'sold', words: 'backInStock.queue.failed' }],
]);

const unknown: QueueStatus = { mark: 'held', words: 'backInStock.queue.unknown' };

type Asked = Pick<BackInStockNotificationRequest, 'status' | 'autoNotified'>;

/** The words of a request's status; one that nobody knows has some, too. Specification 4. */
export function queueStatus({ status, autoNotified }: Asked): QueueStatus {
  const known = statuses.get(status) ?? unknown;
  const isMarked = status === NOTIFICATION_SENT && autoNotified === false;
  return isMarked ? { ...known, words: 'backInStock.queue.marked' } : known;
}

/** What an owner can still do for somebody who asked. */
interface QueueWays {
  /** Send the notification: for the first time, or again after one that did not arrive. */
  tell: MessageKey | null;
  canMark: boolean;
}

/** Nobody is told twice; whoever is being told may have been told otherwise. */
export function queueWays({ status }: Pick<Asked, 'status'>): QueueWays {
  if (status === NOTIFICATION_SENT) return { tell: null, canMark: false };
  if (status === PROCESSING) return { tell: null, canMark: true };
  return {
    tell: status === FAILED ? 'backInStock.queue.tellAgain' : 'backInStock.queue.tell',
    canMark: true,
  };
}

const tabs = new Map<string | undefined, MessageKey>([
  ['received', 'backInStock.queue.received'],
  ['processing', 'backInStock.queue.processing'],
  ['sent', 'backInStock.queue.sent'],
  ['failed', 'backInStock.queue.failed'],
]);

/** The name of a tab of the queue. */
export const tabWords = (tab: string | undefined): MessageKey =>
  tabs.get(tab) ?? 'backInStock.queue.all';
