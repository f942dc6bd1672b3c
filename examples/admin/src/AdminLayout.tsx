import {
  AdminFrame,
  EventResults,
  GuestResults,
  type NavigationGroup,
  OrderResults,
  ProductResults,
  useCommands,
} from '@vitrine/admin';
import { logOutAtom, useSetAtom } from '@vitrine/atoms';
import { ProviderLogoutFailedDialog } from '@vitrine/ui';
import { Outlet, useLocation } from 'react-router';
import { SignedIn } from './SignedIn.tsx';
import { routes, urls } from './urls.ts';

const navigation: readonly NavigationGroup[] = [
  { items: [{ id: '/', label: 'Dashboard', href: '/', key: 'd' }] },
  {
    title: 'Events',
    items: [
      { id: routes.adminOrders, label: 'Orders', href: routes.adminOrders, key: 'o' },
      { id: routes.adminEvents, label: 'Events', href: routes.adminEvents, key: 'e' },
      { id: urls.boxOffice, label: 'Box office', href: urls.boxOffice, key: 'b' },
    ],
  },
  {
    title: 'Shop',
    items: [
      { id: routes.adminProducts, label: 'Products', href: routes.adminProducts, key: 'p' },
      { id: urls.collections, label: 'Collections', href: urls.collections, key: 'c' },
      { id: urls.backInStock, label: 'Back in stock', href: urls.backInStock, key: 's' },
    ],
  },
];

/** Commands that all pages have. */
function AppCommands() {
  const logOut = useSetAtom(logOutAtom);
  const run = () => {
    logOut({ originalUrl: window.location.origin }).then(
      ({ logoutUrl }) => window.location.assign(logoutUrl),
      // `ProviderLogoutFailedDialog` shows the failure.
      () => {},
    );
  };
  useCommands([{ id: 'log-out', label: 'Log out', run }]);
  return null;
}

/** The frame of the owner's pages, with the page of the URL. */
export function AdminLayout() {
  const { pathname } = useLocation();
  const section = `/${pathname.split('/')[1]}`;
  return (
    <>
      <SignedIn>
        <AdminFrame
          name="Fenn House"
          href="/"
          navigation={navigation}
          current={section}
          {...(section !== pathname && { backHref: section })}
          searchResults={
            <>
              <OrderResults />
              <GuestResults />
              <EventResults />
              <ProductResults />
            </>
          }
        >
          <AppCommands />
          <Outlet />
        </AdminFrame>
      </SignedIn>
      <ProviderLogoutFailedDialog returnTo={window.location.origin} />
    </>
  );
}
