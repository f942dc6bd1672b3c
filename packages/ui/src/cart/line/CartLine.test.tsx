import { addToCartAtom, createStorefront, StorefrontProvider } from '@vitrine/atoms';
import { createClient } from '@vitrine/client';
import { createMockPlatform, referenceTo } from '@vitrine/mocks';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { UiProvider } from '../../provider/UiProvider.tsx';
import { candles, euros } from '../../testing/estimates.ts';
import { CartPage, type CartPageProps } from '../CartPage.tsx';
import { CartLine } from './CartLine.tsx';

const markup = (formAction?: string) =>
  renderToString(
    <UiProvider>
      <CartLine
        line={candles}
        currency="EUR"
        total={euros('64.00')}
        {...(formAction !== undefined && { formAction })}
      />
    </UiProvider>,
  );

test('D7 a server-rendered line is its own form with its line ID', () => {
  const html = markup('/cart/lines');
  const [form = ''] = /<form[\s\S]*<\/form>/.exec(html) ?? [];
  expect(form).toMatch(/^<form[^>]* action="\/cart\/lines" method="post">/);
  expect(form).toContain('<input type="hidden" name="lineItemId" value="l1"/>');
  expect(form.match(/name="quantity"/g)).toHaveLength(1);
  expect(form).toMatch(
    /<input(?=[^>]*name="quantity")(?=[^>]*role="spinbutton")(?=[^>]*value="2")/,
  );
  expect(form).toMatch(/<noscript><button[^>]*type="submit"/);
});

test('a line without an action URL is not a form', () => {
  expect(markup()).not.toContain('<form');
  expect(markup()).not.toContain('name="quantity"');
});

test('D7 the lines, coupon and note of the page are forms', async () => {
  const platform = createMockPlatform();
  const { apiBaseUrl, fetch } = platform;
  const client = createClient({ clientId: 'fenn-house', provider: { apiBaseUrl }, fetch });
  const storefront = createStorefront({ client });
  const slugs = ['dipped-cup', 'ring-vase'];
  const lineItems = slugs.map((slug) => ({
    catalogReference: referenceTo(platform.shop.appId, platform.catalog.product(slug)),
    quantity: 1,
  }));
  platform.catalog.setStock('ring-vase', 5);
  await storefront.store.set(addToCartAtom, { lineItems });
  const page = (props: CartPageProps) =>
    renderToString(
      <StorefrontProvider storefront={storefront}>
        <UiProvider>
          <CartPage {...props} />
        </UiProvider>
      </StorefrontProvider>,
    );
  expect(
    page({ formActions: { line: '/cart/lines' } }).match(/<form[^>]* action="\/cart\/lines"/g),
  ).toHaveLength(2);
  expect(page({})).not.toContain('name="lineItemId"');
  const forms = page({ formActions: { coupon: '/cart/coupon', note: '/cart/note' } });
  expect(forms).toMatch(/<form[^>]* action="\/cart\/coupon"[\s\S]*<input[^>]* name="code"/);
  expect(forms).toMatch(/<form[^>]* action="\/cart\/note"[\s\S]*<textarea[^>]* name="buyerNote"/);
  expect(page({})).not.toMatch(/name="(code|buyerNote)"/);
});
