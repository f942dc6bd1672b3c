import { atom } from 'jotai/vanilla';
import { structurallyShared } from '../query/structural-sharing.ts';
import { cartAtom, cartLinesAtom } from './cart.ts';
import { cartEntryKeysAtom } from './lines/cart-entries.ts';

/** State of the entire cart: exactly one of four phases. */
export interface CartState {
  /**
   * `loading` until the first result, `failed` if loading failed, `empty` without lines and without
   * removed lines to restore, otherwise `filled`.
   */
  phase: 'loading' | 'failed' | 'empty' | 'filled';
  /** ISO 4217 code, if it is known. */
  currency: string | undefined;
  /** Whether it contains a line. */
  hasLines: boolean;
  /** Number of lines, not of pieces. */
  lineCount: number;
  /** Why the latest fetch failed, until another one starts. */
  error: Error | null;
}

/** State of the entire cart; the same reference while only lines change. */
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
