import { productBySlugAtom, useAtomValue } from '@vitrine/atoms';
import type { LineItemInput } from '@vitrine/client/cart';
import {
  CartAnnouncer,
  CartDrawer,
  CartFeedback,
  type CartFeedbackProps,
  Container,
  Product,
  ProductCard,
  QuickAddToCart,
  Toaster,
} from '@vitrine/ui';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { ProductPage, pageArgs } from '../catalog/product-page.tsx';

export interface ShopProps extends Partial<Pick<CartFeedbackProps, 'policy'>> {
  slug?: string;
}

/** A product page with the cart next to it, for adding items. */
export const Shop = ({ policy = 'inline', slug = 'dipped-cup' }: ShopProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <CartDrawer.Root open={isOpen} onOpenChange={setOpen}>
      <CartAnnouncer />
      <CartFeedback policy={policy} onOpen={() => setOpen(true)} />
      <Toaster />
      <ProductPage {...pageArgs} aside={undefined} slug={slug} />
      <CartDrawer.Content navigate={() => {}} />
    </CartDrawer.Root>
  );
};

const buyNow = fn<(item: LineItemInput) => Promise<string>>();
const navigate = fn<(url: string) => void>();

/** A product whose page is longer than the screen. */
export function LongPage() {
  const { data: product } = useAtomValue(productBySlugAtom('dipped-cup'));
  if (!product) return null;
  return (
    <Container asChild>
      <main>
        <Product.Root product={product} style={{ display: 'grid', gap: 16, paddingBlockStart: 20 }}>
          <Product.Name />
          <Product.Price />
          <Product.Options />
          <Product.Buy />
          <Product.BuyNow buyNow={buyNow} navigate={navigate} />
          <div style={{ blockSize: 1200 }} />
          <p style={{ paddingBlockEnd: 120 }}>The end of the page</p>
          <Product.BuyBar />
        </Product.Root>
      </main>
    </Container>
  );
}
LongPage.buyNow = buyNow;
LongPage.navigate = navigate;

/** A card with a quick-add button. */
export function CardShop() {
  const { data: product } = useAtomValue(productBySlugAtom('ridge-pillar-candle'));
  if (!product) return null;
  return (
    <main style={{ padding: 20, maxInlineSize: 280 }}>
      <CartAnnouncer />
      <ProductCard product={product} level={1} action={<QuickAddToCart product={product} />} />
    </main>
  );
}
