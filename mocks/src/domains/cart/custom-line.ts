import { invalid } from '../../platform/errors.ts';
import type { PlatformContext } from '../../platform/platform-context.ts';
import {
  type JsonObject,
  optionalFields,
  requireAmount,
  requireText,
  wholeNumber,
} from '../../platform/requests/fields.ts';
import { money } from '../../platform/requests/money.ts';
import { readAll } from '../../platform/requests/readers.ts';
import { CUSTOM_LINE } from './inputs.ts';
import type { LineItem } from './state.ts';

export const QUANTITY = { min: 1, max: 100_000 };

/** Returns the id provided for a line, if no other line has it. */
function idFor(
  context: PlatformContext,
  requestedId: string | undefined,
  usedIds: Set<string>,
  parentPath: string,
) {
  if (!requestedId) return context.nextId('line');
  if (!usedIds.has(requestedId)) return requestedId;
  throw invalid({
    field: `${parentPath}.id`,
    violatedRule: 'OTHER',
    description: `is the id of another line, ${requestedId}`,
  });
}

/** A line that no catalog has, as its caller describes it. See docs/reference/cart.mdx. */
export function customLine(
  context: PlatformContext,
  item: JsonObject,
  parentPath: string,
  usedIds: Set<string>,
): LineItem {
  const { shop } = context;
  const amount = (key: string) => money(requireAmount(item, key, `${parentPath}.${key}`), shop);
  const name = optionalFields(item, 'productName', `${parentPath}.productName`) ?? {};
  const original = requireText(name, 'original', `${parentPath}.productName.original`);
  const translated = typeof name.translated === 'string' ? name.translated : original;
  const price = amount('price');
  const count = (key: string, min: number, fallback?: number) =>
    wholeNumber(item, key, { min, max: QUANTITY.max, fallback, path: `${parentPath}.${key}` });
  const { id, media, ...described } = readAll(item, CUSTOM_LINE, `${parentPath}.`);
  const quantityAvailable =
    item.quantityAvailable === undefined || item.quantityAvailable === null
      ? undefined
      : count('quantityAvailable', 0);
  const line = {
    descriptionLines: [],
    itemType: { preset: 'PHYSICAL' },
    paymentOption: 'FULL_PAYMENT_ONLINE',
    ...described,
    ...(media && { image: media }),
    id: idFor(context, id, usedIds, parentPath),
    quantity: count('quantity', QUANTITY.min, 1),
    productName: { original, translated },
    price,
    priceBeforeDiscounts: price,
    fullPrice: (item.fullPrice ?? undefined) === undefined ? price : amount('fullPrice'),
    ...((item.depositAmount ?? undefined) !== undefined && {
      depositAmount: amount('depositAmount'),
    }),
    availability: { status: 'AVAILABLE', quantityAvailable },
    customLineItem: true,
  };
  // The readers have checked each field; what they may leave out, a line may leave out too.
  return line as LineItem;
}
