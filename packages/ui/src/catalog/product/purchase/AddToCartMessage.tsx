'use client';

import { Callout } from '../../../primitives/callout/Callout.tsx';
import type { AddToCartProblem } from './use-add-to-cart.ts';

/** Error of an addition to the cart; shown above the button. */
export function AddToCartMessage({
  problem: { kind, text },
}: {
  /** Why the item can’t be added as it is, as of `useAddToCart`. */
  problem: AddToCartProblem;
}) {
  return <Callout tone={kind === 'failed' ? 'danger' : 'warning'}>{text}</Callout>;
}
