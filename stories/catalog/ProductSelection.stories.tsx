import { type MemoryLocation, memoryLocation } from '@vitrine/atoms';
import type { Product as ProductEntity } from '@vitrine/client/catalog';
import { type Loaded, mockPlatform } from '@vitrine/storybook';
import { Product, type ProductRootProps } from '@vitrine/ui';
import { expect, spyOn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { getAnnouncement } from '../lib/announcements.ts';
import { getProduct } from '../lib/demo-products.ts';
import { candle, candleIn } from './picker.tsx';

/** The label of a product, without its images. */
const Label = (args: ProductRootProps) => (
  <Product.Root {...args} style={{ display: 'grid', gap: 24, maxInlineSize: 441 }}>
    <Product.Name level={2} variant="displayS" />
    <Product.Price />
    <Product.Options />
    <Product.Texts />
    <Product.Buy />
    <Product.Availability />
  </Product.Root>
);

const meta = preview.meta({
  title: 'Catalog/ProductSelection',
  component: Product.Root,
  parameters: { layout: 'padded' },
  render: (args) => <Label {...args} />,
  loaders: [mockPlatform()],
  args: { product: candle },
});

export const FocusesMissingOption = meta.story({
  parameters: { requirements: ['B5'] },
  args: { initialSelection: { Colour: 'Clay' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Select size' }));
    await waitFor(() => expect(canvas.getByRole('radio', { name: /^10 cm/ })).toHaveFocus());
    await expect(canvas.getByRole('radio', { name: /^Clay/ })).toBeChecked();
  },
});

const getLocation = ({ location }: ProductRootProps) => location as MemoryLocation;

export const SyncsSelectionWithUrl = meta.story({
  parameters: { requirements: ['B6'] },
  args: { location: memoryLocation('Colour=Teal&Size=15+cm&ref=mail') },
  play: async ({ args, canvas, userEvent }) => {
    const location = getLocation(args);
    const write = spyOn(location, 'write');
    const note = () =>
      canvas.queryByText(/^Teal is no longer available/, { ignore: '[aria-live]' });
    await waitFor(() => expect(note()).toBeVisible());
    await waitFor(() => expect(location.read().toString()).toBe('Size=15+cm&ref=mail'));
    await userEvent.click(canvas.getByRole('radio', { name: /^Moss/ }));
    await waitFor(() => expect(note()).toBeNull());
    await expect(location.read().toString()).toBe('Size=15+cm&ref=mail&Colour=Moss');
    await expect(write).toHaveBeenCalled();
    for (const [, how] of write.mock.calls) await expect(how).toBe('replace');
    location.visit('Colour=Clay&Size=10+cm');
    await waitFor(() => expect(canvas.getByRole('radio', { name: /^Clay/ })).toBeChecked());
    location.visit('Colour=Teal&Size=15+cm&ref=mail');
  },
});

/** The candle as returned by a platform if it has too many variants to send. */
const unknown: ProductEntity = { ...candle, variants: [] };
const soldOut = '[data-status="sold-out"][data-availability="sold-out"]';
const availabilityEndpoint = 'catalog.getProductOptionsAvailability';

export const ResolvesVariantsFromPlatform = meta.story({
  parameters: { requirements: ['B9', 'B14', 'C2'] },
  args: { product: unknown, initialSelection: { Colour: 'Chalk' } },
  play: async ({ canvas, canvasElement, userEvent, loaded }) => {
    const { platform } = loaded as Required<Loaded>;
    const countRequests = () =>
      platform.calls.filter(({ name }) => name === availabilityEndpoint).length;
    const large = canvas.getByRole('radio', { name: /^20 cm/ });
    await waitFor(() => expect(large).toHaveTextContent('Sold out'));
    const before = countRequests();
    await userEvent.hover(canvas.getByRole('radio', { name: /^10 cm/ }));
    await waitFor(() => expect(countRequests()).toBe(before + 1));
    const release = platform.hold(availabilityEndpoint);
    await userEvent.click(canvas.getByRole('radio', { name: /^15 cm/ }));
    await expect(canvas.getByRole('radio', { name: /^15 cm/ })).toBeChecked();
    await expect(canvas.getByText('Checking stock')).toBeInTheDocument();
    // A price that is still to be confirmed is a ring, and no guess.
    const price = canvasElement.querySelector('[data-pending]');
    await expect(price).not.toHaveTextContent('€');
    release();
    await waitFor(() => expect(canvas.getAllByText('€32.00')[0]).toBeVisible());
    await expect(canvasElement.querySelector('[data-pending]')).toBeNull();
    await userEvent.click(large);
    await waitFor(() => expect(canvasElement.querySelector(soldOut)).not.toBeNull());
  },
});

export const AddsSelectionBeforeVariantResolves = meta.story({
  parameters: { requirements: ['B9', 'B14', 'D2', 'D3'] },
  args: { product: unknown, initialSelection: { Colour: 'Chalk' } },
  play: async ({ canvas, userEvent, loaded }) => {
    const { platform } = loaded as Required<Loaded>;
    const release = platform.hold(availabilityEndpoint);
    await userEvent.click(canvas.getByRole('radio', { name: /^15 cm/ }));
    await expect(canvas.getByText('Checking stock')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: /^Add to cart/ }));
    await canvas.findByRole('button', { name: 'Added' });
    const added = platform.calls.find(({ name }) => name === 'cart.addToCurrentCart');
    const options = { options: { Colour: 'Chalk', Size: '15 cm' } };
    await expect(added?.body).toMatchObject({ lineItems: [{ catalogReference: { options } }] });
    release();
    await waitFor(() => expect(canvas.getAllByText('€32.00')[0]).toBeVisible());
    await userEvent.click(await canvas.findByRole('button', { name: /^Add to cart/ }));
    await canvas.findByRole('button', { name: 'Added' });
    await expect(canvas.getByText('2 in your cart')).toBeInTheDocument();
    await canvas.findByRole('button', { name: /^Add to cart/ });
  },
});

export const RetriesVariantResolution = meta.story({
  parameters: { requirements: ['B9'] },
  args: { product: unknown, initialSelection: { Colour: 'Chalk', Size: '15 cm' } },
  loaders: [
    mockPlatform(
      ({ platform }) => void platform.fail(availabilityEndpoint, 'unavailable', { times: 1 }),
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.getAllByText('€32.00')[0]).toBeVisible());
    await expect(canvas.getByRole('radio', { name: /^15 cm/ })).toBeChecked();
  },
});

export const AnnouncesOnlyChangedDetails = meta.story({
  parameters: { requirements: ['B13'] },
  args: { initialSelection: { Colour: 'Chalk', Size: '15 cm' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^Moss/ }));
    await waitFor(() => expect(getAnnouncement()).toMatch(/Images show Moss$/));
    await userEvent.click(canvas.getByRole('radio', { name: /^10 cm/ }));
    await waitFor(() => expect(getAnnouncement()).toMatch(/^€18\.00\./));
    await expect(getAnnouncement()).not.toMatch(/Images/);
  },
});

export const PreventsAddingNonexistentVariant = meta.story({
  parameters: { requirements: ['D2'] },
  args: {
    product: candleIn(['10 cm', '15 cm', '20 cm'], (colour, size) =>
      colour === 'Clay' && size === '15 cm' ? undefined : 5,
    ),
    initialSelection: { Colour: 'Chalk', Size: '15 cm' },
  },
  play: async ({ canvas, userEvent, loaded }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^Clay/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Select size' }));
    await expect(canvas.getByRole('radio', { name: /^15 cm/ })).not.toBeChecked();
    const { platform } = loaded as Required<Loaded>;
    const added = platform.calls.filter(({ name }) => name === 'cart.addToCurrentCart');
    await expect(added).toHaveLength(0);
  },
});

const lowStockCandle = candleIn(
  ['10 cm', '15 cm', '20 cm', '25 cm'],
  (_, size) => ({ '10 cm': 5, '15 cm': 2 })[size] ?? 40,
);

export const UsesLowStockThreshold = meta.story({
  parameters: { requirements: ['C9'] },
  args: {
    product: lowStockCandle,
    lowStockThreshold: 5,
    initialSelection: { Colour: 'Chalk', Size: '10 cm' },
  },
  play: async ({ canvas, canvasElement }) => {
    const stock = canvasElement.querySelector('[data-availability="low"][data-status="low"]');
    await expect(stock).toHaveTextContent('5 left');
    await expect(canvas.getByRole('radio', { name: /^15 cm/ })).toHaveTextContent('2 left');
  },
});

export const SplitsBackorderedQuantity = meta.story({
  parameters: { requirements: ['C10'] },
  args: {
    product: lowStockCandle,
    initialSelection: { Colour: 'Chalk', Size: '15 cm' },
    storeVariants: [
      {
        _id: 'record',
        variantId: 'Chalk 15 cm',
        productId: candle._id,
        variantName: 'Chalk, 15 cm',
        productName: candle.name,
        managedVariant: true,
        collectionIds: [],
        preorderInfo: { enabled: true, limit: 2, message: 'Poured again in March 2027.' },
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const more = await canvas.findByRole('button', {
      name: 'Increase quantity of Ridge pillar candle',
    });
    await userEvent.click(more);
    await expect(canvas.getAllByText('2 left')[0]).toBeInTheDocument();
    await userEvent.click(more);
    const text = '2 ship now, 1 more later. Poured again in March 2027.';
    await waitFor(() => expect(canvas.getByText(text)).toBeVisible());
    await userEvent.click(more);
    await expect(more).toHaveAttribute('aria-disabled', 'true');
  },
});

const storedDrafts = new Map<string, string>();
const drafts = {
  read: (key: string) => storedDrafts.get(key) ?? null,
  write: (key: string, draft: string | null) =>
    void (draft === null ? storedDrafts.delete(key) : storedDrafts.set(key, draft)),
};
const cup: ProductEntity = {
  ...getProduct('stamped-cup'),
  customTextFields: [
    { title: 'Letters on the foot', maxLength: 8, mandatory: true },
    { title: 'Message for the card', maxLength: 120, mandatory: false },
  ],
};

export const ValidatesCustomTexts = meta.story({
  parameters: { requirements: ['B12'] },
  args: { product: cup, drafts, minLengths: { 'Letters on the foot': 2 } },
  play: async ({ canvas, userEvent }) => {
    storedDrafts.clear();
    const field = await canvas.findByRole('textbox', { name: 'Letters on the foot' });
    await userEvent.click(canvas.getByRole('button', { name: /^Add to cart/ }));
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAccessibleDescription(/Enter letters on the foot/);
    await userEvent.type(field, 'I');
    await expect(field).toHaveAccessibleDescription(/Enter at least 2 characters/);
    await userEvent.type(field, 'da and Ole');
    await expect(field).toHaveValue('Ida and Ole');
    await expect(field).toHaveAccessibleDescription(/Shorten this by 3 characters/);
    await expect(canvas.getByText('11 / 8')).toBeInTheDocument();
    await expect([...storedDrafts.values()][0]).toContain('Ida and Ole');
  },
});

export const RestoresTextDraft = meta.story({
  parameters: { requirements: ['B12'] },
  args: { product: cup, drafts },
  beforeEach: () => {
    storedDrafts.clear();
    storedDrafts.set(`vitrine.texts.${cup._id}`, '{"Message for the card":"For Ida"}');
  },
  play: async ({ canvas }) => {
    const card = await canvas.findByRole('textbox', { name: /^Message for the card/ });
    await waitFor(() => expect(card).toHaveValue('For Ida'));
  },
});
