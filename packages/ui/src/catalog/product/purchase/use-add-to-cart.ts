'use client';

import { type AddedToCart, addToCartAtom, useSetAtom } from '@vitrine/atoms';
import type { LineItemInput } from '@vitrine/client/cart';
import { useEffect, useRef, useState } from 'react';
import type { ButtonState } from '../../../primitives/button/Button.tsx';

/** How long a button shows its success state, in milliseconds. */
const doneDurationMs = 1600;

/** Why an item was not added to the cart, or not completely. */
export type AddToCartProblem =
  | { kind: 'failed'; error: Error }
  /** The call went well, and the platform added fewer. */
  | { kind: 'fewer'; added: number };

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
  /** Called after an addition of at least one piece. `CartAnnouncer` announces it. */
  onAdded?: ((result: AddedToCart) => void) | undefined;
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
  const addToCart = useSetAtom(addToCartAtom);
  const [state, setState] = useState<ButtonState>('idle');
  const [problem, setProblem] = useState<AddToCartProblem | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const add = async (item: LineItemInput): Promise<AddedToCart | undefined> => {
    clearTimeout(timer.current);
    setState('loading');
    setProblem(null);
    try {
      const result = await addToCart({ lineItems: [item] });
      const [shortfall] = result.shortfalls;
      if (shortfall) setProblem({ kind: 'fewer', added: shortfall.added });
      if (shortfall?.added === 0) {
        setState('idle');
        return result;
      }
      setState('complete');
      timer.current = setTimeout(setState, doneDurationMs, 'idle');
      onAdded?.(result);
      return result;
    } catch (reason) {
      const error = reason instanceof Error ? reason : new Error(String(reason));
      setState('idle');
      setProblem({ kind: 'failed', error });
      return undefined;
    }
  };
  return { state, problem, add };
}
