import { type Storefront, StorefrontProvider } from '@vitrine/atoms';
import { UiProvider } from '@vitrine/ui';
import { type ReactNode, useEffect } from 'react';
import { Shop } from '../../../stories/pages/shop/Shop.tsx';
import '@vitrine/theme/styles.css';

export interface ShopPageProps {
  storefront: Storefront;
  /** The page has come to life. */
  onLife?: () => void;
}

/** The demo shop as a host's own page has it, on its server and in the browser. */
export function ShopPage({ storefront, onLife }: ShopPageProps) {
  return (
    <Life onLife={onLife}>
      <StorefrontProvider storefront={storefront}>
        <UiProvider locale="en-GB">
          <Shop navigate={() => {}} />
        </UiProvider>
      </StorefrontProvider>
    </Life>
  );
}

function Life({ onLife, children }: { onLife: (() => void) | undefined; children: ReactNode }) {
  useEffect(() => onLife?.(), [onLife]);
  return children;
}
