import { addToCartAtom, createStorefront, StorefrontProvider } from '@vitrine/atoms';
import { createClient } from '@vitrine/client';
import { createMockPlatform, referenceTo } from '@vitrine/mocks';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { UiProvider } from '../../provider/UiProvider.tsx';
import { candles, euros } from '../../testing/estimates.ts';
import { CartPage, type CartPageProps } from '../CartPage.tsx';
import { CartFreeDelivery } from '../totals/CartFreeDelivery.tsx';
import { CartTotals } from '../totals/CartTotals.tsx';
import { CartLine, type CartLineProps, LineActions, LineName, LineQuantity } from './CartLine.tsx';
import { ConnectedCartLine } from './ConnectedCartLine.tsx';
import { LineProblem, type LineProblemValue } from './LineProblem.tsx';
import { LineSummary } from './LineSummary.tsx';

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

/** The texts of a line, without markup. */
const getText = (props: Partial<CartLineProps>) =>
  renderToString(
    <UiProvider>
      <CartLine line={candles} currency="EUR" {...props} />
    </UiProvider>,
  ).replace(/<[^>]+>/g, '');

test('a line without a total has the price of one piece, or none', () => {
  const price = euros('32.00');
  expect(getText({ line: { ...candles, price }, hasNoTotal: true })).toContain('€32.00 each');
  const unknown = [{ ...candles, price: euros('much') }, candles];
  for (const line of unknown) {
    const text = getText({ line, hasNoTotal: true });
    expect(text).toContain('No price yet');
    expect(text).not.toContain('each');
  }
  expect(getText({ hasNoTotal: true, pending: true })).not.toContain('No price yet');
  expect(getText({})).not.toContain('No price yet');
  expect(getText({ line: { ...candles, price, quantity: 1 } })).toContain('€32.00');
});

test('a line that a membership without a name pays for shows the membership', () => {
  const covered = { total: euros('0.00') };
  expect(getText({ ...covered, coveredBy: '' })).toContain('Covered by your membership');
  expect(getText({ ...covered, coveredBy: 'Winter light' })).toContain('Covered by Winter light');
  expect(getText(covered)).not.toContain('Covered by');
});

test('the layout of a host has no quantity and no actions for a line that can only be removed', () => {
  const render = (fix: LineProblemValue['fix']) =>
    renderToString(
      <UiProvider>
        <CartLine
          line={candles}
          currency="EUR"
          problem={{ availability: null, description: null, fix }}
          onFix={() => {}}
        >
          <LineName />
          <LineQuantity />
          <LineActions />
        </CartLine>
      </UiProvider>,
    );
  const removable = render({ kind: 'remove' });
  expect(removable).not.toContain('spinbutton');
  expect(removable.match(/<button/g)).toHaveLength(1);
  expect(removable).toContain('aria-label="Remove Ridge pillar candle"');
  expect(render({ kind: 'take', quantity: 1 })).toContain('spinbutton');
});

const renderProblem = (problem: Partial<LineProblemValue>, line = candles, isNew?: boolean) =>
  renderToString(
    <UiProvider>
      <LineProblem
        line={line}
        problem={{ availability: null, description: null, fix: null, ...problem }}
        {...(isNew !== undefined && { isNew })}
      />
    </UiProvider>,
  );

test('a problem has the platform’s description of a rule, or a general text', () => {
  expect(renderProblem({ description: 'Only for members.' })).toContain('Only for members.');
  expect(renderProblem({ description: '' })).toContain('This can’t be bought with these options.');
  expect(renderProblem({ availability: 'PARTIALLY_AVAILABLE' })).toContain(
    'Only 0 left. You have 2 in your cart.',
  );
  expect(
    renderProblem(
      { availability: 'PARTIALLY_AVAILABLE' },
      { ...candles, availability: { status: 'PARTIALLY_AVAILABLE', quantityAvailable: 1 } },
    ),
  ).toContain('Only 1 left.');
});

test('only a new problem is announced', () => {
  expect(renderProblem({}, candles, true)).toContain('role="alert" data-tone="warning"');
  expect(renderProblem({})).not.toContain('role="alert" data-tone="warning"');
});

test('a line outside the cart links to its product if it has a URL', () => {
  const render = (line: typeof candles) =>
    renderToString(
      <UiProvider>
        <LineSummary line={line} />
      </UiProvider>,
    );
  expect(render({ ...candles, url: { relativePath: '/objects/candle' } })).toContain(
    'href="/objects/candle"',
  );
  expect(render(candles)).not.toContain('<a');
  expect(render(candles)).toContain('Ridge pillar candle');
});

test('nothing of a cart shows before it is loaded', () => {
  const { apiBaseUrl, fetch } = createMockPlatform();
  const client = createClient({ clientId: 'fenn-house', provider: { apiBaseUrl }, fetch });
  const html = renderToString(
    <StorefrontProvider storefront={createStorefront({ client })}>
      <UiProvider>
        <ConnectedCartLine lineId="l1" />
        <CartTotals />
        <CartFreeDelivery from="50.00" />
      </UiProvider>
    </StorefrontProvider>,
  );
  const announcers = /<span role="(status|alert)" aria-live="\w+"[^>]*><\/span>/g;
  expect(html.replace(announcers, '')).toBe('');
});
