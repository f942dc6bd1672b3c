'use client';

import { type Comparison, defaultWishlist, sessionAtom, useAtomValue } from '@vitrine/atoms';
import {
  ArrowLeft,
  ArrowRightLeft,
  ChevronRight,
  Heart,
  LogOut,
  type LucideIcon,
  Package,
  ShoppingBag,
  UserRound,
} from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import type { AccountLink } from '../../identity/account/AccountMenu.tsx';
import { type LogOutOptions, useLogOut } from '../../identity/account/use-log-out.ts';
import * as Drawer from '../../primitives/drawer/Drawer.tsx';
import { Heading } from '../../primitives/heading/Heading.tsx';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { Picture } from '../../primitives/picture/Picture.tsx';
import { PlainList } from '../../primitives/plain-list/PlainList.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import { AppLink } from '../../provider/AppLink.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import type { LazyLayerProps } from '../../utils/hooks/use-lazy-layer.ts';
import { getNumberFormat } from '../../utils/number-format.ts';
import { type CurrentItem, getAriaCurrent, type NavigationItem } from './navigation.ts';
import * as css from './SiteMenu.css.ts';
import '../../messages/en/common.ts';
import '../../messages/en/identity.ts';
import '../../messages/en/pages.ts';

export interface SiteMenuProps extends LazyLayerProps {
  title: ReactNode;
  items: readonly NavigationItem[];
  accountLinks: readonly AccountLink[];
  currentItem: CurrentItem | undefined;
  comparison: Comparison | null;
  /** Below the links, such as the next event. */
  feature: ReactNode;
  /** At the bottom, such as the site's languages. */
  footer: ReactNode;
  logout: LogOutOptions;
  onLogIn: () => void;
}

/** The element has the focus when it appears. The function must be the same in each render. */
const focusOnMount = (element: HTMLElement | null) => element?.focus();

/**
 * The menu of small screens, loaded when it is opened: the site's links, one list for each level, and
 * the visitor's own pages.
 */
export default function SiteMenu({
  id,
  open,
  onOpenChange,
  opener,
  title,
  onLogIn,
  ...rest
}: SiteMenuProps) {
  const { t } = useUi();
  /** What continues when the menu has closed and no longer holds the focus. */
  const continuation = useRef<() => void>(undefined);
  /** The items whose pages are displayed, from the top level down. */
  const [path, setPath] = useState<readonly NavigationItem[]>([]);
  /** The item to which the visitor went back. */
  const [returnedTo, setReturnedTo] = useState<NavigationItem>();
  const level = path.at(-1);
  const close = () => onOpenChange(false);
  const goBack = () => {
    setPath(path.slice(0, -1));
    setReturnedTo(level);
  };
  return (
    <Drawer.Root
      open={open}
      onOpenChange={(isOpen) => {
        setPath([]);
        setReturnedTo(undefined);
        onOpenChange(isOpen);
      }}
    >
      <Drawer.Content
        id={id}
        side="start"
        aria-describedby={undefined}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          opener.current?.focus();
          continuation.current?.();
          continuation.current = undefined;
        }}
        onEscapeKeyDown={(event) => {
          if (!level) return;
          event.preventDefault();
          goBack();
        }}
      >
        <Drawer.Header>
          {level ? (
            <>
              <VisuallyHidden>
                <Drawer.Title>{title}</Drawer.Title>
              </VisuallyHidden>
              <button type="button" className={css.back} onClick={goBack}>
                <Icon as={ArrowLeft} mirrored />
                {path.at(-2)?.label ?? t('pages.menu')}
              </button>
            </>
          ) : (
            <Drawer.Title>
              <span className={css.brand}>{title}</span>
            </Drawer.Title>
          )}
        </Drawer.Header>
        <Drawer.Body className={css.body}>
          {level ? (
            <Pages
              key={level.href}
              item={level}
              currentItem={rest.currentItem}
              returnedTo={returnedTo}
              onFollow={close}
              onOpen={(item) => setPath([...path, item])}
            />
          ) : (
            <TopLevel
              {...rest}
              onLogIn={() => {
                continuation.current = onLogIn;
                close();
              }}
              returnedTo={returnedTo}
              onFollow={close}
              onOpen={(item) => setPath([item])}
            />
          )}
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}

interface LevelProps {
  currentItem: CurrentItem | undefined;
  returnedTo: NavigationItem | undefined;
  /** A link was followed. */
  onFollow: () => void;
  /** The pages below an item are to be displayed. */
  onOpen: (item: NavigationItem) => void;
}

interface TopLevelProps
  extends LevelProps,
    Pick<
      SiteMenuProps,
      'items' | 'accountLinks' | 'comparison' | 'feature' | 'footer' | 'logout' | 'onLogIn'
    > {}

function TopLevel({
  items,
  accountLinks,
  comparison,
  feature,
  footer,
  logout,
  onLogIn,
  ...level
}: TopLevelProps) {
  const { t } = useUi();
  const { onFollow } = level;
  return (
    <div className={classes(css.level, level.returnedTo && css.fromStart)}>
      <nav aria-label={t('pages.main')}>
        <PlainList className={css.sections}>
          {items.map((item) => (
            <li key={item.href}>
              <Row {...level} item={item} className={css.section} />
            </li>
          ))}
        </PlainList>
      </nav>
      {feature && (
        // biome-ignore lint/a11y/noStaticElementInteractions: its own links have the interaction.
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard clicks a link too.
        <div
          className={css.feature}
          onClick={({ target }) => (target as Element).closest('a') && onFollow()}
        >
          {feature}
        </div>
      )}
      <nav aria-label={t('common.account')} className={css.account}>
        <AccountRows
          links={accountLinks}
          comparison={comparison}
          logout={logout}
          onLogIn={onLogIn}
          onFollow={onFollow}
        />
      </nav>
      {footer && <div className={css.footer}>{footer}</div>}
    </div>
  );
}

/** The pages below an item, and the item's own page first. */
function Pages({ item, ...level }: LevelProps & { item: NavigationItem }) {
  const { t } = useUi();
  const { label, href, allLabel, count, items = [] } = item;
  const own = {
    label: allLabel ?? t('pages.viewAll'),
    href,
    ...(count !== undefined && { count }),
  };
  return (
    <nav aria-label={label} className={classes(css.level, css.fromEnd)}>
      <Heading
        ref={level.returnedTo && items.includes(level.returnedTo) ? undefined : focusOnMount}
        tabIndex={-1}
        level={3}
        variant="displayM"
        className={css.title}
      >
        {label}
      </Heading>
      <PlainList>
        {[own, ...items].map((page) => (
          <li key={page.href}>
            <Row
              {...level}
              item={page}
              className={classes(css.page, page === own && css.ownPage)}
            />
          </li>
        ))}
      </PlainList>
    </nav>
  );
}

interface RowProps extends LevelProps {
  item: NavigationItem;
  className: string | undefined;
}

/** A link, or a button that leads to the pages below it. */
function Row({ item, currentItem, returnedTo, onFollow, onOpen, className }: RowProps) {
  const { label, href, items, image, count } = item;
  const row = {
    className: classes(css.row, className),
    'aria-current': getAriaCurrent(item, currentItem),
  };
  const content = (
    <>
      {image && (
        <Picture image={image} name="" decorative width={45} ratio={4 / 5} className={css.image} />
      )}
      <span className={css.label}>{label}</span>
      <Count value={count} />
      <Icon as={ChevronRight} mirrored className={css.chevron} />
    </>
  );
  if (!items) {
    return (
      <AppLink {...row} href={href} onClick={onFollow}>
        {content}
      </AppLink>
    );
  }
  return (
    <button
      {...row}
      ref={item === returnedTo ? focusOnMount : undefined}
      type="button"
      onClick={() => onOpen(item)}
    >
      {content}
    </button>
  );
}

function Count({ value }: { value: number | undefined }) {
  const { locale } = useUi();
  if (!value) return null;
  return <span className={css.count}>{getNumberFormat(locale).format(value)}</span>;
}

interface AccountRowsProps extends Pick<SiteMenuProps, 'comparison' | 'logout' | 'onLogIn'> {
  links: readonly AccountLink[];
  onFollow: () => void;
}

/** Login or logout, and the visitor's own pages with the number of products that they contain. */
function AccountRows({ links, comparison, logout, onLogIn, onFollow }: AccountRowsProps) {
  const { t, routes } = useUi();
  const { loggedIn } = useAtomValue(sessionAtom);
  const saved = useAtomValue(defaultWishlist.idsAtom).length;
  const icons: Record<string, LucideIcon> = {
    ...(routes.account && { [routes.account]: UserRound }),
    ...(routes.wishlist && { [routes.wishlist]: Heart }),
    ...(routes.compare && { [routes.compare]: ArrowRightLeft }),
    ...(routes.cart && { [routes.cart]: ShoppingBag }),
  };
  const getIcon = ({ href, icon }: AccountLink) => icon ?? icons[href] ?? Package;
  return (
    <PlainList>
      {!loggedIn && (
        <li>
          <button type="button" className={css.accountRow} onClick={onLogIn}>
            <Icon as={UserRound} />
            <span className={css.label}>{t('common.logIn')}</span>
          </button>
        </li>
      )}
      {links.map((link) => (
        <li key={link.href}>
          <AppLink href={link.href} className={css.accountRow} onClick={onFollow}>
            <Icon as={getIcon(link)} />
            <span className={css.label}>{link.label}</span>
            {link.href === routes.wishlist && <Count value={saved} />}
            {link.href === routes.compare && comparison && <Compared comparison={comparison} />}
          </AppLink>
        </li>
      ))}
      {loggedIn && (
        <li>
          <LogOutRow {...logout} onLeave={onFollow} />
        </li>
      )}
    </PlainList>
  );
}

function Compared({ comparison }: { comparison: Comparison }) {
  return <Count value={(useAtomValue(comparison.idsAtom) as readonly string[]).length} />;
}

function LogOutRow({ onLeave, ...options }: LogOutOptions & { onLeave: () => void }) {
  const { t } = useUi();
  const [isPending, leave] = useLogOut(options);
  return (
    <button
      type="button"
      className={css.accountRow}
      aria-disabled={isPending}
      onClick={() => {
        if (isPending) return;
        onLeave();
        void leave();
      }}
    >
      <Icon as={LogOut} mirrored />
      <span className={css.label}>{t('identity.account.logOut')}</span>
    </button>
  );
}
