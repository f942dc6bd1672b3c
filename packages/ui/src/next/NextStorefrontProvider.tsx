'use client';

import { type LocationPort, type Storefront, StorefrontProvider } from '@vitrine/atoms';
import { useSearchParams } from 'next/navigation';
import { type ReactNode, Suspense, useLayoutEffect, useRef, useState } from 'react';
import type { RouterLocation } from '../utils/router-location.ts';
import { createNextLocation } from './next-location.ts';

export interface NextStorefrontProviderProps {
  /**
   * Creates the storefront with the location of Next's router: once in the browser, and once for
   * each request on the server.
   */
  create: (location: LocationPort) => Storefront;
  /** Components whose hooks use the storefront. */
  children?: ReactNode;
}

/**
 * Provides a storefront whose lists and selections read and write the query of Next's URL, and hear
 * links, back and forward. A write keeps the scroll position and sends no request to Next's server.
 *
 * Put it into a client component around the root layout's children, and `HydrateStorefront` into each
 * page that loads data: it also brings the query that the page was rendered for. Without it, a page
 * is rendered without a query, and follows it in the browser. Static pages stay static.
 *
 * @example
 * 'use client';
 *
 * export const Providers = ({ children }: { children: ReactNode }) => (
 *   <NextStorefrontProvider
 *     create={(location) => createStorefront({ client: createShopClient(), location })}
 *   >
 *     <UiProvider {...nextLink} routes={routes}>{children}</UiProvider>
 *   </NextStorefrontProvider>
 * );
 */
export function NextStorefrontProvider({ create, children }: NextStorefrontProviderProps) {
  const [{ location, storefront }] = useState(() => {
    const created = createNextLocation();
    return { location: created, storefront: create(created) };
  });
  return (
    <StorefrontProvider storefront={storefront}>
      {/* In a static page, Next renders only this part in the browser. */}
      <Suspense fallback={null}>
        <QueryObserver location={location} />
      </Suspense>
      {children}
    </StorefrontProvider>
  );
}

/** Reports the query of Next's URL, before the page below renders with it. */
function QueryObserver({ location }: { location: RouterLocation }) {
  const params = useSearchParams();
  const isMounted = useRef(false);
  // Not on the server, nor while React hydrates its markup: React hydrates this part later than the
  // page, which has the query of its state.
  if (isMounted.current) location.follow(params, params.toString());
  useLayoutEffect(() => {
    isMounted.current = true;
    location.follow(params, params.toString());
    location.notify();
  }, [location, params]);
  return null;
}
