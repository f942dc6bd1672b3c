import { PlatformError } from '@vitrine/client';
import { atom, type WritableAtom } from 'jotai/vanilla';
import { toError } from '../../query/to-error.ts';
import { sessionScopedAtom } from '../../session/session-scope.ts';
import { weakFamily } from '../../utils/weak-family.ts';
import { type CartEdit, getLine } from './cart-edits.ts';

/** A failure and when it happened, in milliseconds since 1970. */
export interface CartFailure {
  /** The reason; a `PlatformError` if the platform has rejected the change. */
  error: Error;
  /** Milliseconds since 1970, by the clock of the device. */
  at: number;
}

/** A failure with the edits that it reverted, the newest per target. */
interface NotedFailure extends CartFailure {
  edits: readonly CartEdit[];
}

/**
 * The last failure of each target in the cart: `line:<id>`, `coupon`, `note`, `cart` or `network`.
 */
type Failures = Readonly<Record<string, NotedFailure>>;

/** Reads the current failure; writing dismisses it. */
export type FailureAtom = WritableAtom<CartFailure | null, [], void>;

export const failuresAtom = sessionScopedAtom<Failures>({});

const parts: Partial<Record<CartEdit['kind'], string>> = {
  'apply-coupon': 'coupon',
  'remove-coupon': 'coupon',
  note: 'note',
};

/** Returns the target of an edit in the cart; none if its failure is shown elsewhere. */
function getEditPart(edit: CartEdit): string | null {
  if (edit.kind === 'checkout' || (edit.kind === 'add' && edit.skipAnnouncement)) return null;
  const lineId = getLine(edit);
  return lineId === undefined ? (parts[edit.kind] ?? 'cart') : `line:${lineId}`;
}

/** Edits that may be sent again although their response was lost, for twice is the same as once. */
const repeatable: readonly CartEdit['kind'][] = ['quantity', 'remove'];

/**
 * Returns the target of an error. Without any response, the failure of all lines is the same: it is
 * shown once, for all of them.
 */
function getErrorTarget(edit: CartEdit, error: unknown): string | null {
  const isOffline = error instanceof PlatformError && error.status === undefined;
  return isOffline && repeatable.includes(edit.kind) ? 'network' : getEditPart(edit);
}

/** Records why edits failed, unless a newer edit of the same target is pending. */
export const noteFailureAtom = atom(
  null,
  (get, set, reason: unknown, failed: readonly CartEdit[], left: readonly CartEdit[]) => {
    const newer = new Set(left.map(getEditPart));
    const error = toError(reason);
    const noted: Record<string, NotedFailure> = {};
    for (const edit of failed) {
      const home = getErrorTarget(edit, error);
      if (home === null || newer.has(getEditPart(edit))) continue;
      const before = home === 'network' ? (noted[home] ?? get(failuresAtom)[home]) : undefined;
      const others =
        before?.edits.filter((other) => getEditPart(other) !== getEditPart(edit)) ?? [];
      noted[home] = { error, at: Date.now(), edits: [...others, edit] };
    }
    set(failuresAtom, (failures) => ({ ...failures, ...noted }));
  },
);

/** Clears the failure of a new edit's target. */
export const clearFailureAtom = atom(null, (_get, set, edit: CartEdit) =>
  set(failuresAtom, (failures) => {
    const part = getEditPart(edit);
    const { network, ...rest } = without(failures, part);
    const edits = network?.edits.filter((one) => getEditPart(one) !== part) ?? [];
    return network && edits.length > 0 ? { ...rest, network: { ...network, edits } } : rest;
  }),
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

/** Why the last change of a line was rejected, until it is dismissed or tried again. */
export const lineErrorAtom = weakFamily((lineId: string) => failureAtom(`line:${lineId}`), String);

/** Why the last coupon was rejected, until it is dismissed or another one is tried. */
export const couponErrorAtom = failureAtom('coupon');

/** Why the note was not saved, until it is dismissed or saved again. */
export const noteErrorAtom = failureAtom('note');

/** Why adding, updating or deleting failed, until it is dismissed or tried again. */
export const cartErrorAtom = failureAtom('cart');

/** Why changes of lines did not even arrive, until it is dismissed or all are tried again. */
export const networkErrorAtom = failureAtom('network');
