import type { ReactNode } from 'react';
import type { PictureImage } from '../../primitives/picture/Picture.tsx';
import type { Routes } from '../../provider/routes.ts';

/** A link of the site's navigation. */
export interface NavigationItem {
  /** Text of the link. */
  label: string;
  /** URL of the page. */
  href: string;
  /**
   * Pages below this one. In the header they open in a panel below the link, in the menu of small
   * screens as a list of their own.
   */
  items?: readonly NavigationItem[];
  /** Label of this page in the list of the pages below it, such as “Shop all”. Default “View all”. */
  allLabel?: string;
  /** A small image next to the label, in the menu of small screens. */
  image?: PictureImage;
  /** Number of products or events of the page, in the menu of small screens. */
  count?: number;
  /** Beside the pages below this one, in the header's panel: an image, a teaser. */
  feature?: ReactNode;
  /** Shows the link in the menu of small screens only, such as one of many collections. */
  menuOnly?: boolean;
}

/** Whether a URL is a page, or one of the pages above it: `/events` is above `/events/open-day`. */
const isAtOrAbove = (href: string, pathname: string) =>
  pathname === href || pathname.startsWith(href.endsWith('/') ? href : `${href}/`);

const flatten = (items: readonly NavigationItem[]): readonly NavigationItem[] =>
  items.flatMap((item) => [item, ...flatten(item.items ?? [])]);

/** The item that is closest to the current page. */
export interface CurrentItem {
  href: string;
  /** Whether it leads to the current page itself, not to a page above it. */
  isPage: boolean;
}

/** Returns the `aria-current` of an item: the current page itself, or a page above it. */
export function getAriaCurrent(
  item: NavigationItem,
  current: CurrentItem | undefined,
): 'page' | 'true' | undefined {
  if (!current || !flatten([item]).some(({ href }) => href === current.href)) return undefined;
  return current.isPage && item.href === current.href ? 'page' : 'true';
}

/** Whether a URL is a product's page, in a folder of its own. */
function isProduct(pathname: string, { home, product }: Routes) {
  const folder = product?.('') ?? '/';
  const isOwnFolder = folder.endsWith('/') && ![home, `${home}/`, '/'].includes(folder);
  return isOwnFolder && pathname.startsWith(folder);
}

/**
 * Returns the item that leads to the current page, or to the closest page above it. The home page is
 * above no other; the page with all collections is above the products.
 */
export function getCurrentItem(
  items: readonly NavigationItem[],
  pathname: string,
  routes: Routes,
): CurrentItem | undefined {
  const { home, collections } = routes;
  const closest = flatten(items)
    .map(({ href }) => href)
    .filter((href) => (href === home ? pathname === href : isAtOrAbove(href, pathname)))
    .reduce<string | undefined>(
      (best, href) => (best && best.length >= href.length ? best : href),
      undefined,
    );
  const href = closest ?? (isProduct(pathname, routes) ? collections : undefined);
  return href === undefined ? undefined : { href, isPage: href === pathname };
}
