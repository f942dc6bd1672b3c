import { announce } from '../../platform/announce.ts';
import type { Visitor } from '../../platform/domain.ts';
import { invalid, rejection } from '../../platform/errors.ts';
import type { PlatformContext } from '../../platform/platform-context.ts';
import { getId } from '../../platform/random.ts';
import { type JsonObject, requireFields, requireText } from '../../platform/requests/fields.ts';
import { collectViolations } from '../../platform/requests/gather.ts';
import { email, number, object, text, webAddress } from '../../platform/requests/readers.ts';
import { isInStock, itemKey, readReference, requireItem } from './item.ts';
import { addRequest, getRequests, type Request } from './state.ts';

const SIZE = number({ min: 0, max: 100_000, whole: true });

const readDetails = object({
  name: text(250),
  price: text(100),
  image: object({
    id: text(250),
    url: text(2000),
    width: SIZE,
    height: SIZE,
    altText: text(1000),
    filename: text(250),
  }),
});

/** Returns the item details for notifications; the body must contain them. */
export function readItemDetails(body: JsonObject): Request['itemDetails'] {
  const details = readDetails(body, 'itemDetails', 'itemDetails');
  if (details) return details as Request['itemDetails'];
  throw invalid({
    field: 'itemDetails',
    violatedRule: 'REQUIRED_FIELD',
    description: 'is required',
  });
}

function readEmail(request: JsonObject): string {
  requireText(request, 'email', 'request.email');
  return (email(request, 'email', 'request.email') ?? '').trim();
}

/** Rejects a second request of the same email for an item while the first one is pending. */
function rejectDuplicate(
  context: PlatformContext,
  { email: address, catalogReference }: Request,
): void {
  const key = itemKey(context, catalogReference);
  const twin = getRequests(context).find(
    ({ item }) =>
      (item.status === 'RECEIVED' || item.status === 'PROCESSING') &&
      item.email.toLowerCase() === address.toLowerCase() &&
      itemKey(context, item.catalogReference) === key,
  );
  if (!twin) return;
  throw rejection('REQUEST_ALREADY_EXISTS', `${address} asked for this item before.`, {
    status: 409,
    data: { requestId: twin.item.id },
  });
}

/** Handles `createBackInStockNotificationRequest`. */
export function createRequest(
  context: PlatformContext,
  visitor: Visitor,
  body: JsonObject,
): { request: Request } {
  const input = requireFields(body, 'request');
  const read = collectViolations({
    catalogReference: () => readReference(input, 'catalogReference', 'request.catalogReference'),
    email: () => readEmail(input),
    itemUrl: () => webAddress(input, 'itemUrl', 'request.itemUrl'),
    itemDetails: () => readItemDetails(body),
  });
  if (isInStock(requireItem(context, read.catalogReference))) {
    throw rejection('ITEM_IN_STOCK', 'The item is in stock: it can be bought now.');
  }
  const request: Request = {
    id: context.nextId('back-in-stock-request'),
    catalogReference: read.catalogReference,
    email: read.email,
    contactId: getId(`contact/${read.email.toLowerCase()}`),
    status: 'RECEIVED',
    itemDetails: read.itemDetails,
    itemUrl: read.itemUrl,
    createdDate: context.timestamp(),
  };
  rejectDuplicate(context, request);
  addRequest(context, request);
  announce(context, 'back_in_stock_notification_request_created', request, visitor);
  return { request };
}
