'use client';

import {
  type Comparison,
  defaultComparison,
  type ProductSearch,
  providerLogoutFailedAtom,
  sessionAtom,
  sessionEndedAtom,
  useAtomValue,
} from '@vitrine/atoms';
import { ChevronDown, Menu } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { CartAnnouncer } from '../../cart/announcements/CartAnnouncer.tsx';
import * as CartDrawer from '../../cart/drawer/CartDrawer.tsx';
import { CartTrigger } from '../../cart/drawer/CartTrigger.tsx';
import type { CartDrawerContentProps } from '../../cart/drawer/cart-drawer-module.ts';
import { AccountButton } from '../../identity/account/AccountButton.tsx';
import type { AccountLink } from '../../identity/account/AccountMenu.tsx';
import type { LoginFlowProps } from '../../identity/flow/LoginFlow.tsx';
import type { ProviderLogoutFailedDialogProps } from '../../identity/ProviderLogoutFailedDialog.tsx';
import { LoadError } from '../../patterns/feedback/LoadError.tsx';
import { OfflineBanner } from '../../patterns/feedback/OfflineBanner.tsx';
import { Container } from '../../primitives/container/Container.tsx';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { IconButton } from '../../primitives/icon-button/IconButton.tsx';
import * as SiteHeader from '../../primitives/site-header/SiteHeader.tsx';
import { useAppNavigate, useRoute, useUi } from '../../provider/UiProvider.tsx';
import { type LazyLayerProps, useLazyLayer } from '../../utils/hooks/use-lazy-layer.ts';
import { useLazyModule } from '../../utils/hooks/use-lazy-module.ts';
import { createLazyModule } from '../../utils/lazy-module.ts';
import { renderEventLine } from '../render-event-line.tsx';
import {
  type CurrentItem,
  getAriaCurrent,
  getCurrentItem,
  type NavigationItem,
} from './navigation.ts';
import { OpenLoginContext, useOpenLogin } from './open-login.ts';
import type { SessionNoticesProps } from './SessionNotices.tsx';
import type { SiteMenuProps } from './SiteMenu.tsx';
import * as css from './SiteShell.css.ts';
import '../../messages/en/common.ts';
import '../../messages/en/pages.ts';

export interface SiteShellProps {
  /** The site's name or logo in the header, which links to the route `home`. */
  name: ReactNode;
  /**
   * Path of the page's URL, from the router. When it changes, cart, menu and search close; it marks
   * the current item of the navigation.
   */
  pathname: string;
  /** The links of the header and of the menu of small screens. */
  navigation?: readonly NavigationItem[];
  /**
   * The visitor's own pages, in the account menu and in the menu of small screens. Default: the
   * routes `account`, `wishlist` and `compare`, as far as the host has them.
   */
  accountLinks?: readonly AccountLink[];
  /** In the menu of small screens below the links, such as `<NextEvent />`. */
  menuFeature?: ReactNode;
  /** At the bottom of the menu of small screens, such as a `MarketSelect`. */
  menuFooter?: ReactNode;
  /**
   * The login dialog: the URLs of this site to which the provider and its emails lead back, and
   * other options of `Login.Flow`. Without it, the login is the page of the route `login`.
   */
  login?: Omit<LoginFlowProps, 'onDone'>;
  /** Where the provider leads back to after a logout. */
  logout: ProviderLogoutFailedDialogProps;
  /** Options of the cart drawer, such as the URLs that the checkout returns to. */
  cart?: CartDrawerContentProps;
  /** The search of the header. Default: `defaultProductSearch`; null for none. */
  search?: ProductSearch | null;
  /** The comparison of the tray below the pages. Default: `defaultComparison`; null for none. */
  comparison?: Comparison | null;
  /** Above the header, such as a `PromotionBar`. */
  banner?: ReactNode;
  /** Further actions of the header, before the cart. */
  actions?: ReactNode;
  /** Below every page: a `SiteFooter.Root`. */
  footer?: ReactNode;
  /** The page. */
  children: ReactNode;
}

const loginModule = createLazyModule(() => import('./SiteLogin.tsx'));
const sessionNoticesModule = createLazyModule(() => import('./SessionNotices.tsx'));
const searchFieldModule = createLazyModule(() => import('../../catalog/search/SearchField.tsx'));
const compareTrayModule = createLazyModule(() => import('../../catalog/compare/CompareTray.tsx'));
const megaMenuModule = createLazyModule(() => import('./MegaMenu.tsx'));
const menuModule = createLazyModule(() => import('./SiteMenu.tsx'));

const CONTENT_ID = 'content';

/**
 * The frame of every page: skip link, header with navigation, search, account and cart, the cart
 * drawer, login and session dialogs, announcements of the cart, banners for a lost connection or
 * session, comparison and footer. Render it once, around the router's page.
 *
 * @example
 * <SiteShell
 *   name="Fenn House"
 *   pathname={useLocation().pathname}
 *   navigation={[{ label: 'Lamps', href: '/collections/lamps' }]}
 *   login={{ redirectUri: `${origin}/login/return`, recoveryUrl: `${origin}/login/reset` }}
 *   logout={{ returnTo: origin }}
 * >
 *   <Outlet />
 * </SiteShell>
 */
export function SiteShell({
  name,
  pathname,
  navigation = [],
  accountLinks,
  menuFeature,
  menuFooter,
  login,
  logout,
  cart,
  search,
  comparison = defaultComparison,
  banner,
  actions,
  footer,
  children,
}: SiteShellProps) {
  const { t, routes } = useUi();
  const home = useRoute('home');
  const [isCartOpen, setCartOpen] = useState(false);
  const [isSearching, setSearching] = useState(false);
  const ownLinks = accountLinks ?? getAccountLinks(routes, t);
  const currentItem = getCurrentItem(navigation, pathname, { ...routes, home });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect belongs to each new page.
  useEffect(() => {
    setCartOpen(false);
    setSearching(false);
  }, [pathname]);

  return (
    <CartDrawer.Root open={isCartOpen} onOpenChange={setCartOpen}>
      <SiteLoginProvider login={login}>
        {(openLogin) => (
          <>
            <CartAnnouncer />
            <div className={css.root}>
              <OfflineBanner />
              <SiteSessionNotices onLogIn={openLogin} logout={logout} />
              {banner}
              <SiteHeader.Root>
                <SiteHeader.SkipLink to={CONTENT_ID} />
                <SiteHeader.Menu>
                  <MenuButton
                    key={pathname}
                    title={name}
                    items={navigation}
                    accountLinks={ownLinks}
                    currentItem={currentItem}
                    comparison={comparison}
                    feature={menuFeature}
                    footer={menuFooter}
                    logout={logout}
                    onLogIn={openLogin}
                  />
                </SiteHeader.Menu>
                <SiteHeader.Brand href={home}>{name}</SiteHeader.Brand>
                <HeaderNavigation
                  items={navigation.filter(({ menuOnly }) => !menuOnly)}
                  currentItem={currentItem}
                  pathname={pathname}
                />
                <SiteHeader.Actions>
                  {search !== null && (
                    <HeaderSearch search={search} open={isSearching} onOpenChange={setSearching} />
                  )}
                  <span className={css.account}>
                    <AccountButton {...logout} links={ownLinks} onLogIn={openLogin} />
                  </span>
                  {actions}
                  <CartDrawer.Trigger asChild>
                    <CartTrigger />
                  </CartDrawer.Trigger>
                </SiteHeader.Actions>
              </SiteHeader.Root>
              <main id={CONTENT_ID} tabIndex={-1} className={css.content}>
                {children}
              </main>
              {footer}
              {comparison && pathname !== routes.compare && (
                <SiteCompareTray comparison={comparison} />
              )}
            </div>
            <CartDrawer.Content {...cart} />
          </>
        )}
      </SiteLoginProvider>
    </CartDrawer.Root>
  );
}

function getAccountLinks(
  { account, wishlist, compare }: ReturnType<typeof useUi>['routes'],
  t: ReturnType<typeof useUi>['t'],
): AccountLink[] {
  return [
    { label: t('pages.account'), href: account },
    { label: t('pages.wishlist'), href: wishlist },
    { label: t('pages.compare'), href: compare },
  ].filter((link): link is AccountLink => link.href !== undefined);
}

interface SiteLoginProviderProps extends Pick<SiteShellProps, 'login'> {
  children: (openLogin: () => void) => ReactNode;
}

/** Provides the function that opens the login, to the header and to the pages. */
function SiteLoginProvider({ login, children }: SiteLoginProviderProps) {
  const openLoginPage = useOpenLogin();
  const { status, code } = useLazyModule(loginModule);
  const [isOpen, setOpen] = useState(false);
  const hasFailed = isOpen && status === 'failed';
  useEffect(() => {
    if (!hasFailed) return;
    setOpen(false);
    openLoginPage();
  }, [hasFailed, openLoginPage]);
  const openDialog = () => {
    loginModule.start();
    setOpen(true);
  };
  const openLogin = login ? openDialog : openLoginPage;
  return (
    <OpenLoginContext value={openLogin}>
      {children(openLogin)}
      {login && code && <code.default {...login} open={isOpen} onOpenChange={setOpen} />}
    </OpenLoginContext>
  );
}

/** A visitor's page has none of them, so they are loaded for members. */
function SiteSessionNotices(props: SessionNoticesProps) {
  const { loggedIn } = useAtomValue(sessionAtom);
  const hasEnded = useAtomValue(sessionEndedAtom);
  const hasLogoutFailed = useAtomValue(providerLogoutFailedAtom);
  const isNeeded = loggedIn || hasEnded || hasLogoutFailed;
  const { code } = useLazyModule(sessionNoticesModule, isNeeded);
  return (
    code && (
      <Container className={css.notices}>
        <code.SessionNotices {...props} />
      </Container>
    )
  );
}

function SiteCompareTray({ comparison }: { comparison: Comparison }) {
  const { length } = useAtomValue(comparison.idsAtom) as readonly string[];
  const { code } = useLazyModule(compareTrayModule, length > 0);
  if (!code) return null;
  return (
    <Container>
      <code.CompareTray comparison={comparison} />
    </Container>
  );
}

interface HeaderSearchProps {
  search: ProductSearch | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The search field in a row below the header. */
function HeaderSearch({ search, open, onOpenChange }: HeaderSearchProps) {
  const { t } = useUi();
  const navigate = useAppNavigate();
  const { code, status } = useLazyModule(searchFieldModule);
  return (
    <SiteHeader.Search.Root open={open} onOpenChange={onOpenChange}>
      <SiteHeader.Search.Trigger
        label={t('pages.search')}
        onPointerEnter={searchFieldModule.start}
        onFocus={searchFieldModule.start}
        onClick={searchFieldModule.start}
      />
      <SiteHeader.Search.Bar>
        {code ? (
          <code.SearchField
            autoFocus
            appearance="panel"
            {...(search && { search })}
            renderEvent={renderEventLine}
            navigate={(href) => {
              onOpenChange(false);
              navigate(href);
            }}
            onClick={({ target }) => (target as Element).closest('a') && onOpenChange(false)}
          />
        ) : (
          <div className={css.loadingSearch}>
            {status === 'failed' && (
              <LoadError onRetry={searchFieldModule.start}>{t('common.failed')}</LoadError>
            )}
          </div>
        )}
      </SiteHeader.Search.Bar>
    </SiteHeader.Search.Root>
  );
}

interface HeaderNavigationProps {
  items: readonly NavigationItem[];
  currentItem: CurrentItem | undefined;
  pathname: string;
}

/** Plain links, until the panels of the pages below them are loaded. */
function HeaderNavigation(props: HeaderNavigationProps) {
  const { items, currentItem } = props;
  const { t } = useUi();
  const [focusedUrl, setFocusedUrl] = useState<string>();
  const hasPanels = items.some((item) => item.items);
  const { code } = useLazyModule(megaMenuModule, hasPanels);
  if (hasPanels && code) return <code.default {...props} focusedUrl={focusedUrl} />;
  return (
    <SiteHeader.Nav aria-label={t('pages.main')}>
      {items.map((item) => {
        const { label, href, items: below } = item;
        return (
          <SiteHeader.Link
            key={href}
            href={href}
            aria-current={getAriaCurrent(item, currentItem)}
            className={below && css.parentLink}
            {...(hasPanels && {
              onFocus: () => setFocusedUrl(href),
              onBlur: () => setFocusedUrl(undefined),
            })}
          >
            {label}
            {below && <Icon as={ChevronDown} size="small" />}
          </SiteHeader.Link>
        );
      })}
    </SiteHeader.Nav>
  );
}

type MenuButtonProps = Omit<SiteMenuProps, keyof LazyLayerProps>;

function MenuButton(props: MenuButtonProps) {
  const { t } = useUi();
  const { code, layer, trigger } = useLazyLayer(menuModule);
  return (
    <>
      <IconButton {...trigger} icon={Menu} label={t('pages.menu')} />
      {code && <code.default {...props} {...layer} />}
    </>
  );
}
