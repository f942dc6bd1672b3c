import { type AddedToCart, addToCartAtom, useSetAtom } from '@vitrine/atoms';
import type { LineItemInput } from '@vitrine/client/cart';
import { useEffect, useRef, useState } from 'react';
import type { ButtonState } from '../../../primitives/button/Button.tsx';

/** How long a button says that it is done, in milliseconds. */
const doneDurationMs = 1600;

/** Why something did not come into the cart, or not all of it. */
export type AddToCartProblem =
  | { kind: 'failed'; error: Error }
  /** The call went well, and the platform added fewer. */
  | { kind: 'fewer'; added: number };

/** The way of one product into the cart, as one view of it shows it. */
export interface AddToCartState {
  state: ButtonState;
  problem: AddToCartProblem | null;
  add: (item: LineItemInput) => void;
}

/** Puts things into the cart and keeps the button's state: at rest, adding, added. */
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
