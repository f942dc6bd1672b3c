import { createStorefront, StorefrontProvider } from '@vitrine/atoms';
import { createClient } from '@vitrine/client';
import { queryProducts } from '@vitrine/client/catalog';
import { createMockPlatform } from '@vitrine/mocks';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { UiProvider } from '../../../provider/UiProvider.tsx';
import * as Product from '../Product.tsx';
import type { ProductRootProps } from '../ProductRoot.tsx';
import { ProductContext, type ProductContextValue } from '../product-context.ts';
import type { ProductBuyProps } from './ProductBuy.tsx';

const platform = createMockPlatform();
const { apiBaseUrl, fetch } = platform;
const client = createClient({ clientId: 'fenn-house', provider: { apiBaseUrl }, fetch });

const { items } = await queryProducts(client, { filter: { slug: 'cedar-hand-wash' } });
const [product] = items;
if (!product) throw new Error('The demo shop has no hand wash.');

const render = (props: ProductBuyProps, rest: Partial<ProductRootProps> = {}) =>
  renderToString(
    <StorefrontProvider storefront={createStorefront({ client })}>
      <UiProvider>
        <Product.Root product={product} {...rest}>
          <Product.Buy {...props} />
        </Product.Root>
      </UiProvider>
    </StorefrontProvider>,
  );

test('D7 a server-rendered product is a form with its item and quantity', () => {
  const html = render({ formAction: '/cart/add' });
  const [form = ''] = /<form[\s\S]*<\/form>/.exec(html) ?? [];
  expect(form).toMatch(/^<form(?=[^>]* method="post")(?=[^>]* action="\/cart\/add")/);
  const [, reference = ''] = /name="catalogReference" value="([^"]*)"/.exec(form) ?? [];
  expect(JSON.parse(reference.replaceAll('&quot;', '"'))).toMatchObject({
    appId: platform.shop.appId,
    catalogItemId: product._id,
  });
  expect(form.match(/name="quantity"/g)).toHaveLength(1);
  expect(form).toMatch(/<button[^>]*type="submit"/);
});

test('a product without an action URL is not a form', () => {
  const html = render({});
  expect(html).not.toContain('<form');
  expect(html).not.toContain('catalogReference');
});

test('the form of a subscription has its settings, and that of a one-time purchase has none', () => {
  const subscriptionOptions = [
    { id: 'month', title: 'Refill plan', settings: { frequency: 'MONTH', interval: 1 } },
  ] as const;
  const getInfo = (subscriptionOnly: boolean) =>
    /name="subscriptionOptionInfo" value="([^"]*)"/
      .exec(render({ formAction: '/cart/add' }, { subscriptionOptions, subscriptionOnly }))?.[1]
      ?.replaceAll('&quot;', '"');
  expect(JSON.parse(getInfo(true) ?? '{}')).toMatchObject({
    subscriptionSettings: { frequency: 'MONTH', interval: 1 },
  });
  expect(getInfo(false)).toBeUndefined();
});

const buyNow = async () => 'https://pay.example';

test('what is sold out can’t be bought now', () => {
  const renderBuyNow = (action: { kind: 'add' | 'notify-me' }) =>
    renderToString(
      <UiProvider>
        <ProductContext value={{ action } as ProductContextValue}>
          <Product.BuyNow buyNow={buyNow} />
        </ProductContext>
      </UiProvider>,
    );
  expect(renderBuyNow({ kind: 'add' })).toContain('Buy now');
  expect(renderBuyNow({ kind: 'notify-me' })).not.toContain('Buy now');
});
