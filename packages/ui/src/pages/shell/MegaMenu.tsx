'use client';

import { ChevronDown } from 'lucide-react';
import {
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Container } from '../../primitives/container/Container.tsx';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { PlainList } from '../../primitives/plain-list/PlainList.tsx';
import * as header from '../../primitives/site-header/SiteHeader.css.ts';
import * as SiteHeader from '../../primitives/site-header/SiteHeader.tsx';
import { AppLink } from '../../provider/AppLink.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import * as css from './MegaMenu.css.ts';
import { type CurrentItem, getAriaCurrent, type NavigationItem } from './navigation.ts';
import * as shell from './SiteShell.css.ts';
import '../../messages/en/pages.ts';

interface MegaMenuProps {
  items: readonly NavigationItem[];
  currentItem: CurrentItem | undefined;
  /** When it changes, the open panel closes. */
  pathname: string;
  /** The link that had the focus when this replaced the plain links. */
  focusedUrl: string | undefined;
}

/** The pointer stays on an item for this time before its panel opens, in ms. */
const OPEN_DELAY = 150;

/** The pointer may leave item and panel for this time before the panel closes, in ms. */
const CLOSE_DELAY = 250;

/**
 * The links of the header, loaded when an item has pages below it: a button beside the item's link,
 * or the pointer on either, opens them in a panel. The panel follows its button in the tab order.
 * The pattern is that of disclosure navigation in the ARIA practices. `NavigationMenu` of Radix has
 * a focusable element that is hidden from assistive technology, and ignores the pointer on the link.
 */
export default function MegaMenu({ items, currentItem, pathname, focusedUrl }: MegaMenuProps) {
  const { t } = useUi();
  const id = useId();
  const nav = useRef<HTMLElement>(null);
  const timer = useRef(0);
  const [openUrl, setOpenUrl] = useState<string>();
  const openLater = (href: string | undefined, delay: number) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setOpenUrl(href), delay);
  };
  const open = (href: string | undefined) => {
    window.clearTimeout(timer.current);
    setOpenUrl(href);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect belongs to each new page.
  useEffect(() => {
    setOpenUrl(undefined);
    return () => window.clearTimeout(timer.current);
  }, [pathname]);

  const isOpen = openUrl !== undefined;
  const closeByKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    const item = nav.current?.querySelector('[aria-expanded="true"]')?.closest('li');
    // A panel that the pointer opened closes without moving the focus.
    if (item?.contains(document.activeElement)) item.querySelector('button')?.focus();
    open(undefined);
  });
  const closeOutside = useEffectEvent((event: Event) => {
    if (!nav.current?.contains(event.target as Node)) open(undefined);
  });
  useEffect(() => {
    if (!isOpen) return;
    const onKeyDown = (event: KeyboardEvent) => closeByKey(event);
    const onPointerDown = (event: Event) => closeOutside(event);
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, [isOpen]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first render replaces links.
  useLayoutEffect(() => {
    if (focusedUrl === undefined) return;
    const links = nav.current?.querySelectorAll('a') ?? [];
    [...links].find((link) => link.getAttribute('href') === focusedUrl)?.focus();
  }, []);

  return (
    <SiteHeader.Nav ref={nav} aria-label={t('pages.main')}>
      {items.map((item, index) => (
        <MegaMenuItem
          key={item.href}
          item={item}
          panelId={`${id}-${index}`}
          currentItem={currentItem}
          open={item.href === openUrl}
          onOpenChange={(isItemOpen) => open(isItemOpen ? item.href : undefined)}
          onPointerChange={(isPointed) =>
            openLater(isPointed ? item.href : undefined, isPointed ? OPEN_DELAY : CLOSE_DELAY)
          }
        />
      ))}
    </SiteHeader.Nav>
  );
}

interface MegaMenuItemProps {
  item: NavigationItem;
  panelId: string;
  currentItem: CurrentItem | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The pointer reached or left the item or its panel. */
  onPointerChange: (isPointed: boolean) => void;
}

function MegaMenuItem({
  item,
  panelId,
  currentItem,
  open,
  onOpenChange,
  onPointerChange,
}: MegaMenuItemProps) {
  const { t } = useUi();
  const panel = useRef<HTMLElement>(null);
  const { label, href, items: below, feature } = item;
  const current = getAriaCurrent(item, currentItem);
  if (!below) {
    return (
      <SiteHeader.Link href={href} aria-current={current}>
        {label}
      </SiteHeader.Link>
    );
  }
  const name = t('pages.pagesBelow', { name: label });
  return (
    <li
      className={header.item}
      onPointerEnter={(event) => isMouse(event) && onPointerChange(true)}
      onPointerLeave={(event) => {
        // A panel that the keyboard is in stays open.
        if (!isMouse(event) || panel.current?.contains(document.activeElement)) return;
        onPointerChange(false);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown' || !open || panel.current?.contains(event.target as Node)) {
          return;
        }
        event.preventDefault();
        panel.current?.querySelector('a')?.focus();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) onOpenChange(false);
      }}
    >
      <span className={css.parent}>
        <AppLink
          href={href}
          aria-current={current}
          className={classes(header.link, shell.parentLink)}
          onClick={() => onOpenChange(false)}
        >
          {label}
          <Icon as={ChevronDown} size="small" className={open ? css.turnedChevron : css.chevron} />
        </AppLink>
        <button
          type="button"
          aria-label={name}
          aria-expanded={open}
          aria-controls={open ? panelId : undefined}
          className={css.trigger}
          onClick={() => onOpenChange(!open)}
        />
      </span>
      {open && (
        <section ref={panel} id={panelId} aria-label={name} className={css.panel}>
          <Container className={css.content}>
            <PlainList className={css.columns}>
              {below.map((page) => (
                <li key={page.href}>
                  <AppLink
                    href={page.href}
                    aria-current={getAriaCurrent(page, currentItem)}
                    className={css.columnLink}
                    onClick={() => onOpenChange(false)}
                  >
                    {page.label}
                  </AppLink>
                  {page.items && (
                    <PlainList className={css.columnList}>
                      {page.items.map((child) => (
                        <li key={child.href}>
                          <AppLink
                            href={child.href}
                            aria-current={getAriaCurrent(child, currentItem)}
                            className={css.pageLink}
                            onClick={() => onOpenChange(false)}
                          >
                            {child.label}
                          </AppLink>
                        </li>
                      ))}
                    </PlainList>
                  )}
                </li>
              ))}
            </PlainList>
            {feature && <div className={css.feature}>{feature}</div>}
          </Container>
        </section>
      )}
    </li>
  );
}

const isMouse = (event: PointerEvent) => event.pointerType === 'mouse';
