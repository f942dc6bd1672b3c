import type { Product } from '../../fixtures/shop/shop.ts';
import { announce } from '../../platform/announce.ts';
import type { PlatformContext } from '../../platform/platform-context.ts';
import { schedule } from '../../platform/schedule.ts';
import { getItem, isInStock } from './item.ts';
import { findRequest, getRequests, type Request } from './state.ts';

/** Delay in milliseconds between restocking and the check for pending requests. */
const CHECK_DELAY = 1000;

/** Delivery time of a notification, in milliseconds. */
const SENT_AFTER = 2000;

/** Emails that never exist (RFC 2606): notifications to them fail. */
const UNDELIVERABLE = /[@.](invalid|localhost)$/i;

/** Changes a request, and announces it. */
export function changeRequest(
  context: PlatformContext,
  request: Request,
  change: Partial<Request>,
): void {
  Object.assign(request, change);
  announce(context, 'back_in_stock_notification_request_updated', request);
}

/**
 * Sends notifications: they are marked as being sent immediately, and succeed or fail a moment
 * later.
 */
export function notify(context: PlatformContext, requests: readonly Request[]): void {
  for (const request of requests) {
    changeRequest(context, request, { status: 'PROCESSING' });
    schedule(context, { after: SENT_AFTER }, () => {
      // Meanwhile it may be deleted, or marked as sent.
      if (findRequest(context, request.id)?.status !== 'PROCESSING') return;
      const status = UNDELIVERABLE.test(request.email) ? 'FAILED' : 'NOTIFICATION_SENT';
      changeRequest(context, request, { status, autoNotified: true });
    });
  }
}

/** Returns the pending requests for a product whose item is in stock. */
const dueFor = (context: PlatformContext, { id }: Product): Request[] =>
  getRequests(context).flatMap(({ item: request }) => {
    const { status, catalogReference } = request;
    if (status !== 'RECEIVED' || catalogReference.catalogItemId !== id) return [];
    const item = getItem(context, catalogReference);
    return item && isInStock(item) ? request : [];
  });

/** Schedules notifications for a restocked product, if it is still in stock a moment later. */
export function noticeStock(context: PlatformContext, product: Product): void {
  if (dueFor(context, product).length === 0) return;
  schedule(context, { after: CHECK_DELAY }, () => notify(context, dueFor(context, product)));
}
