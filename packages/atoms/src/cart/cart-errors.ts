import { atom, type WritableAtom } from 'jotai/vanilla';
import { personalAtom } from '../core/person.ts';
import { weakFamily } from '../core/weak-family.ts';
import { type CartEdit, lineOf } from './cart-edits.ts';

/** A failure and when it happened, in milliseconds since 1970. */
export interface CartFailure {
  error: Error;
  at: number;
}

/** The last failure of each part of the cart: `line:<id>`, `coupon` or `cart`. */
type Failures = Readonly<Record<string, CartFailure>>;

/** Reads the failure that stands; writing nothing dismisses it. */
export type FailureAtom = WritableAtom<CartFailure | null, [], void>;

const failuresAtom = personalAtom<Failures>({});

const couponKinds: readonly CartEdit['kind'][] = ['apply-coupon', 'remove-coupon'];

/** The part of the cart that an edit concerns; a checkout tells its own failures. */
function partOf(edit: CartEdit): string | null {
  if (edit.kind === 'checkout') return null;
  const lineId = lineOf(edit);
  if (lineId !== undefined) return `line:${lineId}`;
  return couponKinds.includes(edit.kind) ? 'coupon' : 'cart';
}

/** Notes why edits failed, where no newer edit of the same part is on its way. */
export const noteFailureAtom = atom(
  null,
  (_get, set, error: unknown, failed: readonly CartEdit[], left: readonly CartEdit[]) => {
    const newer = new Set(left.map(partOf));
    const failure = {
      error: error instanceof Error ? error : new Error(String(error)),
      at: Date.now(),
    };
    const noted = failed.flatMap((edit) => {
      const part = partOf(edit);
      return part === null || newer.has(part) ? [] : [[part, failure] as const];
    });
    set(failuresAtom, (failures) => ({ ...failures, ...Object.fromEntries(noted) }));
  },
);

/** Forgets the failure of the part that a new edit concerns. */
export const clearFailureAtom = atom(null, (_get, set, edit: CartEdit) =>
  set(failuresAtom, (failures) => without(failures, partOf(edit))),
);

function without(failures: Failures, part: string | null): Failures {
  if (part === null || !failures[part]) return failures;
  const { [part]: _dismissed, ...rest } = failures;
  return rest;
}

const failureAtom = (part: string): FailureAtom =>
  atom(
    (get) => get(failuresAtom)[part] ?? null,
    (_get, set) => set(failuresAtom, (failures) => without(failures, part)),
  );

/** Why the last change of a line was refused, until it is dismissed or tried anew. */
export const lineErrorAtom = weakFamily((lineId: string) => failureAtom(`line:${lineId}`), String);

/** Why the last coupon was refused, until it is dismissed or another one is tried. */
export const couponErrorAtom = failureAtom('coupon');

/** Why adding, updating or deleting failed, until it is dismissed or tried anew. */
export const cartErrorAtom = failureAtom('cart');
