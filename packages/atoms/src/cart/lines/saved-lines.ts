import type { LineItem } from '@vitrine/client/cart';
import { atom } from 'jotai/vanilla';
import { isHydratingAtom } from '../../hydration/hydrating.ts';
import { lossless } from '../../hydration/serialize.ts';
import { sessionAtom } from '../../identity/session.ts';
import { persistedAtom } from '../../persistence/persisted-atom.ts';
import { dedupeMutation } from '../../query/dedupe-mutation.ts';
import { mutationAtom } from '../../query/mutation-atom.ts';
import { structurallyShared } from '../../query/structural-sharing.ts';
import { toError } from '../../query/to-error.ts';
import { createSessionCheck } from '../../session/session-scope.ts';
import { sessionScopedFamily } from '../../session/session-scoped-family.ts';
import { weakFamily } from '../../utils/weak-family.ts';
import { cartAtom, cartLineAtom } from '../cart.ts';
import { cartStorageAtom } from '../sync/cart-storage.ts';
import { addWithoutAnnouncementAtom } from './add-to-cart.ts';
import { removeSavedLineAtom } from './remove-line.ts';
import { toInput } from './removed-lines.ts';

const NAME = 'vitrine.saved-lines';

/** A line saved for later, in its state at that time: prices and stock may be outdated. */
export interface SavedLine {
  /** Unique in the list of saved lines. */
  key: string;
  /** The line as it was in the cart; its `_id` is no longer valid there. */
  line: LineItem;
  /** Milliseconds since 1970. */
  savedAt: number;
  /** The member who saved it; a visitor's lines belong to the device. */
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
  storage: (get) => get(cartStorageAtom),
  toValue: (found) => (Array.isArray(found) ? found.filter(isSavedLine) : []),
  codec: lossless,
});

const memberAtom = atom((get) => get(cartAtom.confirmed).data?.buyerInfo?.memberId);

/** The lines saved for later, the latest first; a member's own are only shown to that member. */
export const savedLinesAtom = structurallyShared(
  atom((get) => {
    const all = get(allAtom);
    if (get(isHydratingAtom)) return [];
    const member = get(memberAtom);
    const { loggedIn } = get(sessionAtom);
    // A member has no cart after an order. The login has deleted the lines of other members.
    const isMemberWithoutCart = loggedIn && get(cartAtom.confirmed).data === null;
    return all.filter(
      ({ memberId }) => memberId === undefined || memberId === member || isMemberWithoutCart,
    );
  }),
);

/** Removes a line from the list of saved lines. */
export const removeSavedAtom = atom(null, (_get, set, key: string) =>
  set(allAtom, (lines) => lines.filter((one) => one.key !== key)),
);

/**
 * Moves a line from the cart to the saved lines. After a rejection it stays in the cart and is not
 * saved.
 *
 * @throws {TypeError} for a line without a catalog item: it could not be restored.
 */
export const saveForLaterAtom = mutationAtom<string, void>({
  mutationFn: async (lineId, { get, set }) => {
    const line = get(cartLineAtom(lineId));
    if (!line || !toInput(line)) {
      throw new TypeError(`The line "${lineId}" has no catalog item and can’t be saved for later.`);
    }
    const savedAt = Date.now();
    const memberId = get(memberAtom);
    const key = `${savedAt}:${lineId}`;
    const saved: SavedLine = { key, line, savedAt, ...(memberId && { memberId }) };
    set(allAtom, (lines) => [saved, ...lines]);
    try {
      await set(removeSavedLineAtom, line);
    } catch (error) {
      set(removeSavedAtom, key);
      throw error;
    }
  },
});

/** State of moving one saved line back to the cart. */
export interface SavedLineMove {
  /** Whether it is being added to the cart. */
  isPending: boolean;
  /** Why the last move failed, until the next one. */
  error: Error | null;
}

const idleMove: SavedLineMove = { isPending: false, error: null };

const moveFamily = sessionScopedFamily(idleMove);

/** State of moving the saved line with this key back to the cart; several lines may move at once. */
export const savedLineMoveAtom = weakFamily(
  (key: string) => atom((get) => get(moveFamily(key))),
  String,
);

/**
 * Moves a saved line back to the cart. It stays saved if the platform rejects it or adds no pieces.
 * A second write for the same line while it is pending returns the same promise.
 *
 * @throws {RangeError} if it is not on the list, or if nothing was added to the cart.
 */
export const moveToCartAtom = dedupeMutation(
  mutationAtom<string, void>({
    mutationFn: async (key, { get, set }) => {
      const isSameSession = createSessionCheck(get);
      const note = (move: SavedLineMove) => {
        if (isSameSession()) set(moveFamily(key), move);
      };
      note({ isPending: true, error: null });
      try {
        const saved = get(savedLinesAtom).find((one) => one.key === key);
        const input = saved && toInput(saved.line);
        if (!input) throw new RangeError(`Nothing is saved for later under "${key}".`);
        const { shortfalls } = await set(addWithoutAnnouncementAtom, { lineItems: [input] });
        if (shortfalls.some(({ added }) => added === 0)) {
          throw new RangeError(`The platform added no piece of the line saved under "${key}".`);
        }
        set(removeSavedAtom, key);
        note(idleMove);
      } catch (error) {
        note({ isPending: false, error: toError(error) });
        throw error;
      }
    },
  }),
);
