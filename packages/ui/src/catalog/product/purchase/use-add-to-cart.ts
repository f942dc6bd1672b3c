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
  state: ButtonState;
  problem: AddToCartProblem | null;
  add: (item: LineItemInput) => void;
}

/** Adds items to the cart and manages the button's state: idle, adding, added. */
export function useAddToCart(onAdded?: (result: AddedToCart) => void): AddToCartState {
  const addToCart = useSetAtom(addToCartAtom);
  const [state, setState] = useState<ButtonState>('idle');
  const [problem, setProblem] = useState<AddToCartProblem | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const add = async (item: LineItemInput) => {
    clearTimeout(timer.current);
    setState('loading');
    setProblem(null);
    try {
      const result = await addToCart({ lineItems: [item] });
      const [shortfall] = result.shortfalls;
      if (shortfall) setProblem({ kind: 'fewer', added: shortfall.added });
      if (shortfall?.added === 0) return setState('idle');
      setState('complete');
      timer.current = setTimeout(setState, doneDurationMs, 'idle');
      onAdded?.(result);
    } catch (reason) {
      const error = reason instanceof Error ? reason : new Error(String(reason));
      setState('idle');
      setProblem({ kind: 'failed', error });
    }
  };
  return { state, problem, add };
}
