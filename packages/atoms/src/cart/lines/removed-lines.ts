import type { LineItem, LineItemInput } from '@vitrine/client/cart';
import { atom } from 'jotai/vanilla';
import { personalAtom } from '../../session/session-scope.ts';
import { currentId, type LinePlaces, noPlaces } from './line-order.ts';

/** Where restored lines belong on the page. */
export const linePlacesAtom = personalAtom<LinePlaces>(noPlaces);

/** Finds the id that a line has by now: one that was put back, or has just come, gets another. */
export const currentIdAtom = atom(
  (get) => (lineId: string) => currentId(get(linePlacesAtom), lineId),
);

/** Lines that were removed and can be put back, the latest last. */
export const removedLinesAtom = personalAtom<readonly LineItem[]>([]);

/** Gives up the chance to put a removed line back, or all of them. */
export const dismissRemovedAtom = atom(null, (_get, set, lineId?: string) =>
  set(removedLinesAtom, (lines) =>
    lineId === undefined ? [] : lines.filter(({ _id }) => _id !== lineId),
  ),
);

/** What adds a line again as it was; nothing for a line that no catalogue has. */
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
