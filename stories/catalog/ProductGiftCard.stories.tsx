import { getPlatform, mockPlatform } from '@vitrine/storybook';
import type { GiftCardFields } from '@vitrine/ui';
import { Cart, Product } from '@vitrine/ui';
import { expect, spyOn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { getProduct } from '../lib/demo-products.ts';

/** The fields that the merchant created, by their titles. */
const giftCardFields = {
  recipientName: 'For',
  recipientEmail: 'Send to',
  message: 'Message for the card',
  deliveryDate: 'Send on',
} as const satisfies GiftCardFields;

const voucher = {
  ...getProduct('gift-voucher'),
  customTextFields: [
    { title: 'For', maxLength: 50, mandatory: true },
    { title: 'Send to', maxLength: 100, mandatory: true },
    { title: 'Message for the card', maxLength: 200, mandatory: false },
    { title: 'Send on', maxLength: 10, mandatory: false },
  ],
};

const small = { viewport: { value: 'small', isRotated: false } };

const meta = preview.meta({
  title: 'Catalog/ProductGiftCard',
  component: Product.Root,
  parameters: { layout: 'padded' },
  globals: small,
  loaders: [mockPlatform()],
  args: {
    product: voucher,
    giftCardFields,
    initialSelection: { Amount: '€50' },
    style: { display: 'grid', gap: 20, maxInlineSize: 390 },
  },
  render: (args) => (
    <>
      <Product.Root {...args}>
        <Product.Options />
        <Product.GiftCard />
        <Product.Texts />
        <Product.Buy />
      </Product.Root>
      <Cart.Root>
        <Cart.Lines />
      </Cart.Root>
    </>
  ),
});

const getBodies = (loaded: object) =>
  getPlatform(loaded)
    .calls.filter(({ name }) => name === 'cart.addToCurrentCart')
    .map(({ body }) => body);

/** In development, the console names the part that is missing. */
export const NamesMissingPart = meta.story({
  beforeEach: () => {
    const log = spyOn(console, 'error').mockImplementation(() => {});
    return () => log.mockRestore();
  },
  render: (args) => (
    <Product.Root {...args}>
      <Product.Options />
      <Product.Buy />
    </Product.Root>
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^Add to cart/ });
    await waitFor(() =>
      expect(console.error).toHaveBeenCalledWith(
        'Product.Root has "giftCardFields", so it needs a <Product.GiftCard>.',
      ),
    );
  },
});

/** The first wrong field gets the focus; nothing is sent. */
export const FocusesFirstError = meta.story({
  play: async ({ canvas, userEvent, loaded }) => {
    const name = await canvas.findByRole('textbox', { name: 'Recipient’s name' });
    const email = canvas.getByRole('textbox', { name: 'Recipient’s email' });
    const add = canvas.getByRole('button', { name: /^Add to cart/ });
    await userEvent.click(add);
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toBeInvalid();
    await userEvent.type(name, 'Freja');
    await userEvent.type(email, 'freja');
    const date = canvas.getByLabelText('Delivery date (optional)');
    await userEvent.type(date, '2020-01-31');
    await userEvent.click(add);
    await waitFor(() => expect(email).toHaveFocus());
    await expect(email).toHaveAccessibleDescription(/Enter an email address/);
    await expect(date).toHaveAccessibleDescription(/Choose today or a later day/);
    await expect(getBodies(loaded)).toHaveLength(0);
  },
});

/** What was typed stays after a failure, and is on the cart line after the next attempt. */
export const KeepsTextsAndShowsThemInCart = meta.story({
  loaders: [
    mockPlatform(
      ({ platform }) => void platform.fail('cart.addToCurrentCart', 'offline', { times: 1 }),
    ),
  ],
  play: async ({ canvas, userEvent, loaded }) => {
    await userEvent.type(
      await canvas.findByRole('textbox', { name: 'Recipient’s name' }),
      'Freja Holm',
    );
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Recipient’s email' }),
      'freja@fennhouse.example',
    );
    await userEvent.type(canvas.getByRole('textbox', { name: /^Message/ }), 'Happy birthday');
    await userEvent.type(canvas.getByLabelText('Delivery date (optional)'), '2099-12-24');
    await userEvent.click(canvas.getByRole('button', { name: /^Add to cart/ }));
    await canvas.findByText(/^You’re offline/);
    await expect(canvas.getByRole('textbox', { name: /^Message/ })).toHaveValue('Happy birthday');
    await userEvent.click(await canvas.findByRole('button', { name: /^Add to cart/ }));
    await canvas.findByRole('button', { name: 'Added' });
    await expect(getBodies(loaded).at(-1)).toMatchObject({
      lineItems: [
        {
          catalogReference: {
            options: {
              customTextFields: {
                For: 'Freja Holm',
                'Send to': 'freja@fennhouse.example',
                'Message for the card': 'Happy birthday',
                'Send on': '2099-12-24',
              },
            },
          },
        },
      ],
    });
    await canvas.findByText('For: Freja Holm');
    await canvas.findByText('Send on: 24 December 2099');
    await canvas.findByRole('button', { name: /^Add to cart/ });
  },
});

export const RightToLeftDark = meta.story({
  globals: { ...small, locale: 'fa-IR', theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'نام گیرنده' }), 'Freja');
    await expect(canvas.getByRole('textbox', { name: /^ایمیل گیرنده/ })).toHaveAttribute(
      'dir',
      'ltr',
    );
  },
});
