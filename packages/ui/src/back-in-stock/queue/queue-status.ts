import {
  type BackInStockNotificationRequest,
  BackInStockStatus,
} from '@vitrine/client/back-in-stock';
import type { PlainMessageKey } from '../../messages/message-catalog.ts';
import type { Status } from '../../primitives/status-dot/StatusDot.tsx';

const { RECEIVED, PROCESSING, NOTIFICATION_SENT, FAILED } = BackInStockStatus;

/** How it stands with a request: a dot and its words. */
interface QueueStatus {
  mark: Status;
  labelKey: PlainMessageKey;
}

const statuses = new Map<string, QueueStatus>([
  [RECEIVED, { mark: 'reserved', labelKey: 'backInStock.queue.received' }],
  [PROCESSING, { mark: 'low', labelKey: 'backInStock.queue.processing' }],
  [NOTIFICATION_SENT, { mark: 'available', labelKey: 'backInStock.queue.sent' }],
  [FAILED, { mark: 'sold-out', labelKey: 'backInStock.queue.failed' }],
]);

const unknown: QueueStatus = { mark: 'reserved', labelKey: 'backInStock.queue.unknown' };

type QueueRequest = Pick<BackInStockNotificationRequest, 'status' | 'autoNotified'>;

/** The words of a request's status; one that no one knows has some, too. See docs/reference/states.md. */
export function getQueueStatus({ status, autoNotified }: QueueRequest): QueueStatus {
  const known = statuses.get(status) ?? unknown;
  const isMarked = status === NOTIFICATION_SENT && autoNotified === false;
  return isMarked ? { ...known, labelKey: 'backInStock.queue.marked' } : known;
}

/** What an owner can still do for someone who asked. */
interface AvailableQueueActions {
  /** Send the notification: for the first time, or again after one that did not arrive. */
  notify: PlainMessageKey | null;
  canMark: boolean;
}

/** No one is told twice; anyone who is being told may have been told otherwise. */
export function getQueueActions({ status }: Pick<QueueRequest, 'status'>): AvailableQueueActions {
  if (status === NOTIFICATION_SENT) return { notify: null, canMark: false };
  if (status === PROCESSING) return { notify: null, canMark: true };
  return {
    notify: status === FAILED ? 'backInStock.queue.notifyAgain' : 'backInStock.queue.notify',
    canMark: true,
  };
}

const tabs = new Map<string | undefined, PlainMessageKey>([
  ['received', 'backInStock.queue.received'],
  ['processing', 'backInStock.queue.processing'],
  ['sent', 'backInStock.queue.sent'],
  ['failed', 'backInStock.queue.failed'],
]);

/** The name of a tab of the queue. */
export const getTabLabel = (tab: string | undefined): PlainMessageKey =>
  tabs.get(tab) ?? 'backInStock.queue.all';
