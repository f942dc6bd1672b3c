import {
  type BackInStockNotificationRequest,
  BackInStockStatus,
} from '@vitrine/client/back-in-stock';
import type { PlainMessageKey } from '../../messages/message-catalog.ts';
import type { Status } from '../../primitives/status-dot/StatusDot.tsx';
import '../../messages/en/back-in-stock.ts';

const { RECEIVED, PROCESSING, NOTIFICATION_SENT, FAILED } = BackInStockStatus;

/** Status of a request: a dot and its label. */
interface QueueStatus {
  dotStatus: Status;
  labelKey: PlainMessageKey;
}

const statuses = new Map<string, QueueStatus>([
  [RECEIVED, { dotStatus: 'reserved', labelKey: 'backInStock.queue.received' }],
  [PROCESSING, { dotStatus: 'low', labelKey: 'backInStock.queue.processing' }],
  [NOTIFICATION_SENT, { dotStatus: 'available', labelKey: 'backInStock.queue.sent' }],
  [FAILED, { dotStatus: 'sold-out', labelKey: 'backInStock.queue.failed' }],
]);

const unknown: QueueStatus = { dotStatus: 'reserved', labelKey: 'backInStock.queue.unknown' };

type QueueRequest = Pick<BackInStockNotificationRequest, 'status' | 'autoNotified'>;

/**
 * Returns the label of a request's status, including unknown ones. See docs/reference/states.md.
 */
export function getQueueStatus({ status, autoNotified }: QueueRequest): QueueStatus {
  const known = statuses.get(status) ?? unknown;
  const isMarked = status === NOTIFICATION_SENT && autoNotified === false;
  return isMarked ? { ...known, labelKey: 'backInStock.queue.marked' } : known;
}

/** Actions still available for a request. */
interface AvailableQueueActions {
  /** Send the notification: for the first time, or again after one that did not arrive. */
  notify: PlainMessageKey | null;
  canMark: boolean;
}

/** A request is never notified twice; one in progress may be marked as notified. */
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
