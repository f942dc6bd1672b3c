'use client';

import { orderHistoryPortAtom, useAtomValue } from '@vitrine/atoms';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import * as Account from '../identity/account/Account.tsx';
import type { AccountRootProps } from '../identity/account/AccountRoot.tsx';
import type { AccountSecurityProps } from '../identity/account/AccountSecurity.tsx';
import type { OrderHistoryProps } from '../orders/history/OrderHistory.tsx';
import { BrowseCollectionsLink, BrowseEventsLink } from '../patterns/browse-links/BrowseLinks.tsx';
import { Container } from '../primitives/container/Container.tsx';
import * as Skeleton from '../primitives/skeleton/Skeleton.tsx';
import { useUi } from '../provider/UiProvider.tsx';
import * as css from './Page.css.ts';
import { useOpenLogin } from './shell/open-login.ts';
import '../messages/en/pages.ts';

/** Loads the lists of orders where the host provides orders, and leaves them out if it can't. */
const loadHistory = (name: 'OrderHistory' | 'TicketHistory') =>
  lazy<ComponentType<OrderHistoryProps>>(() =>
    import('../orders/history/OrderHistory.tsx').then(
      (history) => ({ default: history[name] }),
      () => ({ default: () => null }),
    ),
  );
const OrderHistory = loadHistory('OrderHistory');
const TicketHistory = loadHistory('TicketHistory');

const loading = (
  <Skeleton.Root>
    <Skeleton.Line width="14ch" />
    <Skeleton.Line width="22ch" />
  </Skeleton.Root>
);

export interface AccountPageProps
  extends Pick<AccountRootProps, 'person' | 'nav'>,
    AccountSecurityProps {
  /** Further sections, such as an `Account.Section` with the member's addresses. */
  children?: ReactNode;
}

/**
 * A member's page: orders and tickets if the storefront has an `orderHistory`, profile, further
 * sections of the host, security. Visitors are asked to log in.
 */
export function AccountPage({ person, nav, children, ...security }: AccountPageProps) {
  const { t } = useUi();
  const openLogin = useOpenLogin();
  const history = useAtomValue(orderHistoryPortAtom);
  return (
    <Container className={css.titled}>
      <Account.Root onLogIn={openLogin} person={person} nav={nav}>
        {history?.readOrders && (
          <Account.Section title={t('pages.orders')}>
            <Suspense fallback={loading}>
              <OrderHistory emptyAction={<BrowseCollectionsLink />} />
            </Suspense>
          </Account.Section>
        )}
        {history?.readTicketOrders && (
          <Account.Section title={t('pages.tickets')}>
            <Suspense fallback={loading}>
              <TicketHistory emptyAction={<BrowseEventsLink />} />
            </Suspense>
          </Account.Section>
        )}
        <Account.Profile />
        {children}
        <Account.Security {...security} />
      </Account.Root>
    </Container>
  );
}
