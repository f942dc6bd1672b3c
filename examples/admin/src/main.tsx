import '@vitrine/theme/fonts.css';
import '@vitrine/theme/styles.css';
import { StorefrontProvider } from '@vitrine/atoms';
import { UiProvider } from '@vitrine/ui';
import { reactRouterLink } from '@vitrine/ui/react-router';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Outlet, RouterProvider, useNavigate } from 'react-router';
import { AdminLayout } from './AdminLayout.tsx';
import { storefront } from './storefront.ts';
import { routes } from './urls.ts';

/** What all pages share: the state, and the links and messages of the components. */
function App() {
  const navigate = useNavigate();
  return (
    <StorefrontProvider storefront={storefront}>
      <UiProvider
        {...reactRouterLink}
        locale="en"
        routes={routes}
        navigate={(url) => void navigate(url)}
      >
        <Outlet />
      </UiProvider>
    </StorefrontProvider>
  );
}

// Each page is loaded when it is opened.
const router = createBrowserRouter([
  {
    element: <App />,
    children: [
      { path: 'login/return', lazy: () => import('./pages/login-return.tsx') },
      { path: 'login/reset', lazy: () => import('./pages/login-reset.tsx') },
      { path: 'box-office/:eventId/check-in', lazy: () => import('./pages/check-in.tsx') },
      {
        element: <AdminLayout />,
        children: [
          { index: true, lazy: () => import('./pages/home.tsx') },
          { path: 'orders', lazy: () => import('./pages/orders.tsx') },
          { path: 'orders/:eventId/:orderNumber', lazy: () => import('./pages/order.tsx') },
          { path: 'events', lazy: () => import('./pages/events.tsx') },
          { path: 'events/new', lazy: () => import('./pages/event.tsx') },
          { path: 'events/:eventId', lazy: () => import('./pages/event.tsx') },
          { path: 'box-office', lazy: () => import('./pages/box-office.tsx') },
          { path: 'box-office/:eventId/guests', lazy: () => import('./pages/guests.tsx') },
          { path: 'box-office/:eventId/sale', lazy: () => import('./pages/sale.tsx') },
          { path: 'products', lazy: () => import('./pages/products.tsx') },
          { path: 'products/new', lazy: () => import('./pages/product.tsx') },
          { path: 'products/prices', lazy: () => import('./pages/prices.tsx') },
          { path: 'products/:productId', lazy: () => import('./pages/product.tsx') },
          { path: 'products/:productId/variants', lazy: () => import('./pages/variants.tsx') },
          { path: 'products/:productId/media', lazy: () => import('./pages/media.tsx') },
          { path: 'collections', lazy: () => import('./pages/collections.tsx') },
          { path: 'collections/:collectionId', lazy: () => import('./pages/collections.tsx') },
          { path: 'back-in-stock', lazy: () => import('./pages/back-in-stock.tsx') },
        ],
      },
    ],
  },
]);

createRoot(document.getElementById('root') as HTMLElement).render(
  <RouterProvider router={router} />,
);
