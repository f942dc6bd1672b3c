import { CheckoutReturn } from '@vitrine/ui';
import { getPageMeta } from '../page-meta.ts';
import type { Route } from './+types/checkout-return.ts';

export const meta: Route.MetaFunction = () => getPageMeta(undefined, 'Your order');

/** The hosted checkout leads to `return` in any case, and to `thanks` after an order. */
export default function ReturnRoute({ params }: Route.ComponentProps) {
  return <CheckoutReturn location={params.outcome === 'thanks' ? 'thankYou' : 'after'} />;
}
