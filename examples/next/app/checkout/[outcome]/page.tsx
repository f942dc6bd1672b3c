import { CheckoutReturn } from '@vitrine/ui/cart';
import type { Metadata } from 'next';

export const metadata: Metadata = { title: 'Your order' };

/** The hosted checkout leads to `return` in any case, and to `thanks` after an order. */
export default async function ReturnRoute({ params }: { params: Promise<{ outcome: string }> }) {
  const { outcome } = await params;
  return <CheckoutReturn location={outcome === 'thanks' ? 'thankYou' : 'after'} />;
}
