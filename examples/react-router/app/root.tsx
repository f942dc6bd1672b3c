import '@vitrine/theme/fonts.css';
import '@vitrine/theme/styles.css';
import './theme.css';
import { createStorefront, StorefrontProvider } from '@vitrine/atoms';
import { NotFoundPage, UiProvider } from '@vitrine/ui';
import { reactRouterLink, useReactRouterLocation } from '@vitrine/ui/react-router';
import { type ReactNode, useState } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useNavigate,
} from 'react-router';
import type { Route } from './+types/root.ts';
import { createBrowserClient } from './client.ts';
import { locale, routes } from './shop.ts';
import { SiteFrame } from './site-frame.tsx';

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
];

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return (
    <Shop>
      <Outlet />
    </Shop>
  );
}

/** The state of the shop, and the frame around its pages. */
function Shop({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const location = useReactRouterLocation();
  const [storefront] = useState(() =>
    createStorefront({ client: createBrowserClient(), location }),
  );
  return (
    <StorefrontProvider storefront={storefront}>
      <UiProvider {...reactRouterLink} locale={locale} routes={routes} navigate={navigate}>
        <SiteFrame pathname={pathname}>{children}</SiteFrame>
      </UiProvider>
    </StorefrontProvider>
  );
}

/** What shows instead of a page that failed. The frame around it keeps working. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <Shop>
      {isMissing ? (
        <NotFoundPage />
      ) : (
        <NotFoundPage title="Something went wrong">
          Reload the page, or try again later.
        </NotFoundPage>
      )}
    </Shop>
  );
}
