import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CartLine } from '../cart/line/CartLine.tsx';
import { candles, euros } from '../testing/estimates.ts';
import { AppLink } from './AppLink.tsx';
import type { Routes } from './routes.ts';
import { UiProvider } from './UiProvider.tsx';

/** A link component of a router. */
const RouterLink = ({ to, href, ...rest }: { to?: string; href?: string; children?: string }) => (
  <a data-router="" href={to ?? href} {...rest} />
);

/** Renders links without the provider's live regions. */
const renderIn = (provider: ReactElement) =>
  renderToStaticMarkup(provider).replace(/<span role="(?:status|alert)".*$/, '');

const render = (element: ReactElement, linkProp: 'href' | 'to' = 'href') =>
  renderIn(
    <UiProvider link={RouterLink} linkProp={linkProp}>
      {element}
    </UiProvider>,
  );

afterEach(() => vi.restoreAllMocks());

describe('AppLink', () => {
  it.each(['href', 'to'] as const)('passes a page of the app to the router as %s', (prop) => {
    for (const href of ['/cart', '/search?q=vase#results', '?page=2', 'cart', '../cart', '']) {
      expect(render(<AppLink href={href}>Cart</AppLink>, prop)).toBe(
        `<a data-router="" href="${href}">Cart</a>`,
      );
    }
  });

  it.each([
    'https://other.example/',
    '//other.example/',
    '/\\other.example',
    'mailto:a@b.example',
    '#content',
  ])('leaves %s to the browser', (href) => {
    expect(render(<AppLink href={href}>Out</AppLink>)).toBe(`<a href="${href}">Out</a>`);
  });

  it('leaves other windows and downloads to the browser', () => {
    const target = (
      <AppLink href="/a" target="_blank">
        A
      </AppLink>
    );
    const download = (
      <AppLink href="/a" download>
        A
      </AppLink>
    );
    expect([target, download].map((one) => render(one)).join()).not.toContain('data-router');
  });

  it('renders the child instead, and a text without a URL', () => {
    const own = (
      <AppLink href="/a" asChild>
        <a href="/own">A</a>
      </AppLink>
    );
    expect(render(own)).toBe('<a href="/own">A</a>');
    expect(render(<AppLink href={undefined}>A</AppLink>)).toBe('<a>A</a>');
  });

  it('is an ordinary link without a router, and outside of the provider', () => {
    const link = <AppLink href="/cart">Cart</AppLink>;
    const html = '<a href="/cart">Cart</a>';
    expect(renderToStaticMarkup(link)).toBe(html);
    expect(renderIn(<UiProvider>{link}</UiProvider>)).toBe(html);
  });
});

describe('useRoute', () => {
  const line = (routes: Routes) =>
    renderToStaticMarkup(
      <UiProvider routes={routes} link={RouterLink} linkProp="to">
        <CartLine
          line={{
            ...candles,
            catalogReference: { appId: 'shop', catalogItemId: 'ridge' },
            url: { relativePath: '/product-page/ridge' },
          }}
          currency="EUR"
          total={euros('64.00')}
        />
      </UiProvider>,
    );

  it('leads cart lines to the host’s page of the product', () => {
    const html = line({ product: (slug) => `/products/${slug}` });
    expect(html).toMatch(/<a data-router="" href="\/products\/ridge"/);
  });
});
