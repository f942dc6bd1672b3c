import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createMemoryRouter,
  createStaticHandler,
  createStaticRouter,
  type LoaderFunction,
  StaticRouter,
  StaticRouterProvider,
} from 'react-router';
import { describe, expect, it } from 'vitest';
import type { PageMetadata } from '../patterns/metadata/page-metadata.ts';
import { AppLink } from '../provider/AppLink.tsx';
import { UiProvider } from '../provider/UiProvider.tsx';
import {
  reactRouterLink,
  shouldRevalidate,
  toReactRouterMeta,
  useReactRouterLocation,
} from './index.ts';

function Page() {
  const location = useReactRouterLocation();
  const [first] = useState(() => location.read().get('q'));
  return (
    <UiProvider {...reactRouterLink}>
      <AppLink href="/cart">{first}</AppLink>
    </UiProvider>
  );
}

describe('useReactRouterLocation on a server', () => {
  it('reads the URL in declarative mode', () => {
    const html = renderToString(
      <StaticRouter location="/search?q=ring+vase">
        <Page />
      </StaticRouter>,
    );
    expect(html).toContain('<a href="/cart" data-discover="true">ring vase</a>');
  });

  it('reads the URL in data and framework mode', async () => {
    const routes = [{ path: '/search', Component: Page }];
    const { query, dataRoutes } = createStaticHandler(routes);
    const context = await query(new Request('https://shop.example/search?q=lamp'));
    if (context instanceof Response) throw new Error('The handler has redirected.');
    const html = renderToString(
      <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} />,
    );
    expect(html).toContain('>lamp</a>');
  });
});

describe('shouldRevalidate', () => {
  /** The URLs for which a router has run the loader of its only route. */
  async function navigate(options: { from: string; to: string; method?: 'post' }) {
    const loaded: string[] = [];
    const loader: LoaderFunction = ({ request }) => {
      const { pathname, search } = new URL(request.url);
      loaded.push(pathname + search);
      return null;
    };
    const router = createMemoryRouter(
      [{ path: '*', loader, action: () => null, shouldRevalidate, Component: Page }],
      { initialEntries: [options.from] },
    );
    await new Promise<void>((resolve) => {
      const isReady = () => router.state.initialized && resolve();
      router.subscribe(isReady);
      isReady();
    });
    await (options.method
      ? router.navigate(options.to, { formMethod: options.method, formData: new FormData() })
      : router.navigate(options.to));
    router.dispose();
    return loaded;
  }

  it('runs no loader if only the query changes', async () => {
    expect(await navigate({ from: '/light', to: '/light?sort=name' })).toEqual(['/light']);
  });

  it('runs the loader of another path', async () => {
    expect(await navigate({ from: '/light', to: '/vases?sort=name' })).toEqual([
      '/light',
      '/vases?sort=name',
    ]);
  });

  it('runs the loader after an action', async () => {
    expect(await navigate({ from: '/light', to: '/light?sort=name', method: 'post' })).toHaveLength(
      2,
    );
  });
});

describe('toReactRouterMeta', () => {
  const metadata: PageMetadata = {
    title: 'Ring vase',
    description: 'A vase.',
    canonical: 'https://shop.example/products/ring-vase',
    image: { url: 'https://media.example/vase.jpg', width: 1000, height: 1250, alt: 'A vase' },
    jsonLd: [{ '@context': 'https://schema.org', '@type': 'Product', name: 'Ring vase' }],
  };

  it('returns all of the metadata', () => {
    expect(toReactRouterMeta(metadata)).toEqual([
      { title: 'Ring vase' },
      { name: 'description', content: 'A vase.' },
      { tagName: 'link', rel: 'canonical', href: 'https://shop.example/products/ring-vase' },
      { property: 'og:type', content: 'website' },
      { property: 'og:title', content: 'Ring vase' },
      { property: 'og:description', content: 'A vase.' },
      { property: 'og:url', content: 'https://shop.example/products/ring-vase' },
      { property: 'og:image', content: 'https://media.example/vase.jpg' },
      { property: 'og:image:width', content: '1000' },
      { property: 'og:image:height', content: '1250' },
      { property: 'og:image:alt', content: 'A vase' },
      { name: 'twitter:card', content: 'summary_large_image' },
      {
        'script:ld+json': {
          '@context': 'https://schema.org',
          '@type': 'Product',
          name: 'Ring vase',
        },
      },
    ]);
  });

  it('omits what a page does not have', () => {
    const { title, canonical } = metadata;
    expect(toReactRouterMeta({ title, canonical, jsonLd: [] })).toEqual([
      { title: 'Ring vase' },
      { tagName: 'link', rel: 'canonical', href: canonical },
      { property: 'og:type', content: 'website' },
      { property: 'og:title', content: 'Ring vase' },
      { property: 'og:url', content: canonical },
      { name: 'twitter:card', content: 'summary' },
    ]);
  });
});
