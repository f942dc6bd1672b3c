/** A reference picture, and the screenshot of the same page. */
export interface ReferencePair {
  /** Width, theme and direction, such as “1280 px, dark”. */
  mode: string;
  reference: string;
  /** Pixels of the reference for each CSS pixel. Default 1. */
  referenceScale?: 2;
  screenshot: string;
}

/** The reference pictures of a page, next to its current screenshots. */
export interface ReferencedPage {
  page: string;
  pairs: readonly ReferencePair[];
}

/** Each URL is a literal, so that the build of Storybook contains these images and no others. */
export const referencedPages: readonly ReferencedPage[] = [
  {
    page: 'Home',
    pairs: [
      {
        mode: '1280 px',
        reference: new URL('../../docs/design/references/home-1280-light.png', import.meta.url)
          .href,
        screenshot: new URL(
          '../pages/__screenshots__/pages-allmodes-home-large-light.png',
          import.meta.url,
        ).href,
      },
      {
        mode: '1280 px, dark',
        reference: new URL('../../docs/design/references/home-1280-dark.png', import.meta.url).href,
        screenshot: new URL(
          '../pages/__screenshots__/pages-allmodes-home-large-dark.png',
          import.meta.url,
        ).href,
      },
      {
        mode: '768 px',
        reference: new URL('../../docs/design/references/home-768-light.png', import.meta.url).href,
        screenshot: new URL(
          '../pages/__screenshots__/pages-allmodes-home-medium-light.png',
          import.meta.url,
        ).href,
      },
      {
        mode: 'Phone',
        reference: new URL('../../docs/design/references/home-390-light.png', import.meta.url).href,
        screenshot: new URL(
          '../pages/__screenshots__/pages-allmodes-home-narrow-light.png',
          import.meta.url,
        ).href,
      },
      {
        mode: 'Phone, right to left',
        reference: new URL('../../docs/design/references/home-rtl-390-light.png', import.meta.url)
          .href,
        screenshot: new URL(
          '../pages/__screenshots__/pages-allmodesrighttoleft-home-narrow-light.png',
          import.meta.url,
        ).href,
      },
    ],
  },
  {
    page: 'Menu',
    pairs: [
      {
        mode: 'Phone',
        reference: new URL('../../docs/design/references/menu-390-light.png', import.meta.url).href,
        screenshot: new URL(
          '../pages/__screenshots__/pages-shopshell-shows-all-links-in-menu.png',
          import.meta.url,
        ).href,
      },
      {
        mode: 'Phone, right to left',
        reference: new URL('../../docs/design/references/menu-rtl-390-light.png', import.meta.url)
          .href,
        screenshot: new URL(
          '../pages/__screenshots__/pages-shopshell-menu-narrow-right-to-left.png',
          import.meta.url,
        ).href,
      },
      {
        mode: 'Collections',
        reference: new URL('../../docs/design/references/menu-shop-390-light.png', import.meta.url)
          .href,
        screenshot: new URL(
          '../pages/__screenshots__/pages-shopshell-shows-collections-in-menu.png',
          import.meta.url,
        ).href,
      },
    ],
  },
  {
    page: 'Collections',
    pairs: [
      {
        mode: '1280 px',
        reference: new URL(
          '../../docs/design/references/collections-1280-light.png',
          import.meta.url,
        ).href,
        screenshot: new URL(
          '../pages/__screenshots__/pages-allmodes-collections-large-light.png',
          import.meta.url,
        ).href,
      },
      {
        mode: 'Phone',
        reference: new URL(
          '../../docs/design/references/collections-390-light.png',
          import.meta.url,
        ).href,
        screenshot: new URL(
          '../pages/__screenshots__/pages-allmodes-collections-narrow-light.png',
          import.meta.url,
        ).href,
      },
    ],
  },
  {
    page: 'Collection',
    pairs: [
      {
        mode: '1280 px',
        reference: new URL('../../docs/design/references/grid-1280-light.png', import.meta.url)
          .href,
        screenshot: new URL(
          '../pages/__screenshots__/pages-allmodes-collection-large-light.png',
          import.meta.url,
        ).href,
      },
      {
        mode: 'Phone',
        reference: new URL('../../docs/design/references/grid-390-light.png', import.meta.url).href,
        referenceScale: 2,
        screenshot: new URL(
          '../pages/__screenshots__/pages-allmodes-collection-narrow-light.png',
          import.meta.url,
        ).href,
      },
    ],
  },
  {
    page: 'Product',
    pairs: [
      {
        mode: '1280 px',
        reference: new URL('../../docs/design/references/product-1280-light.png', import.meta.url)
          .href,
        screenshot: new URL(
          '../pages/__screenshots__/pages-allmodes-product-large-light.png',
          import.meta.url,
        ).href,
      },
      {
        mode: 'Phone',
        reference: new URL('../../docs/design/references/product-390-light.png', import.meta.url)
          .href,
        referenceScale: 2,
        screenshot: new URL(
          '../pages/__screenshots__/pages-allmodes-product-narrow-light.png',
          import.meta.url,
        ).href,
      },
    ],
  },
  {
    page: 'Search',
    pairs: [
      {
        mode: 'Panel',
        reference: new URL(
          '../../docs/design/references/search-panel-1280-light.png',
          import.meta.url,
        ).href,
        screenshot: new URL(
          '../pages/__screenshots__/pages-shopshell-opens-search-below-header-light.png',
          import.meta.url,
        ).href,
      },
      {
        mode: 'Results',
        reference: new URL(
          '../../docs/design/references/search-results-1280-light.png',
          import.meta.url,
        ).href,
        screenshot: new URL(
          '../pages/__screenshots__/pages-allmodes-search-large-light.png',
          import.meta.url,
        ).href,
      },
      {
        mode: 'Results on a phone',
        reference: new URL(
          '../../docs/design/references/search-results-390-light.png',
          import.meta.url,
        ).href,
        screenshot: new URL(
          '../pages/__screenshots__/pages-allmodes-search-narrow-light.png',
          import.meta.url,
        ).href,
      },
    ],
  },
  {
    page: 'Comparison',
    pairs: [
      {
        mode: '1280 px',
        reference: new URL(
          '../../docs/design/references/comparison-1280-light.png',
          import.meta.url,
        ).href,
        screenshot: new URL(
          '../pages/__screenshots__/pages-allmodes-comparison-large-light.png',
          import.meta.url,
        ).href,
      },
      {
        mode: 'Phone',
        reference: new URL('../../docs/design/references/comparison-390-light.png', import.meta.url)
          .href,
        screenshot: new URL(
          '../pages/__screenshots__/pages-allmodes-comparison-narrow-light.png',
          import.meta.url,
        ).href,
      },
      {
        mode: 'Phone, dark',
        reference: new URL('../../docs/design/references/comparison-390-dark.png', import.meta.url)
          .href,
        screenshot: new URL(
          '../pages/__screenshots__/pages-allmodes-comparison-narrow-dark.png',
          import.meta.url,
        ).href,
      },
      {
        mode: 'Phone, scrolled',
        reference: new URL(
          '../../docs/design/references/comparison-scrolled-390-light.png',
          import.meta.url,
        ).href,
        screenshot: new URL(
          '../catalog/__screenshots__/catalog-comparetable-keeps-names-in-view-while-scrolling.png',
          import.meta.url,
        ).href,
      },
    ],
  },
  {
    page: 'Cart',
    pairs: [
      {
        mode: '1280 px',
        reference: new URL('../../docs/design/references/cart-1280-light.png', import.meta.url)
          .href,
        screenshot: new URL(
          '../pages/__screenshots__/pages-allmodes-cart-large-light.png',
          import.meta.url,
        ).href,
      },
      {
        mode: '1280 px, dark',
        reference: new URL('../../docs/design/references/cart-1280-dark.png', import.meta.url).href,
        screenshot: new URL(
          '../pages/__screenshots__/pages-allmodes-cart-large-dark.png',
          import.meta.url,
        ).href,
      },
      {
        mode: '768 px',
        reference: new URL('../../docs/design/references/cart-768-light.png', import.meta.url).href,
        screenshot: new URL(
          '../pages/__screenshots__/pages-allmodes-cart-medium-light.png',
          import.meta.url,
        ).href,
      },
      {
        mode: 'Phone',
        reference: new URL('../../docs/design/references/cart-390-light.png', import.meta.url).href,
        screenshot: new URL(
          '../pages/__screenshots__/pages-allmodes-cart-narrow-light.png',
          import.meta.url,
        ).href,
      },
      {
        mode: 'Phone, right to left',
        reference: new URL('../../docs/design/references/cart-rtl-390-light.png', import.meta.url)
          .href,
        screenshot: new URL(
          '../pages/__screenshots__/pages-allmodesrighttoleft-cart-narrow-light.png',
          import.meta.url,
        ).href,
      },
    ],
  },
  {
    page: 'Return from checkout',
    pairs: [
      {
        mode: '1280 px',
        reference: new URL('../../docs/design/references/return-1280-light.png', import.meta.url)
          .href,
        screenshot: new URL(
          '../pages/__screenshots__/pages-allmodes-order-confirmation-large-light.png',
          import.meta.url,
        ).href,
      },
      {
        mode: 'Phone',
        reference: new URL('../../docs/design/references/return-390-light.png', import.meta.url)
          .href,
        screenshot: new URL(
          '../pages/__screenshots__/pages-allmodes-order-confirmation-narrow-light.png',
          import.meta.url,
        ).href,
      },
    ],
  },
  {
    page: 'Not found',
    pairs: [
      {
        mode: '1280 px',
        reference: new URL('../../docs/design/references/not-found-1280-light.png', import.meta.url)
          .href,
        screenshot: new URL(
          '../pages/__screenshots__/pages-allmodes-not-found-large-light.png',
          import.meta.url,
        ).href,
      },
      {
        mode: 'Phone',
        reference: new URL('../../docs/design/references/not-found-390-light.png', import.meta.url)
          .href,
        screenshot: new URL(
          '../pages/__screenshots__/pages-allmodes-not-found-narrow-light.png',
          import.meta.url,
        ).href,
      },
    ],
  },
  {
    page: 'Account',
    pairs: [
      {
        mode: '1280 px',
        reference: new URL('../../docs/design/references/account-1280-light.png', import.meta.url)
          .href,
        screenshot: new URL(
          '../orders/__screenshots__/orders-orderhistory-lists-orders-and-tickets.png',
          import.meta.url,
        ).href,
      },
      {
        mode: 'Phone',
        reference: new URL('../../docs/design/references/account-390-light.png', import.meta.url)
          .href,
        screenshot: new URL(
          '../identity/__screenshots__/identity-accountpage-modes-narrow.png',
          import.meta.url,
        ).href,
      },
    ],
  },
  {
    page: 'Events',
    pairs: [
      {
        mode: '1280 px',
        reference: new URL('../../docs/design/references/events-1280-light.png', import.meta.url)
          .href,
        screenshot: new URL(
          '../pages/__screenshots__/pages-eventlistpage-modes-light.png',
          import.meta.url,
        ).href,
      },
      {
        mode: '768 px',
        reference: new URL('../../docs/design/references/events-768-light.png', import.meta.url)
          .href,
        screenshot: new URL(
          '../pages/__screenshots__/pages-eventlistpage-modes-medium.png',
          import.meta.url,
        ).href,
      },
      {
        mode: 'Phone',
        reference: new URL('../../docs/design/references/events-390-light.png', import.meta.url)
          .href,
        screenshot: new URL(
          '../pages/__screenshots__/pages-eventlistpage-modes-narrow.png',
          import.meta.url,
        ).href,
      },
      {
        mode: '1280 px, right to left',
        reference: new URL(
          '../../docs/design/references/events-rtl-1280-light.png',
          import.meta.url,
        ).href,
        screenshot: new URL(
          '../pages/__screenshots__/pages-eventlistpage-modes-persian.png',
          import.meta.url,
        ).href,
      },
    ],
  },
  {
    page: 'Month',
    pairs: [
      {
        mode: '1280 px',
        reference: new URL('../../docs/design/references/calendar-1280-light.png', import.meta.url)
          .href,
        screenshot: new URL(
          '../pages/__screenshots__/pages-eventlistpage-calendar.png',
          import.meta.url,
        ).href,
      },
    ],
  },
  {
    page: 'Event',
    pairs: [
      {
        mode: '1280 px',
        reference: new URL('../../docs/design/references/event-1280-light.png', import.meta.url)
          .href,
        screenshot: new URL(
          '../pages/__screenshots__/pages-eventpage-modes-light.png',
          import.meta.url,
        ).href,
      },
      {
        mode: '1280 px, dark',
        reference: new URL('../../docs/design/references/event-1280-dark.png', import.meta.url)
          .href,
        screenshot: new URL(
          '../pages/__screenshots__/pages-eventpage-modes-dark.png',
          import.meta.url,
        ).href,
      },
      {
        mode: '768 px',
        reference: new URL('../../docs/design/references/event-768-light.png', import.meta.url)
          .href,
        screenshot: new URL(
          '../pages/__screenshots__/pages-eventpage-modes-medium.png',
          import.meta.url,
        ).href,
      },
      {
        mode: 'Phone',
        reference: new URL('../../docs/design/references/event-390-light.png', import.meta.url)
          .href,
        screenshot: new URL(
          '../pages/__screenshots__/pages-eventpage-modes-small.png',
          import.meta.url,
        ).href,
      },
    ],
  },
  {
    page: 'Ticket order',
    pairs: [
      {
        mode: '1280 px',
        reference: new URL('../../docs/design/references/order-1280-light.png', import.meta.url)
          .href,
        screenshot: new URL(
          '../pages/__screenshots__/pages-ticketorderpage-confirmed-light.png',
          import.meta.url,
        ).href,
      },
      {
        mode: 'Phone',
        reference: new URL('../../docs/design/references/order-390-light.png', import.meta.url)
          .href,
        screenshot: new URL(
          '../pages/__screenshots__/pages-ticketorderpage-confirmed-small.png',
          import.meta.url,
        ).href,
      },
    ],
  },
];
