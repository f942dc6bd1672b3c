import {
  type BackInStockNotificationRequest,
  BackInStockStatus,
} from '@vitrine/client/back-in-stock';
import type { StatusMarkKind } from '../frame/StatusMark.tsx';

/** A text of a status. */
type StatusKey =
  `admin.backInStock.${'all' | 'received' | 'processing' | 'sent' | 'failed' | 'marked' | 'unknown'}`;

const { RECEIVED, PROCESSING, NOTIFICATION_SENT, FAILED } = BackInStockStatus;

/** Status of a request: a mark and its label. */
interface QueueStatus {
  kind: StatusMarkKind | undefined;
  labelKey: StatusKey;
}

const statuses = new Map<string, QueueStatus>([
  [RECEIVED, { kind: 'in-progress', labelKey: 'admin.backInStock.received' }],
  [PROCESSING, { kind: 'in-progress', labelKey: 'admin.backInStock.processing' }],
  [NOTIFICATION_SENT, { kind: 'success', labelKey: 'admin.backInStock.sent' }],
  [FAILED, { kind: 'failed', labelKey: 'admin.backInStock.failed' }],
]);

const unknown: QueueStatus = { kind: undefined, labelKey: 'admin.backInStock.unknown' };

type QueueRequest = Pick<BackInStockNotificationRequest, 'status' | 'autoNotified'>;

/**
 * Returns the label of a request's status, including unknown ones. See docs/reference/states.mdx.
 */
export function getQueueStatus({ status, autoNotified }: QueueRequest): QueueStatus {
  const known = statuses.get(status) ?? unknown;
  const isMarked = status === NOTIFICATION_SENT && autoNotified === false;
  return isMarked ? { ...known, labelKey: 'admin.backInStock.marked' } : known;
}

/** Actions still available for a request. */
interface AvailableQueueActions {
  /** Send the notification: for the first time, or again after one that did not arrive. */
  notify: `admin.backInStock.${'notify' | 'notifyAgain'}` | null;
  canMark: boolean;
}

/** A request is never notified twice; one in progress may be marked as notified. */
export function getQueueActions({ status }: Pick<QueueRequest, 'status'>): AvailableQueueActions {
  if (status === NOTIFICATION_SENT) return { notify: null, canMark: false };
  if (status === PROCESSING) return { notify: null, canMark: true };
  return {
    notify: status === FAILED ? 'admin.backInStock.notifyAgain' : 'admin.backInStock.notify',
    canMark: true,
  };
}

const tabs = new Map<string | undefined, StatusKey>([
  ['received', 'admin.backInStock.received'],
  ['processing', 'admin.backInStock.processing'],
  ['sent', 'admin.backInStock.sent'],
  ['failed', 'admin.backInStock.failed'],
]);

/** The name of a tab of the queue. */
export const getTabLabel = (tab: string | undefined): StatusKey =>
  tabs.get(tab) ?? 'admin.backInStock.all';
