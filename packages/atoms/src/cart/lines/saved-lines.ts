import type { LineItem } from '@vitrine/client/cart';
import { atom } from 'jotai/vanilla';
import { isHydratingAtom } from '../../hydration/hydrating.ts';
import { lossless } from '../../hydration/serialize.ts';
import { persistedAtom } from '../../persistence/persisted-atom.ts';
import { mutationAtom } from '../../query/mutation-atom.ts';
import { structurallyShared } from '../../query/structural-sharing.ts';
import { cartAtom, cartLineAtom } from '../cart.ts';
import { storageAtom } from '../sync/cart-storage.ts';
import { addWithoutAnnouncementAtom } from './add-to-cart.ts';
import { removeLineAtom } from './remove-line.ts';
import { dismissRemovedAtom, toInput } from './removed-lines.ts';

const NAME = 'vitrine.saved-lines';

/** A line that was put aside, as it was then: prices and stock are of that day. */
export interface SavedLine {
  key: string;
  line: LineItem;
  /** Milliseconds since 1970. */
  savedAt: number;
  /** The member who put it aside; what a visitor did belongs to the device. */
  memberId?: string;
}

function isSavedLine(value: unknown): value is SavedLine {
  const { key, line, savedAt } = (value ?? {}) as Partial<SavedLine>;
  return (
    typeof key === 'string' &&
    typeof savedAt === 'number' &&
    Number.isInteger(line?.quantity) &&
    Array.isArray(line?.descriptionLines) &&
    typeof line?.catalogReference?.catalogItemId === 'string'
  );
}

const allAtom = persistedAtom<readonly SavedLine[]>({
  name: NAME,
  storage: (get) => get(storageAtom),
  toValue: (found) => (Array.isArray(found) ? found.filter(isSavedLine) : []),
  codec: lossless,
});

const memberAtom = atom((get) => get(cartAtom.confirmed).data?.buyerInfo?.memberId);

/** The lines that were put aside for later, the latest first; a member's own are for that member. */
export const savedLinesAtom = structurallyShared(
  atom((get) => {
    const all = get(allAtom);
    if (get(isHydratingAtom)) return [];
    const member = get(memberAtom);
    return all.filter(({ memberId }) => memberId === undefined || memberId === member);
  }),
);

/** Takes a line off the list for later. */
export const removeSavedAtom = atom(null, (_get, set, key: string) =>
  set(allAtom, (lines) => lines.filter((one) => one.key !== key)),
);

/**
 * Takes a line out of the cart and puts it aside. A rejection leaves it in the cart, and not aside.
 *
 * @throws {TypeError} for a line that no catalog has: it could not be put back.
 */
export const saveForLaterAtom = mutationAtom<string, void>({
  mutationFn: async (lineId, { get, set }) => {
    const line = get(cartLineAtom(lineId));
    if (!line || !toInput(line)) {
      throw new TypeError(`The line "${lineId}" is in no catalogue and can't be kept for later.`);
    }
    const savedAt = Date.now();
    const memberId = get(memberAtom);
    const key = `${savedAt}:${lineId}`;
    const saved: SavedLine = { key, line, savedAt, ...(memberId && { memberId }) };
    set(allAtom, (lines) => [saved, ...lines]);
    const removal = set(removeLineAtom, lineId);
    // It can be put back from the list, so it leaves no place behind.
    set(dismissRemovedAtom, lineId);
    try {
      await removal;
    } catch (error) {
      set(removeSavedAtom, key);
      throw error;
    }
  },
});

/**
 * Puts a line that was put aside into the cart again. It stays aside when the platform rejects it or
 * takes none of it.
 *
 * @throws {RangeError} when it is not on the list, or when nothing came into the cart.
 */
export const moveToCartAtom = mutationAtom<string, void>({
  mutationFn: async (key, { get, set }) => {
    const saved = get(savedLinesAtom).find((one) => one.key === key);
    const input = saved && toInput(saved.line);
    if (!input) throw new RangeError(`Nothing is kept for later under "${key}".`);
    const { shortfalls } = await set(addWithoutAnnouncementAtom, { lineItems: [input] });
    if (shortfalls.some(({ added }) => added === 0)) {
      throw new RangeError(`The platform took nothing of what is kept under "${key}".`);
    }
    set(removeSavedAtom, key);
  },
});
