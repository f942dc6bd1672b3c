import { atom } from 'jotai/vanilla';
import { structurallyShared } from '../query/structural-sharing.ts';
import { cartAtom, cartLinesAtom } from './cart.ts';
import { cartEntryKeysAtom } from './lines/cart-entries.ts';

/** What is known of the cart as a whole: four different things, never two at once. */
export interface CartState {
  /**
   * `loading` until something is known, `failed` when nothing could be, `empty` without a line or a
   * place to put one back, else `filled`.
   */
  phase: 'loading' | 'failed' | 'empty' | 'filled';
  /** ISO 4217 code, where it is known. */
  currency: string | undefined;
  /** Whether there is a line in it. */
  hasLines: boolean;
  lineCount: number;
  /** Why the newest reading failed, until one is under way again. */
  error: Error | null;
}

/** What is known of the cart as a whole; the same object while lines only change. */
export const cartStateAtom = structurallyShared(
  atom((get): CartState => {
    const { data: cart, error, isFetching } = get(cartAtom);
    const lineCount = get(cartLinesAtom).length;
    const state = {
      currency: cart?.currency,
      hasLines: lineCount > 0,
      lineCount,
      error: isFetching ? null : error,
    };
    if (cart === undefined) return { ...state, phase: state.error ? 'failed' : 'loading' };
    return { ...state, phase: get(cartEntryKeysAtom).length > 0 ? 'filled' : 'empty' };
  }),
);
