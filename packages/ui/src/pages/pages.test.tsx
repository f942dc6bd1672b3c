import {
  collectionBySlugAtom,
  createStorefront,
  eventBySlugAtom,
  memoryLocation,
  StorefrontProvider,
} from '@vitrine/atoms';
import { createClient } from '@vitrine/client';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { BrowseCollectionsLink, BrowseEventsLink } from '../patterns/browse-links/BrowseLinks.tsx';
import { EventBySlug } from '../patterns/event-by-slug/EventBySlug.tsx';
import { defaultRoutes, type Routes } from '../provider/routes.ts';
import { UiProvider } from '../provider/UiProvider.tsx';
import { CollectionPage } from './CollectionPage.tsx';
import { CollectionsPage } from './CollectionsPage.tsx';
import { EventListPage } from './EventListPage.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { ProductDetailPage } from './ProductDetailPage.tsx';
import { SearchPage } from './SearchPage.tsx';
import { useOpenLogin } from './shell/open-login.ts';
import { SiteShell } from './shell/SiteShell.tsx';

const client = createClient({
  clientId: 'shop',
  provider: { apiBaseUrl: 'https://api.example' },
  fetch: () => new Promise(() => {}),
});

function LoginButton({ onRender }: { onRender: (open: () => void) => void }) {
  onRender(useOpenLogin());
  return null;
}

/** The markup of a page that is still loading its data. */
function render(
  page: ReactNode,
  routes: Routes = defaultRoutes,
  storefront = createStorefront({ client, storage: null }),
): string {
  const markup = renderToString(
    <StorefrontProvider storefront={storefront}>
      <UiProvider routes={routes}>
        <main>{page}</main>
      </UiProvider>
    </StorefrontProvider>,
  );
  return /<main>(.*)<\/main>/s.exec(markup)?.[1] ?? '';
}

const getTitle = (markup: string) =>
  /<h1[^>]*>(.*?)<\/h1>/s.exec(markup)?.[1]?.replace(/<[^>]+>/g, '');

/** The links of a page as “label URL”. */
const getLinks = (markup: string) =>
  [...markup.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(
    ([, href, label = '']) => `${label.replace(/<[^>]+>/g, '')} ${href}`,
  );

describe('the title of a page', () => {
  it('is the host’s, otherwise a default one', () => {
    expect(getTitle(render(<CollectionsPage />))).toBe('Collections');
    expect(getTitle(render(<CollectionsPage title="Rooms" />))).toBe('Rooms');
    expect(getTitle(render(<EventListPage timeZone="UTC" />))).toBe('Events');
    expect(getTitle(render(<EventListPage timeZone="UTC" title="Dates" />))).toBe('Dates');
    expect(getTitle(render(<NotFoundPage />))).toBe('Page not found');
    expect(getTitle(render(<NotFoundPage title="Lost" />))).toBe('Lost');
  });
});

describe('the title of a search page', () => {
  it('has the text of the URL, if there is one', () => {
    const getSearchTitle = (query: string) => {
      const location = memoryLocation(query);
      const storefront = createStorefront({ client, storage: null, location });
      return getTitle(render(<SearchPage />, defaultRoutes, storefront))?.replaceAll(
        '<!-- -->',
        '',
      );
    };
    expect(getSearchTitle('')).toBe('Search');
    expect(getSearchTitle('q=cup')).toBe('Results for “cup”');
  });
});

describe('a page whose data did not load', () => {
  const failing = createClient({
    clientId: 'shop',
    provider: { apiBaseUrl: 'https://api.example' },
    fetch: async () => new Response('{}', { status: 400 }),
  });

  it('has a button to try again, and the title of a collection that the host knows', async () => {
    const storefront = createStorefront({
      ...{ client: failing, storage: null },
      queryDefaults: { retryOnMount: false },
    });
    const { store } = storefront;
    await store.set(collectionBySlugAtom('cups')).catch(() => {});
    await store.set(eventBySlugAtom('open-day')).catch(() => {});
    const renderCollection = (fallbackTitle?: string) =>
      render(
        <CollectionPage slug="cups" {...(fallbackTitle && { fallbackTitle })} />,
        defaultRoutes,
        storefront,
      );
    expect(getTitle(renderCollection())).toBe('Collections');
    expect(getTitle(renderCollection('Cups'))).toBe('Cups');
    expect(renderCollection()).toContain('Try again');
    const event = render(
      <EventBySlug slug="open-day" notFoundAction={null}>
        {(id) => <p>{id}</p>}
      </EventBySlug>,
      defaultRoutes,
      storefront,
    );
    expect(event).toContain('We couldn’t load this event.');
    expect(event).toContain('Try again');
  });
});

describe('a site without a login dialog', () => {
  it('leads to the page of the login', () => {
    const navigate = vi.fn();
    const opened: (() => void)[] = [];
    renderToString(
      <StorefrontProvider storefront={createStorefront({ client, storage: null })}>
        <UiProvider routes={defaultRoutes} navigate={navigate}>
          <SiteShell
            name="Fenn House"
            pathname="/"
            navigation={[]}
            logout={{ returnTo: 'https://shop.example' }}
          >
            <LoginButton onRender={(open) => void opened.push(open)} />
          </SiteShell>
        </UiProvider>
      </StorefrontProvider>,
    );
    opened[0]?.();
    expect(navigate.mock.calls).toEqual([['/login']]);
  });
});

describe('a missing page', () => {
  it('has a hint, or the host’s text', () => {
    expect(render(<NotFoundPage />)).toContain('may have moved');
    const own = render(<NotFoundPage>We have moved.</NotFoundPage>);
    expect(own).toContain('We have moved.');
    expect(own).not.toContain('may have moved');
  });
});

describe('the links to the pages above', () => {
  const { collections: _collections, events: _events, ...others } = defaultRoutes;

  it('lead to the collections or to the host’s pages from a product', () => {
    expect(getLinks(render(<ProductDetailPage slug="cup" />))).toEqual([
      'Collections /collections',
    ]);
    const parents = [
      { name: 'Shop', url: '/shop' },
      { name: 'Cups', url: '/shop/cups' },
    ];
    expect(getLinks(render(<ProductDetailPage slug="cup" parents={parents} />))).toEqual([
      ...['Shop /shop', 'Cups /shop/cups'],
    ]);
  });

  it('are missing without such a page', () => {
    expect(render(<ProductDetailPage slug="cup" />, others)).not.toContain('<nav');
    expect(render(<ProductDetailPage slug="cup" parents={[]} />)).not.toContain('<nav');
    expect(getLinks(render(<CollectionPage slug="cups" />))).toEqual(['Collections /collections']);
    expect(render(<CollectionPage slug="cups" />, others)).not.toContain('<nav');
  });

  it('lead from an empty page to all products or events, if there are such pages', () => {
    expect(getLinks(render(<BrowseCollectionsLink />))).toEqual([
      'See all collections /collections',
    ]);
    expect(getLinks(render(<BrowseEventsLink />))).toEqual(['See all events /events']);
    expect(render(<BrowseCollectionsLink />, others)).toBe('');
    expect(render(<BrowseEventsLink />, others)).toBe('');
  });
});
