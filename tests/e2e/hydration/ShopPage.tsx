import { type Storefront, StorefrontProvider } from '@vitrine/atoms';
import { UiProvider } from '@vitrine/ui';
import { type ReactNode, Suspense, useEffect } from 'react';
import { navigate } from '../../../.storybook/routes.ts';
import { hrefs } from '../../../stories/pages/lib/use-route.ts';
import { Shop } from '../../../stories/pages/shop/Shop.tsx';
import '@vitrine/theme/styles.css';

export interface ShopPageProps {
  storefront: Storefront;
  /** Whether the server sends the store after the shell of its page. */
  streamed?: boolean;
  /** Called when the page is hydrated. */
  onLife?: () => void;
}

/** The demo store as part of a host's page, on its server and in the browser. */
export function ShopPage({ storefront, streamed, onLife }: ShopPageProps) {
  const shop = <Shop navigate={() => {}} />;
  return (
    <Life onLife={onLife}>
      <StorefrontProvider storefront={storefront}>
        <UiProvider locale="en-GB" routes={hrefs} navigate={navigate}>
          {streamed ? (
            <div>
              <Suspense fallback="The shell of the store">{shop}</Suspense>
            </div>
          ) : (
            shop
          )}
        </UiProvider>
      </StorefrontProvider>
    </Life>
  );
}

function Life({ onLife, children }: { onLife: (() => void) | undefined; children: ReactNode }) {
  useEffect(() => onLife?.(), [onLife]);
  return children;
}
