import type { LineItem, LineItemInput } from '@vitrine/client/cart';
import { atom } from 'jotai/vanilla';
import { sessionScopedAtom } from '../../session/session-scope.ts';
import { currentId, emptyLineOrder, type LineOrder } from './line-order.ts';

/** Where restored lines belong on the page. */
export const lineOrderAtom = sessionScopedAtom<LineOrder>(emptyLineOrder);

/** Finds the id that a line has by now: one that was put back, or has just come, gets another. */
export const currentIdAtom = atom(
  (get) => (lineId: string) => currentId(get(lineOrderAtom), lineId),
);

/** Lines that were removed and can be put back, the latest last. */
export const removedLinesAtom = sessionScopedAtom<readonly LineItem[]>([]);

/** Gives up the chance to put a removed line back, or all of them. */
export const dismissRemovedAtom = atom(null, (_get, set, lineId?: string) =>
  set(removedLinesAtom, (lines) =>
    lineId === undefined ? [] : lines.filter(({ _id }) => _id !== lineId),
  ),
);

/** What adds a line again as it was; nothing for a line that no catalog has. */
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
