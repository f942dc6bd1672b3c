import { rejection } from '../../platform/errors.ts';
import type { PlatformContext } from '../../platform/platform-context.ts';
import {
  fieldsList,
  type JsonObject,
  optionalFields,
  requireAmount,
  requireText,
  wholeNumber,
} from '../../platform/requests/fields.ts';
import { readAll } from '../../platform/requests/readers.ts';
import { customLine, QUANTITY } from './custom-line.ts';
import { LINE_OPTIONS, OVERRIDES } from './inputs.ts';
import { catalogLine, DEFAULT_PAYMENT, refreshLines } from './lines.ts';
import { checkReference, lookUp, referenceKey } from './reference.ts';
import { carts, type LineItem } from './state.ts';

export const MAX_LINES = 300;

/** Rejects lines that exceed the stock, if the mock platform is configured to. */
export function checkStock(context: PlatformContext, lines: readonly LineItem[]): void {
  if (!context.use(carts).rejectBeyondStock) return;
  const beyond = lines.find(
    ({ availability }) => availability && availability.status !== 'AVAILABLE',
  );
  if (!beyond) return;
  const quantityAvailable = beyond.availability?.quantityAvailable ?? 0;
  throw rejection('INSUFFICIENT_INVENTORY', `Only ${quantityAvailable} left.`, {
    data: { lineItemId: beyond.id, quantityAvailable },
  });
}

/** Returns the merchant's custom texts and prices of a line. */
function getOverrides(item: JsonObject, parentPath: string): LineItem['catalogOverrideFields'] {
  const path = `${parentPath}.catalogOverrideFields`;
  const overrides = optionalFields(item, 'catalogOverrideFields', path);
  if (!overrides) return undefined;
  const prices = ['price', 'fullPrice', 'depositAmount'].filter(
    (key) => (overrides[key] ?? undefined) !== undefined,
  );
  for (const key of prices) requireAmount(overrides, key, `${path}.${key}`);
  const texts = readAll(overrides, OVERRIDES, `${path}.`);
  const amounts = Object.fromEntries(prices.map((key) => [key, overrides[key]]));
  return { ...texts, ...amounts } as LineItem['catalogOverrideFields'];
}

/**
 * Returns the terms that distinguish two lines of the same item: another day, other terms, another
 * price.
 */
function getTerms(line: Partial<LineItem>): string {
  const { catalogOverrideFields: set, ...own } = line;
  return JSON.stringify([
    set?.paymentOption?.value ?? own.paymentOption ?? DEFAULT_PAYMENT,
    set,
    own.serviceProperties,
    own.subscriptionOptionInfo,
    own.selectedMembership,
    own.savePaymentMethod,
  ]);
}

function withItem(
  context: PlatformContext,
  lines: LineItem[],
  item: JsonObject,
  parentPath: string,
): LineItem[] {
  const path = `${parentPath}.catalogReference`;
  const reference = optionalFields(item, 'catalogReference', path) ?? {};
  const catalogReference = {
    appId: requireText(reference, 'appId', `${path}.appId`),
    catalogItemId: requireText(reference, 'catalogItemId', `${path}.catalogItemId`),
    options: optionalFields(reference, 'options', `${path}.options`),
  };
  const quantity = wholeNumber(item, 'quantity', {
    ...QUANTITY,
    fallback: 1,
    path: `${parentPath}.quantity`,
  });
  const catalogOverrideFields = getOverrides(item, parentPath);
  const options = readAll(item, LINE_OPTIONS, `${parentPath}.`) as Partial<LineItem>;
  checkReference(context, catalogReference);
  // The platform silently ignores an unknown item: no line is added.
  if (!lookUp(context, catalogReference)) return lines;
  const terms = { ...options, ...(catalogOverrideFields && { catalogOverrideFields }) };
  const key = referenceKey(context, catalogReference);
  const same = lines.find(
    (line) =>
      line.catalogReference &&
      !line.customLineItem &&
      getTerms(line) === getTerms(terms) &&
      referenceKey(context, line.catalogReference) === key,
  );
  if (same) {
    return lines.map((line) =>
      line === same
        ? { ...line, quantity: Math.min(QUANTITY.max, line.quantity + quantity) }
        : line,
    );
  }
  return [...lines, catalogLine(context.nextId('line'), quantity, catalogReference, terms)];
}

/** The lines of a cart after `lineItems` and `customLineItems` of the body: all added, or none. */
export function linesWith(
  context: PlatformContext,
  before: readonly LineItem[],
  body: JsonObject,
): LineItem[] {
  let lines = [...before];
  for (const [index, item] of fieldsList(body, 'lineItems', MAX_LINES).entries()) {
    lines = withItem(context, lines, item, `lineItems[${index}]`);
  }
  const usedIds = new Set(lines.map(({ id }) => id));
  for (const [index, item] of fieldsList(body, 'customLineItems', MAX_LINES).entries()) {
    const line = customLine(context, item, `customLineItems[${index}]`, usedIds);
    usedIds.add(line.id);
    lines = [...lines, line];
  }
  const refreshed = refreshLines(context, lines);
  if (refreshed.length > MAX_LINES) {
    throw rejection('TOO_MANY_LINE_ITEMS', `A cart takes ${MAX_LINES} lines.`);
  }
  const quantityBefore = new Map(before.map(({ id, quantity }) => [id, quantity]));
  checkStock(
    context,
    refreshed.filter(({ id, quantity }) => quantityBefore.get(id) !== quantity),
  );
  return refreshed;
}
