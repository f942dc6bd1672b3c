import {
  type BackInStockItemDetails,
  type BackInStockNotificationRequest,
  createBackInStockNotificationRequest,
  deleteBackInStockNotificationRequest,
  markAsNotificationSent,
  type NewBackInStockNotificationRequest,
  type ReportItemsBackInStockOptions,
  reportItemsBackInStock,
} from '@vitrine/client/back-in-stock';
import { dedupeMutation } from '../query/dedupe-mutation.ts';
import { mutationAtom } from '../query/mutation-atom.ts';
import { backInStockKeys } from './keys.ts';
import { deletedPatches, sentPatches } from './request-patches.ts';

const invalidates = [backInStockKeys.all];

/** The recipient, and the item's details for the notification. */
export interface NewBackInStockRequest {
  /** The item, the email address of the recipient, and the URL of the item. */
  request: NewBackInStockNotificationRequest;
  /** What the notification shows of the item, for example its name. */
  itemDetails: BackInStockItemDetails;
}

/**
 * Creates a request for a back-in-stock notification, only once for repeated presses. See
 * docs/reference/back-in-stock.mdx.
 */
export const createBackInStockRequestAtom = dedupeMutation(
  mutationAtom<NewBackInStockRequest, BackInStockNotificationRequest>({
    mutationFn: ({ request, itemDetails }, { client }) =>
      createBackInStockNotificationRequest(client, request, itemDetails),
    invalidates,
  }),
);

/**
 * Deletes a request by its id, with an immediate update of the page. See
 * docs/reference/back-in-stock.mdx.
 */
export const deleteBackInStockRequestAtom = mutationAtom<string, void>({
  mutationFn: (id, { client }) => deleteBackInStockNotificationRequest(client, id),
  optimistic: deletedPatches,
  invalidates,
});

/**
 * Marks a request by its id as notified, with an immediate update of the page. See
 * docs/reference/back-in-stock.mdx.
 */
export const markAsNotificationSentAtom = mutationAtom<string, void>({
  mutationFn: (id, { client }) => markAsNotificationSent(client, id),
  optimistic: sentPatches,
  invalidates,
});

/** Items that are back in stock, and the requests to notify. */
export interface BackInStockReport extends ReportItemsBackInStockOptions {
  /** What the notifications show of the item, for example its name. */
  itemDetails: BackInStockItemDetails;
}

/**
 * Reports items as back in stock, so that their requests are notified. See docs/reference/states.mdx
 * and docs/reference/back-in-stock.mdx.
 */
export const reportItemsBackInStockAtom = mutationAtom<BackInStockReport, void>({
  mutationFn: ({ itemDetails, ...options }, { client }) =>
    reportItemsBackInStock(client, itemDetails, options),
  invalidates,
});
