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

/** Who wants to be told, and what of the item. */
export interface NewBackInStockRequest {
  request: NewBackInStockNotificationRequest;
  itemDetails: BackInStockItemDetails;
}

/** Asks to be told when an item is back in stock, once however often it is pressed. See docs/reference/back-in-stock.md. */
export const createBackInStockRequestAtom = dedupeMutation(
  mutationAtom<NewBackInStockRequest, BackInStockNotificationRequest>({
    mutationFn: ({ request, itemDetails }, { client }) =>
      createBackInStockNotificationRequest(client, request, itemDetails),
    invalidates,
  }),
);

/** Deletes a request by its id: at once on the page. See docs/reference/back-in-stock.md. */
export const deleteBackInStockRequestAtom = mutationAtom<string, void>({
  mutationFn: (id, { client }) => deleteBackInStockNotificationRequest(client, id),
  optimistic: deletedPatches,
  invalidates,
});

/** Says of a request, by its id, that its notification was sent: at once on the page. See docs/reference/back-in-stock.md. */
export const markAsNotificationSentAtom = mutationAtom<string, void>({
  mutationFn: (id, { client }) => markAsNotificationSent(client, id),
  optimistic: sentPatches,
  invalidates,
});

/** What is back, and who is to be told. */
export interface BackInStockReport extends ReportItemsBackInStockOptions {
  itemDetails: BackInStockItemDetails;
}

/** Says that items are back in stock, so that those who asked are told. See docs/reference/states.md and docs/reference/back-in-stock.md. */
export const reportItemsBackInStockAtom = mutationAtom<BackInStockReport, void>({
  mutationFn: ({ itemDetails, ...options }, { client }) =>
    reportItemsBackInStock(client, itemDetails, options),
  invalidates,
});
