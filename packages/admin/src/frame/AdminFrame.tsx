'use client';

import { profileAtom, useAtomValue } from '@vitrine/atoms';
import {
  AppLink,
  Drawer,
  getNumberFormat,
  Icon,
  IconButton,
  useUi,
  VisuallyHidden,
} from '@vitrine/ui';
import { ChevronLeft, Menu, Search } from 'lucide-react';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { useAdminTranslate } from '../messages/use-admin-translate.ts';
import * as css from './AdminFrame.css.ts';
import { CommandProvider } from './CommandProvider.tsx';
import {
  type Command,
  useCommands,
  useGuardedNavigate,
  useOptionalCommands,
} from './command-context.ts';
import { CommandMenu } from './command-menu/CommandMenu.tsx';
import { compactDensity } from './compact-density.ts';
import { KeyHelp } from './KeyHelp.tsx';
import { Keys } from './Keys.tsx';
import { StatusMark } from './StatusMark.tsx';
import '../messages/en/frame.ts';

/** A page of the navigation. */
export interface NavigationItem {
  /** Unique in the navigation; names the current page. */
  id: string;
  /** Text of the link. */
  label: string;
  /** URL of the page. */
  href: string;
  /** Number of items on the page. */
  count?: number | undefined;
  /** Number of items that wait for the owner; replaces `count` where there are some. */
  needsAction?: number | undefined;
  /** The key that goes there after G: `'o'`. */
  key?: string;
}

/** Pages of the navigation under a heading. */
export interface NavigationGroup {
  /** Without one, the pages come first and need no heading. */
  title?: string;
  /** In display order. */
  items: readonly NavigationItem[];
}

export interface AdminFrameProps {
  /** Name of the shop. */
  name: string;
  /** URL of the first page. */
  href?: string;
  /** The groups of links in the navigation. */
  navigation: readonly NavigationGroup[];
  /** ID of the current page. */
  current?: string;
  /**
   * The user's name, and what they do: “Box office”. Default: the name of the logged-in member, as far
   * as it is known; after a reload, it is from the storefront's `profile` port.
   */
  account?: { name: string; role?: string };
  /** Title of the page in the bar of a phone. Default: the shop's name. */
  title?: string;
  /** URL of the page above this one: the bar of a phone has Back instead of the menu. */
  backHref?: string;
  /** Icon buttons at the end of the bar of a phone, at most two. */
  barActions?: ReactNode;
  /** Groups of search results in the command menu: `<OrderResults />`, `<GuestResults />` and others. */
  searchResults?: ReactNode;
  /** The screen. */
  children: ReactNode;
}

/**
 * The frame of an owner's pages: navigation, command menu and list of keys; on screens below 1024 px a
 * bar with a drawer. Contains a `CommandProvider`. No other component of this package needs it.
 */
export function AdminFrame({ searchResults, children, ...rest }: AdminFrameProps) {
  return (
    <CommandProvider>
      <FrameContent {...rest}>{children}</FrameContent>
      <CommandMenu>{searchResults}</CommandMenu>
      <KeyHelp />
    </CommandProvider>
  );
}

/** Returns the account of the logged-in member; undefined while their name is not known. */
function useMemberAccount(): AdminFrameProps['account'] {
  const { identity } = useAtomValue(profileAtom);
  const { firstName, lastName } = identity?.identityProfile ?? {};
  const name = [firstName, lastName].filter(Boolean).join(' ') || identity?.email?.address;
  return name ? { name } : undefined;
}

function FrameContent({
  name,
  href,
  navigation,
  current,
  account,
  title,
  backHref,
  barActions,
  children,
}: Omit<AdminFrameProps, 'searchResults'>) {
  const t = useAdminTranslate();
  const member = useMemberAccount();
  const contentId = useId();
  const [isOpen, setOpen] = useState(false);
  const openMenu = useOptionalCommands()?.openMenu;
  useFrameCommands(navigation);
  const shopName = href ? (
    <AppLink href={href} className={css.shopName}>
      {name}
    </AppLink>
  ) : (
    <p className={css.shopName}>{name}</p>
  );
  const navigationOf = (label: ReactNode) => (
    <Navigation
      {...{ navigation, current, account: account ?? member }}
      header={label}
      onLeave={() => setOpen(false)}
    />
  );
  return (
    <div {...compactDensity(css.root)}>
      <a
        href={`#${contentId}`}
        className={css.skip}
        onClick={(event) => {
          // The URL stays unchanged: a router may have its pages behind the `#`.
          event.preventDefault();
          document.getElementById(contentId)?.focus();
        }}
      >
        {t('admin.skip')}
      </a>
      <header className={css.topBar}>
        {backHref ? (
          <IconButton label={t('admin.back')} icon={ChevronLeft} mirrored asChild>
            <AppLink href={backHref} />
          </IconButton>
        ) : (
          <IconButton
            label={t('admin.menu')}
            icon={Menu}
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
          />
        )}
        <span className={css.topBarName}>{title ?? name}</span>
        {barActions}
        <IconButton
          label={t('admin.command.search')}
          icon={Search}
          aria-haspopup="dialog"
          onClick={openMenu}
        />
      </header>
      <Drawer.Root open={isOpen} onOpenChange={setOpen}>
        <Drawer.Content side="start" {...compactDensity(css.drawer)} aria-describedby={undefined}>
          <Drawer.Header className={css.drawerHeader}>
            <Drawer.Title>{name}</Drawer.Title>
          </Drawer.Header>
          {navigationOf(null)}
        </Drawer.Content>
      </Drawer.Root>
      <div className={css.side}>{navigationOf(shopName)}</div>
      <main id={contentId} tabIndex={-1} className={css.main}>
        {children}
      </main>
    </div>
  );
}

/** Adds the commands that every page has. */
function useFrameCommands(navigation: readonly NavigationGroup[]): void {
  const t = useAdminTranslate();
  const navigate = useGuardedNavigate();
  const { openMenu, openKeyHelp } = useOptionalCommands() ?? {};
  const commands = useMemo((): Command[] => {
    const pages = navigation.flatMap(({ items }) => items);
    return [
      ...pages.map(
        ({ id, label, href, key }): Command => ({
          id: `go.${id}`,
          label: t('admin.command.goToPage', { page: label }),
          kind: 'navigation',
          href,
          ...(key && { keys: `g ${key}` }),
          run: () => navigate(href),
        }),
      ),
      {
        id: 'admin.menu',
        label: t('admin.command.open'),
        keys: 'mod+k',
        worksInFields: true,
        isHidden: true,
        run: () => openMenu?.(),
      },
      {
        id: 'admin.keys',
        label: t('admin.keys.title'),
        keys: '?',
        run: () => openKeyHelp?.(),
      },
    ];
  }, [navigation, navigate, t, openMenu, openKeyHelp]);
  useCommands(commands);
}

interface NavigationProps extends Pick<AdminFrameProps, 'navigation' | 'current' | 'account'> {
  header: ReactNode;
  /** Called when a link or a command is used, which closes a drawer. */
  onLeave: () => void;
}

function Navigation({ navigation, current, account, header, onLeave }: NavigationProps) {
  const t = useAdminTranslate();
  const baseId = useId();
  const { openMenu, openKeyHelp } = useOptionalCommands() ?? {};
  const leaveTo = (open: (() => void) | undefined) => () => {
    onLeave();
    open?.();
  };
  return (
    <div className={css.nav}>
      {header}
      <button
        type="button"
        aria-haspopup="dialog"
        className={css.search}
        onClick={leaveTo(openMenu)}
      >
        <Icon as={Search} size="small" />
        <span className={css.searchText}>{t('admin.command.search')}</span>
        <Keys keys="mod+k" />
      </button>
      <nav aria-label={t('admin.nav')} className={css.groups}>
        {navigation.map(({ title, items }, index) => {
          const titleId = `${baseId}-${index}`;
          return (
            <div key={title ?? ''}>
              {title && (
                <p id={titleId} className={css.groupTitle}>
                  {title}
                </p>
              )}
              <ul aria-labelledby={title ? titleId : undefined} className={css.items}>
                {items.map((item) => (
                  <li key={item.id}>
                    <AppLink
                      href={item.href}
                      aria-current={item.id === current ? 'page' : undefined}
                      className={css.item}
                      onClick={onLeave}
                    >
                      <span>{item.label}</span>
                      <ItemCount count={item.count} needsAction={item.needsAction} />
                    </AppLink>
                  </li>
                ))}
              </ul>
            </div>
          );
        })}
      </nav>
      <div className={css.foot}>
        <button type="button" className={css.keyHelp} onClick={leaveTo(openKeyHelp)}>
          <span>{t('admin.keys.title')}</span>
          <Keys keys="?" aria-hidden="true" />
        </button>
        {account && (
          <div className={css.account}>
            <bdi>{account.name}</bdi>
            {account.role && <span className={css.role}>{account.role}</span>}
          </div>
        )}
      </div>
    </div>
  );
}

function ItemCount({ count, needsAction }: Pick<NavigationItem, 'count' | 'needsAction'>) {
  const { locale } = useUi();
  const t = useAdminTranslate();
  const format = (number: number) => getNumberFormat(locale).format(number);
  if (needsAction) {
    return (
      <StatusMark kind="needs-action" className={css.count}>
        <span aria-hidden="true">{format(needsAction)}</span>
        <VisuallyHidden>{t('admin.needsAction', { count: needsAction })}</VisuallyHidden>
      </StatusMark>
    );
  }
  if (count === undefined) return null;
  return <span className={css.count}>{format(count)}</span>;
}
