import { CartAnnouncer, CartDrawer, CartPage, Link } from '@vitrine/ui';
import { useEffect, useState } from 'react';
import { CollectionPage } from './CollectionPage.tsx';
import { ProductPage } from './ProductPage.tsx';
import { ShopHeader } from './ShopHeader.tsx';
import { hrefs, type Route, useRoute } from './use-route.ts';

export interface ShopProps {
  /** Where the hosted checkout is opened. Default: in this window. */
  navigate?: (url: string) => void;
}

/** Fenn House, the demo shop: the pages behind their addresses, and the cart beside them. */
export function Shop({ navigate }: ShopProps) {
  const route = useRoute();
  const [isCartOpen, setCartOpen] = useState(false);
  const place = `${route.page}/${'slug' in route ? route.slug : ''}`;

  useEffect(() => {
    setCartOpen(false);
    window.scrollTo(0, 0);
  }, [place]);

  const seeAll = (
    <Link place="standalone" href={hrefs.collection('for-the-table')}>
      See all objects
    </Link>
  );
  return (
    <CartDrawer.Root open={isCartOpen} onOpenChange={setCartOpen}>
      <CartAnnouncer />
      <ShopHeader />
      <Page route={route} openCart={() => setCartOpen(true)}>
        <main>
          <CartPage navigate={navigate} emptyAction={seeAll} />
        </main>
      </Page>
      <CartDrawer.Content navigate={navigate} emptyAction={seeAll} />
    </CartDrawer.Root>
  );
}

function Page({
  route,
  openCart,
  children,
}: {
  route: Route;
  openCart: () => void;
  children: React.ReactNode;
}) {
  if (route.page === 'collection') return <CollectionPage slug={route.slug} />;
  if (route.page === 'product') {
    return <ProductPage key={route.slug} slug={route.slug} onAdded={openCart} />;
  }
  return children;
}
