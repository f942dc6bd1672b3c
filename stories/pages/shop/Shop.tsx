import type { MockPlatform } from '@vitrine/mocks';
import {
  CartAnnouncer,
  CartDrawer,
  CartPage,
  type CartPageProps,
  CheckoutReturn,
  CompareTray,
  Container,
  EmptyState,
  MaterialSection,
  OfflineBanner,
  SessionRenewalBanner,
} from '@vitrine/ui';
import { useEffect, useState } from 'react';
import { comparison } from '../lib/saved-products.ts';
import { useShopMessages } from '../lib/shop-messages.ts';
import { hrefs, type Route, useRoute } from '../lib/use-route.ts';
import { CollectionPage } from './CollectionPage.tsx';
import { CollectionsPage } from './CollectionsPage.tsx';
import { ComparePage } from './ComparePage.tsx';
import { EventPage } from './EventPage.tsx';
import { EventsPage } from './EventsPage.tsx';
import { HomePage } from './HomePage.tsx';
import { ProductPage } from './ProductPage.tsx';
import { RecentlyViewedSection } from './RecentlyViewed.tsx';
import { SearchPage } from './SearchPage.tsx';
import { SeeAll } from './SeeAll.tsx';
import * as css from './Shop.css.ts';
import { ShopFooter } from './ShopFooter.tsx';
import { ShopHeader } from './ShopHeader.tsx';
import { EventCheckoutPage, EventOrderPage } from './TicketPages.tsx';
import { WishlistPage } from './WishlistPage.tsx';

export interface ShopProps {
  /** Opens the hosted checkout. Default: in this window. */
  navigate?: (url: string) => void;
  /** Time after which an opening checkout counts as slow, in milliseconds. */
  slowAfter?: number;
  /** Minimum amount for free delivery. */
  freeDeliveryFrom?: string;
  /** The platform in the page, which simulates a provider's own pages at login. */
  platform?: MockPlatform | undefined;
}

const returnTo = { cart: hrefs.cart, after: hrefs.checkedOut, thankYou: hrefs.thanks };

/** Fenn House, the demo store: the pages by URL, with the cart next to them. */
export function Shop({ navigate, slowAfter, freeDeliveryFrom, platform }: ShopProps) {
  const route = useRoute();
  const [isCartOpen, setCartOpen] = useState(false);
  const checkout = { navigate, returnTo, slowAfter, freeDeliveryFrom };
  const routeKey = `${route.page}/${'slug' in route ? route.slug : ''}`;

  useEffect(() => {
    setCartOpen(false);
  }, [routeKey]);

  return (
    // The store's own text, independent of the page's language.
    <MaterialSection title="Material">
      <CartDrawer.Root open={isCartOpen} onOpenChange={setCartOpen}>
        <CartAnnouncer />
        <div className={css.root}>
          <OfflineBanner />
          <SessionRenewalBanner />
          <ShopHeader route={route} platform={platform} navigate={navigate} />
          <main id="content" tabIndex={-1} className={css.content}>
            <Page
              key={routeKey}
              {...{ route, platform, navigate, checkout }}
              openCart={() => setCartOpen(true)}
            />
          </main>
          <ShopFooter />
          {route.page !== 'compare' && (
            <Container>
              <CompareTray comparison={comparison} />
            </Container>
          )}
        </div>
        <CartDrawer.Content {...checkout} emptyAction={<SeeAll />} />
      </CartDrawer.Root>
    </MaterialSection>
  );
}

interface PageProps extends ShopProps {
  route: Route;
  openCart: () => void;
  checkout: Pick<CartPageProps, 'navigate' | 'returnTo' | 'slowAfter' | 'freeDeliveryFrom'>;
}

function Page({ route, platform, navigate, openCart, checkout }: PageProps) {
  const getMessage = useShopMessages();
  switch (route.page) {
    case 'home':
      return <HomePage />;
    case 'collections':
      return <CollectionsPage />;
    case 'collection':
      return <CollectionPage slug={route.slug} />;
    case 'product':
      return <ProductPage slug={route.slug} onAdded={openCart} />;
    case 'event':
      return <EventPage slug={route.slug} platform={platform} navigate={navigate} />;
    case 'event-checkout':
      return <EventCheckoutPage slug={route.slug} navigate={navigate} />;
    case 'event-order':
      return <EventOrderPage {...route} navigate={navigate} />;
    case 'search':
      return <SearchPage />;
    case 'events':
      return <EventsPage />;
    case 'wishlist':
      return <WishlistPage />;
    case 'compare':
      return <ComparePage />;
    case 'cart':
      return (
        <>
          <CartPage {...checkout} emptyAction={<SeeAll />} canSave />
          <RecentlyViewedSection />
        </>
      );
    case 'checked-out':
    case 'thanks':
      return (
        <CheckoutReturn
          location={route.page === 'thanks' ? 'thankYou' : 'after'}
          action={<SeeAll />}
        />
      );
    default:
      return (
        <Container className={css.page}>
          <EmptyState level={1} title={getMessage('Page not found')} action={<SeeAll />}>
            {getMessage('It may have moved, or the address was mistyped.')}
          </EmptyState>
        </Container>
      );
  }
}
