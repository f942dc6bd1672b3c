import { Container, IconButton, Link, ProductDetail, type ProductDetailProps } from '@vitrine/ui';
import { Heart } from 'lucide-react';
import { fn } from 'storybook/test';
import * as css from './product-page.css.ts';

/** A product's page of the demo shop, without its header. */
export const ProductPage = (props: ProductDetailProps) => (
  <Container asChild>
    <main className={css.main}>
      <ProductDetail {...props} />
    </main>
  </Container>
);

/** The demo store's additions to a product: its notes, a wishlist button, and its handlers. */
export const pageArgs: ProductDetailProps = {
  slug: 'ridge-pillar-candle',
  priceNote: 'VAT included',
  availabilityNote: 'Collect at Fenn House, today from 14:00',
  aside: <IconButton icon={Heart} label="Save for later" emphasis="outline" size="large" />,
  onNotifyMe: fn(),
  onAdded: fn(),
  notFoundAction: (
    <Link variant="standalone" href="#/">
      Shop all objects
    </Link>
  ),
};

export const large = { viewport: { value: 'large', isRotated: false } };
export const medium = { viewport: { value: 'medium', isRotated: false } };
export const small = { viewport: { value: 'small', isRotated: false } };
