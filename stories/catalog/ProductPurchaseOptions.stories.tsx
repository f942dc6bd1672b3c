import { getPlatform, mockPlatform } from '@vitrine/storybook';
import { Cart, Product, QuickAddToCart, type SubscriptionOption } from '@vitrine/ui';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { getProduct } from '../lib/demo-products.ts';
import { hold } from '../lib/hold-requests.ts';

const wash = getProduct('cedar-hand-wash');

/** The plans of a shop: the second one is cheaper. */
const subscriptionOptions: readonly SubscriptionOption[] = [
  { id: 'month', settings: { frequency: 'MONTH', interval: 1, autoRenewal: true } },
  {
    id: 'two-months',
    settings: { frequency: 'MONTH', interval: 2, autoRenewal: true },
    title: 'Refill plan',
    description: 'Pause or cancel at any time',
    priceData: ({ price }) =>
      price && { currency: price.currency, price: price.discountedPrice, discountedPrice: 25.2 },
  },
];

const meta = preview.meta({
  title: 'Catalog/ProductPurchaseOptions',
  component: Product.Root,
  parameters: { layout: 'padded' },
  loaders: [mockPlatform()],
  args: { product: wash, subscriptionOptions },
  render: (args) => (
    <Product.Root {...args} style={{ display: 'grid', gap: 20, maxInlineSize: 390 }}>
      <Product.Price size="page" />
      <Product.Options />
      <Product.PurchaseOptions />
      <Product.Buy />
    </Product.Root>
  ),
});

const getBodies = (loaded: object) =>
  getPlatform(loaded)
    .calls.filter(({ name }) => name === 'cart.addToCurrentCart')
    .map(({ body }) => body);

/** The price follows the choice, also in the button, and arrow keys choose. */
export const ShowsPriceOfSubscription = meta.story({
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    const once = await canvas.findByRole('radio', { name: /^One-time purchase/ });
    await expect(once).toBeChecked();
    const plan = canvas.getByRole('radio', { name: /^Refill plan/ });
    await userEvent.click(plan);
    await canvas.findByRole('button', { name: /^Add to cart.*€25\.20/ });
    await userEvent.click(once);
    await waitFor(() => expect(once).toBeChecked());
    await expect(canvas.queryByRole('button', { name: /^Add to cart.*€25\.20/ })).toBeNull();
    await hold('ArrowUp', plan);
    await waitFor(() => expect(plan).toBeChecked());
    await expect(plan).toHaveAccessibleDescription(
      'Every 2 months Save 10% Pause or cancel at any time',
    );
    const button = canvas.getByRole('button', { name: /^Add to cart/ });
    await waitFor(() => expect(button).toHaveTextContent('€25.20'));
  },
});

export const RightToLeftDark = ShowsPriceOfSubscription.extend({
  globals: { viewport: { value: 'small', isRotated: false }, locale: 'fa-IR', theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^طرح پر کردن/ }));
    await expect(canvas.getByRole('radio', { name: /^خرید یک‌باره/ })).not.toBeChecked();
  },
});

/** One purchase and two subscriptions of the same product are three lines. */
export const AddsSubscriptionAsOwnLine = meta.story({
  globals: { viewport: { value: 'small', isRotated: false } },
  args: {
    subscriptionOptions: subscriptionOptions.map(({ priceData: _price, ...option }) => option),
  },
  render: (args) => (
    <div style={{ display: 'grid', gap: 24, maxInlineSize: 480 }}>
      <Product.Root {...args} style={{ display: 'grid', gap: 20 }}>
        <Product.PurchaseOptions />
        <Product.Buy />
      </Product.Root>
      <Cart.Root>
        <Cart.Lines />
      </Cart.Root>
    </div>
  ),
  play: async ({ canvas, userEvent, loaded }) => {
    const add = async (count: number) => {
      await userEvent.click(await canvas.findByRole('button', { name: /^Add to cart/ }));
      await waitFor(() => expect(getBodies(loaded)).toHaveLength(count));
      await canvas.findByRole('button', { name: 'Added' });
      await canvas.findByRole('button', { name: /^Add to cart/ });
    };
    await canvas.findByRole('radio', { name: /^One-time purchase/ });
    await add(1);
    await userEvent.click(canvas.getByRole('radio', { name: /^Every month/ }));
    await waitFor(() => expect(canvas.queryByText('1 in your cart')).toBeNull());
    await add(2);
    await waitFor(() => expect(canvas.getByText('1 in your cart')).toBeVisible());
    await userEvent.click(canvas.getByRole('radio', { name: /^Refill plan/ }));
    await add(3);
    const [once, monthly, plan] = getBodies(loaded);
    await expect(JSON.stringify(once)).not.toContain('subscription');
    await expect(monthly).toMatchObject({
      lineItems: [
        {
          subscriptionOptionInfo: {
            subscriptionSettings: { frequency: 'MONTH', interval: 1, autoRenewal: true },
          },
        },
      ],
    });
    await expect(plan).toMatchObject({
      lineItems: [
        {
          subscriptionOptionInfo: {
            title: { original: 'Refill plan' },
            subscriptionSettings: { frequency: 'MONTH', interval: 2, autoRenewal: true },
          },
        },
      ],
    });
    const lines = within(await canvas.findByRole('list', { name: 'Items in your cart' }));
    await waitFor(() => expect(lines.getAllByText('Cedar hand wash')).toHaveLength(3));
    lines.getByText('Every month');
    lines.getByText('Every 2 months');
  },
});

/** A product that is only sold with a subscription: a card opens the choice. */
export const ChoosesSubscriptionInQuickAdd = meta.story({
  globals: { viewport: { value: 'small', isRotated: false } },
  args: { subscriptionOnly: true },
  render: ({ product, subscriptionOptions, subscriptionOnly }) => (
    <QuickAddToCart {...{ product, subscriptionOptions, subscriptionOnly }} />
  ),
  play: async ({ canvas, userEvent, loaded }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Choose options/ }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Cedar hand wash' }));
    await expect(await sheet.findByRole('radio', { name: /^Every month/ })).toBeChecked();
    await expect(sheet.queryByRole('radio', { name: /^One-time/ })).toBeNull();
    await userEvent.click(sheet.getByRole('radio', { name: /^Refill plan/ }));
    await userEvent.click(sheet.getByRole('button', { name: /^Add to cart/ }));
    await waitFor(() =>
      expect(getBodies(loaded)).toMatchObject([
        { lineItems: [{ subscriptionOptionInfo: { title: { original: 'Refill plan' } } }] },
      ]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await canvas.findByRole('button', { name: /^Choose options/ });
  },
});
