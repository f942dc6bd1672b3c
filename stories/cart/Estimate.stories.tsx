import type { Product as ProductData } from '@vitrine/client/catalog';
import { Cart, Estimate, Product, ProductView } from '@vitrine/ui';
import { expect, screen, waitFor, type within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { candle } from '../catalog/picker.tsx';
import { calm, filled } from './cart-contents.ts';
import { amounts, findTotals, getLoaded, waitForAnnouncement } from './cart-demo.tsx';
import { countries, Summary } from './cart-summary-demo.tsx';

const meta = preview.meta({
  title: 'Cart/Estimate',
  component: Summary,
  parameters: { layout: 'padded' },
  loaders: [filled(calm)],
});

type Canvas = ReturnType<typeof within>;
interface Play {
  canvas: Canvas;
  userEvent: {
    click: (element: Element) => Promise<void>;
    type: (element: Element, text: string) => Promise<void>;
    clear: (element: Element) => Promise<void>;
    keyboard: (keys: string) => Promise<void>;
  };
}

const estimates = (loaded: unknown) =>
  getLoaded(loaded).platform.calls.filter(({ name }) => name === 'cart.estimateCurrentCartTotals');

const open = async ({ canvas, userEvent }: Play) => {
  await findTotals(canvas);
  await userEvent.click(
    canvas.getByRole('button', { name: /^(Estimate delivery|محاسبهٔ هزینهٔ ارسال)$/ }),
  );
  return canvas.findByRole('combobox', { name: /^(Country|کشور)$/ });
};

const chooseCountry = async ({ canvas, userEvent }: Play, name: string) => {
  await userEvent.click(canvas.getByRole('combobox', { name: /^(Country|کشور)$/ }));
  await userEvent.click(await screen.findByRole('option', { name }));
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
};

const send = async ({ canvas, userEvent }: Play, postalCode: string) => {
  const field = canvas.getByRole('textbox', { name: /^(Postcode|ZIP code|کد پستی)$/ });
  await userEvent.clear(field);
  await userEvent.type(field, `${postalCode}{Enter}`);
};

const toAalborg = async (play: Play, denmark = 'Denmark') => {
  await open(play);
  await chooseCountry(play, denmark);
  await send(play, '9000');
  await waitFor(() =>
    expect(
      play.canvas.getByRole('radio', { name: /^(Parcel|بسته) [\u200e\u2066-\u2069]*€/ }),
    ).toBeChecked(),
  );
};

export const ShowsDeliveryOptions = meta.story({
  parameters: { requirements: ['F5'] },
  play: async ({ canvas, userEvent, loaded }) => {
    const play = { canvas, userEvent };
    await toAalborg(play);
    await waitForAnnouncement('6 delivery options to Denmark, 9000.');
    for (const name of ['Delivery', 'Scheduled delivery', 'Collection']) {
      await expect(canvas.getByRole('group', { name })).toBeInTheDocument();
    }
    await expect(canvas.getByRole('radio', { name: /^Van, morning/ })).toHaveAccessibleDescription(
      /Saturday/,
    );
    await expect(canvas.getByRole('radio', { name: 'Collect at Fenn House Free' })).toBeEnabled();
    const { body } = estimates(loaded).at(-1) ?? {};
    await expect(body).toMatchObject({ shippingAddress: { country: 'DK', postalCode: '9000' } });
    await waitFor(() => expect(canvas.queryByText('Calculating')).not.toBeVisible());
  },
});

export const Dark = meta.story({
  globals: { theme: 'dark' },
  play: ({ canvas, userEvent }) => toAalborg({ canvas, userEvent }),
});

export const SmallRightToLeft = meta.story({
  globals: { locale: 'fa-IR', viewport: { value: 'small', isRotated: false } },
  play: ({ canvas, userEvent }) => toAalborg({ canvas, userEvent }, 'دانمارک'),
});

export const UpdatesTotalsWithDeliveryOption = meta.story({
  parameters: { requirements: ['F5'] },
  play: async ({ canvas, userEvent, loaded }) => {
    const play = { canvas, userEvent };
    await toAalborg(play);
    await amounts(canvas, '€169.00', 1);
    await userEvent.click(canvas.getByRole('radio', { name: /^Express parcel/ }));
    await amounts(canvas, '€182.00', 1);
    await userEvent.click(canvas.getByRole('radio', { name: /^Van, evening/ }));
    await amounts(canvas, '€189.00', 1);
    await chooseCountry(play, 'Germany');
    await send(play, 'de-24937');
    await waitFor(() =>
      expect(canvas.getByText(/^Your choice isn’t available there/)).toBeVisible(),
    );
    await waitFor(() => expect(canvas.getByRole('radio', { name: /^Parcel €/ })).toBeChecked());
    await expect(canvas.queryByRole('radio', { name: /^Van/ })).toBeNull();
    const requestCount = estimates(loaded).length;
    await userEvent.click(canvas.getByRole('button', { name: 'Check out' }));
    await waitFor(() => {
      const { platform } = getLoaded(loaded);
      const call = platform.calls.find(({ name }) => name === 'cart.createCheckoutFromCurrentCart');
      return expect(call?.body).toMatchObject({ shippingAddress: { country: 'DE' } });
    });
    await expect(estimates(loaded)).toHaveLength(requestCount);
  },
});

export const ValidatesAddressWithoutRequest = meta.story({
  parameters: { requirements: ['F5'] },
  play: async ({ canvas, userEvent, loaded }) => {
    const play = { canvas, userEvent };
    const country = await open(play);
    const requestCount = estimates(loaded).length;
    await userEvent.click(canvas.getByRole('button', { name: 'Show delivery options' }));
    await waitFor(() => expect(country).toHaveFocus());
    await expect(country).toHaveAccessibleDescription('Choose a country.');
    await chooseCountry(play, 'United States');
    const chosen = await canvas.findByRole('combobox', { name: 'State' });
    await userEvent.click(chosen);
    await userEvent.click(await screen.findByRole('option', { name: 'Ohio' }));
    await waitFor(() => expect(chosen).toHaveValue('Ohio'));
    // Another country has other states, so the choice is lost.
    await chooseCountry(play, 'Denmark');
    await chooseCountry(play, 'United States');
    await send(play, '1234');
    const state = await canvas.findByRole('combobox', { name: 'State' });
    await expect(state).toHaveValue('');
    await waitFor(() => expect(state).toHaveFocus());
    const postcode = canvas.getByRole('textbox', { name: 'ZIP code' });
    await expect(postcode).toHaveAccessibleDescription('Enter a ZIP code like 95014.');
    await expect(postcode).toHaveValue('1234');
    await expect(estimates(loaded)).toHaveLength(requestCount);
  },
});

export const ReportsUnavailableDelivery = meta.story({
  parameters: { requirements: ['F5'] },
  play: async ({ canvas, userEvent, loaded }) => {
    const play = { canvas, userEvent };
    const { platform } = getLoaded(loaded);
    await open(play);
    await chooseCountry(play, 'Antarctica');
    await userEvent.click(canvas.getByRole('button', { name: 'Show delivery options' }));
    await canvas.findByText(/^We don’t deliver to Antarctica/);
    await canvas.findByText('Not available to this address');
    platform.fail('cart.estimateCurrentCartTotals', 'unavailable', { times: 2 });
    await chooseCountry(play, 'Denmark');
    await send(play, '9000');
    await canvas.findByText(/^We couldn’t calculate delivery/);
    // The same address again is another try.
    const before = estimates(loaded).length;
    await userEvent.type(canvas.getByRole('textbox', { name: 'Postcode' }), '{Enter}');
    await waitFor(() => expect(estimates(loaded)).toHaveLength(before + 1));
    await canvas.findByText(/^We couldn’t calculate delivery/);
    await expect(canvas.getByRole('textbox', { name: 'Postcode' })).toHaveValue('9000');
    await expect(canvas.queryByRole('radio')).toBeNull();
    await canvas.findByText('Calculated at checkout');
  },
});

export const KeepsAddressWhenHidden = meta.story({
  parameters: { requirements: ['F5'] },
  play: async ({ canvas, userEvent }) => {
    const play = { canvas, userEvent };
    await toAalborg(play);
    await userEvent.click(canvas.getByRole('button', { name: 'Hide delivery estimate' }));
    await waitFor(() => expect(canvas.getByText('Delivery to Denmark, 9000')).toBeVisible());
    await waitFor(() => expect(canvas.queryByRole('radio')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Change delivery address' }));
    await expect(await canvas.findByRole('textbox', { name: 'Postcode' })).toHaveValue('9000');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide delivery estimate' }));
    await waitFor(() => expect(canvas.queryByRole('radio')).toBeNull());
  },
});

export const AppliesMemberships = meta.story({
  parameters: { requirements: ['F6'] },
  loaders: [
    filled(calm, ({ cart }) => {
      cart().grant('Winter light', { remaining: 4, expiresAt: Date.UTC(2027, 2, 3) });
      cart().grant('A year of paper', { expiresAt: Date.UTC(2026, 2, 3) });
    }),
  ],
  play: async ({ canvas, userEvent }) => {
    await findTotals(canvas);
    const box = await canvas.findByRole('checkbox', { name: 'Winter light' });
    await expect(box).toHaveAccessibleDescription(
      'Covers Ridge pillar candle. 4 of 6 credits left. Until 3 March 2027.',
    );
    await canvas.findByText(/Expired on 3 March 2026/);
    await userEvent.click(box);
    await amounts(canvas, '€96.00', 2);
    await canvas.findByText('Covers 2 items');
    await expect(box).toBeChecked();
  },
});

const download: ProductData = { ...candle, _id: 'download', productType: 'digital' };

export const ShowsEstimateOnProductPages = meta.story({
  parameters: { requirements: ['C11'] },
  render: () => (
    <div style={{ display: 'grid', gap: 40 }}>
      <Summary />
      {[candle, download].map((product) => (
        <ProductView
          key={product._id}
          product={product}
          data-testid={product.productType}
          title={<Product.Name level={2} />}
          gallery={null}
          options={null}
          description={null}
          details={null}
          // A host can place the estimate itself; it is empty for a download there, too.
          footer={product === download && <Product.DeliveryEstimate />}
        />
      ))}
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const play = { canvas, userEvent };
    await findTotals(canvas);
    const [physical, digital] = ['physical', 'digital'].map((type) => canvas.getByTestId(type));
    const delivery = /Delivery to|Collection/;
    await expect(physical).not.toHaveTextContent(delivery);
    await toAalborg(play);
    await userEvent.click(canvas.getByRole('button', { name: 'Hide delivery estimate' }));
    await waitFor(() =>
      expect(physical).toHaveTextContent('Delivery to Denmark, 9000Parcel1 to 2 working days'),
    );
    const times = canvas.getAllByText('1 to 2 working days');
    await expect(times.filter((time) => time.checkVisibility())).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Change delivery address' }));
    await userEvent.click(await canvas.findByRole('radio', { name: /^Collect at Fenn House/ }));
    await waitFor(() => expect(physical).toHaveTextContent(/CollectionCollect at Fenn House/));
    await expect(digital).not.toHaveTextContent(delivery);
  },
});

export const ComposesFromComponents = meta.story({
  render: () => (
    <Cart.Root style={{ maxInlineSize: 400, outline: 'none' }}>
      <Estimate.Root>
        <Estimate.Address countries={countries} />
        <Estimate.Options />
        <Estimate.Memberships />
      </Estimate.Root>
    </Cart.Root>
  ),
  play: async ({ canvas, userEvent }) => {
    const play = { canvas, userEvent };
    await canvas.findByRole('combobox', { name: 'Country' });
    await chooseCountry(play, 'Germany');
    await send(play, '24937');
    await canvas.findByRole('radio', { name: /^Parcel shop/ });
    await expect(canvas.queryByRole('group', { name: 'Memberships' })).toBeNull();
  },
});
