import type { LineItem, LineItemInput } from '@vitrine/client/cart';
import { atom } from 'jotai/vanilla';
import { sessionScopedAtom } from '../../session/session-scope.ts';
import { currentId, emptyLineOrder, type LineOrder } from './line-order.ts';

/** Positions of restored lines on the page. */
export const lineOrderAtom = sessionScopedAtom<LineOrder>(emptyLineOrder);

/** Returns the current id of a line: a restored or newly added line gets another one. */
export const currentIdAtom = atom(
  (get) => (lineId: string) => currentId(get(lineOrderAtom), lineId),
);

/** Lines that were removed and can be put back, the latest last. */
export const removedLinesAtom = sessionScopedAtom<readonly LineItem[]>([]);

/** Discards the option to restore a removed line, or all of them. */
export const dismissRemovedAtom = atom(null, (_get, set, lineId?: string) =>
  set(removedLinesAtom, (lines) =>
    lineId === undefined ? [] : lines.filter(({ _id }) => _id !== lineId),
  ),
);

/**
 * Returns the input that adds a line again unchanged; nothing for a line without a catalog item.
 */
export function toInput(line: LineItem): LineItemInput | null {
  const { catalogReference, quantity, customLineItem } = line;
  if (!catalogReference || customLineItem) return null;
  const { serviceProperties, subscriptionOptionInfo, paymentOption, selectedMembership } = line;
  const { catalogOverrideFields, savePaymentMethod } = line;
  return {
    catalogReference,
    quantity,
    ...(serviceProperties && { serviceProperties }),
    ...(subscriptionOptionInfo && { subscriptionOptionInfo }),
    ...(paymentOption && { paymentOption }),
    ...(selectedMembership && { selectedMembership }),
    ...(catalogOverrideFields && { catalogOverrideFields }),
    ...(savePaymentMethod !== undefined && { savePaymentMethod }),
  };
}
