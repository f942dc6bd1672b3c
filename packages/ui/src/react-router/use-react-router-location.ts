'use client';

import type { LocationPort } from '@vitrine/atoms';
import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { createRouterLocation } from '../utils/router-location.ts';

/**
 * Returns the `location` of `createStorefront`, on React Router: lists and selections read and write
 * the query of the router's URL, and hear links, back and forward. It works in framework, data and
 * declarative mode, and on servers. The port stays the same between renderings.
 *
 * A write keeps the scroll position, and runs no loader of the current routes, because lists load
 * their own data. React Router before 7.15 runs them; see `shouldRevalidate`.
 *
 * @throws outside of a router.
 *
 * @example
 * export default function Root() {
 *   const location = useReactRouterLocation();
 *   const [storefront] = useState(() => createStorefront({ client: createShopClient(), location }));
 *   return (
 *     <StorefrontProvider storefront={storefront}>
 *       <UiProvider {...reactRouterLink} routes={routes}>
 *         <Outlet />
 *       </UiProvider>
 *     </StorefrontProvider>
 *   );
 * }
 */
export function useReactRouterLocation(): LocationPort {
  const location = useLocation();
  const navigate = useNavigate();
  const latest = useRef({ location, navigate });
  const [port] = useState(() =>
    createRouterLocation(location.search, (query, how) => {
      const { hash, state } = latest.current.location;
      void latest.current.navigate(
        { search: query && `?${query}`, hash },
        {
          state,
          replace: how === 'replace',
          preventScrollReset: true,
          defaultShouldRevalidate: false,
        },
      );
    }),
  );
  // While rendering: the page below reads the location that it is rendered for.
  port.follow(location, location.search);
  useLayoutEffect(() => {
    latest.current = { location, navigate };
    port.notify();
  }, [port, location, navigate]);
  return port;
}
