'use client';

import { type AddedToCart, addToCartAtom, useSetAtom } from '@vitrine/atoms';
import type { LineItemInput } from '@vitrine/client/cart';
import { useEffect, useRef, useState } from 'react';
import type { PlainMessageKey } from '../../../messages/message-catalog.ts';
import type { ButtonState } from '../../../primitives/button/Button.tsx';
import { useUi } from '../../../provider/UiProvider.tsx';
import { getFailureKey, getFailureKind } from '../../../utils/failure-kind.ts';
import '../../../messages/en/catalog.ts';

/** How long a button shows its success state, in milliseconds. */
const doneDurationMs = 1600;

type AddToCartReason =
  | { kind: 'failed'; error: Error }
  /** The call went well, and the platform added fewer. */
  | { kind: 'fewer'; added: number };

/**
 * Why an item was not added to the cart, or not completely. `text` is the message for the visitor, in
 * their language.
 */
export type AddToCartProblem = AddToCartReason & { text: string };

/** State of adding one product to the cart, in one view of it. */
export interface AddToCartState {
  /**
   * `loading` while an item is being added, then `complete` for 1.6 seconds, then `idle` again.
   * After a failure it is `idle`, and `problem` says why.
   */
  state: ButtonState;
  /** Why the last item was not added, or not completely; null after the next press. */
  problem: AddToCartProblem | null;
  /**
   * Adds an item. Never rejects: a failure is in `problem`.
   *
   * @returns the cart with the shortfalls, or undefined after a failure.
   */
  add: (item: LineItemInput) => Promise<AddedToCart | undefined>;
}

export interface AddToCartOptions {
  /**
   * Called after an addition of at least one piece, for example to open the cart. `CartAnnouncer`
   * announces it in any case.
   */
  onAdded?: ((result: AddedToCart) => void) | undefined;
}

/** Returns the message key of a failed addition; `failed` if the reason is unknown. */
export function getAddErrorKey(
  error: Error,
  failed: PlainMessageKey = 'catalog.addFailed',
): PlainMessageKey {
  const kind = getFailureKind(error);
  const isRejected = kind === 'rejected' || kind === 'conflict';
  return isRejected ? 'catalog.addRejected' : getFailureKey(error, failed);
}

/**
 * Adds items to the storefront's cart, and has the state of a button that does so. The cart shows the
 * item before the response.
 *
 * @example
 * const { state, problem, add } = useAddToCart({ onAdded: openCart });
 * return (
 *   <>
 *     {problem && <AddToCartMessage problem={problem} />}
 *     <Button state={state} onClick={() => void add(toLineItem(product, { view }))}>Add</Button>
 *   </>
 * );
 */
export function useAddToCart({ onAdded }: AddToCartOptions = {}): AddToCartState {
  const { t } = useUi();
  const addToCart = useSetAtom(addToCartAtom);
  const [state, setState] = useState<ButtonState>('idle');
  const [reason, setReason] = useState<AddToCartReason | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const add = async (item: LineItemInput): Promise<AddedToCart | undefined> => {
    clearTimeout(timer.current);
    setState('loading');
    setReason(null);
    try {
      const result = await addToCart({ lineItems: [item] });
      const [shortfall] = result.shortfalls;
      if (shortfall) setReason({ kind: 'fewer', added: shortfall.added });
      if (shortfall?.added === 0) {
        setState('idle');
        return result;
      }
      setState('complete');
      timer.current = setTimeout(setState, doneDurationMs, 'idle');
      onAdded?.(result);
      return result;
    } catch (thrown) {
      const error = thrown instanceof Error ? thrown : new Error(String(thrown));
      setState('idle');
      setReason({ kind: 'failed', error });
      return undefined;
    }
  };
  const problem: AddToCartProblem | null = reason && {
    ...reason,
    text:
      reason.kind === 'fewer'
        ? t('catalog.addedFewer', { count: reason.added })
        : t(getAddErrorKey(reason.error)),
  };
  return { state, problem, add };
}
