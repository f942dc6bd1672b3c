import { Cart, CartAnnouncer, CouponFromLink, type CouponFromLinkProps, Link } from '@vitrine/ui';
import { navigate } from './cart-demo.tsx';

/** Countries of the story's shop, and one that it does not deliver to. */
export const countries = ['AQ', 'DE', 'DK', 'US'];

interface SummaryProps {
  /** URL with the coupon code of a link. */
  location?: CouponFromLinkProps['location'];
  hasLines?: boolean;
}

/** The summary next to the cart lines, with its width on the cart page. */
export const Summary = ({ location, hasLines = false }: SummaryProps) => (
  <main style={{ maxInlineSize: hasLines ? 960 : 400 }}>
    <CartAnnouncer />
    {location && <CouponFromLink location={location} />}
    <Cart.Root style={{ outline: 'none' }}>
      <Cart.Contents>
        <div
          style={{
            display: 'grid',
            gridTemplateColumns: hasLines ? 'minmax(0, 1fr) 400px' : 'minmax(0, 1fr)',
            alignItems: 'start',
            gap: 40,
          }}
        >
          {hasLines && <Cart.Lines />}
          <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20 }}>
            <Cart.Coupon
              logIn={
                <Link variant="standalone" href="#log-in">
                  Log in
                </Link>
              }
            />
            <Cart.Estimate countries={countries} />
            <Cart.Totals />
            <Cart.Checkout navigate={navigate} />
          </div>
        </div>
      </Cart.Contents>
    </Cart.Root>
  </main>
);
