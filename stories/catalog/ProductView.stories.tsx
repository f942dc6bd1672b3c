import type { Product as ProductEntity } from '@vitrine/client/catalog';
import { mockPlatform } from '@vitrine/storybook';
import { Container, Link, ProductView, Rating } from '@vitrine/ui';
import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { candle, getChoice } from './picker.tsx';
import { large } from './product-page.tsx';

/** Returns a product as in a feed or an older platform: with less data than its type requires. */
const createProduct = (change: object): ProductEntity =>
  ({ ...candle, ...change }) as ProductEntity;

const meta = preview.meta({
  title: 'Catalog/ProductView',
  component: ProductView,
  render: (args) => (
    <Container asChild>
      <main style={{ paddingBlock: 24 }}>
        <ProductView {...args} />
      </main>
    </Container>
  ),
  loaders: [mockPlatform()],
  args: { product: candle },
});

export const MinimalData = meta.story({
  globals: large,
  args: {
    product: createProduct({
      ...{ name: undefined, price: undefined, priceData: undefined, priceRange: undefined },
      ...{ productOptions: undefined, variants: undefined, customTextFields: undefined },
      ...{ additionalInfoSections: undefined, media: undefined, brand: undefined },
      ...{ description: undefined, stock: undefined, discount: undefined },
    }),
  },
  play: async ({ canvas }) => {
    const name = canvas.getByRole('heading', { level: 1, name: 'Unnamed item' });
    await waitFor(() => expect(name).toBeVisible());
    await expect(canvas.getByText('Price at checkout')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: /^Add to cart/ })).toBeEnabled();
  },
});

/** The view has a phone's width in a large window, as in a panel of a host. */
export const HasOneColumnInNarrowContainer = meta.story({
  globals: large,
  args: { aside: <Link href="#saved">Save</Link> },
  render: (args) => (
    <div style={{ maxInlineSize: 420, padding: 24 }}>
      <ProductView {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const images = await canvas.findByRole('group', { name: /^Image 1 of \d$/ });
    const title = canvas.getByRole('heading', { level: 1 });
    await expect(images.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      title.getBoundingClientRect().top,
    );
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^Add to cart €/ })).toBeVisible(),
    );
    await expect(canvas.getByText('Save')).not.toBeVisible();
  },
});

export const ShowsRatingBelowName = meta.story({
  args: {
    product: createProduct({}),
    rating: (
      <>
        <Rating value={4.5} count={12} />
        <Link href="#reviews">Read the reviews</Link>
      </>
    ),
    ...{ gallery: null, options: null, buy: null, availability: null },
    ...{ description: null, details: null },
  },
  play: async ({ canvas }) => {
    const name = canvas.getByRole('heading', { level: 1 });
    const reviews = canvas.getByRole('link', { name: 'Read the reviews' });
    await expect(reviews.getBoundingClientRect().top).toBeGreaterThan(
      name.getBoundingClientRect().bottom,
    );
  },
});

export const EscapesHtmlInName = meta.story({
  globals: large,
  args: {
    product: createProduct({
      name: 'Cup <b>bold</b> <img src="x" onerror="a()">',
      brand: '<i>Mora</i>',
      media: undefined,
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    const name = canvas.getByRole('heading', { level: 1 });
    await expect(name).toHaveTextContent('Cup <b>bold</b> <img src="x" onerror="a()">');
    await expect(canvas.getByText('<i>Mora</i>')).toBeInTheDocument();
    await expect(canvasElement.querySelector('b, i, img[src="x"]')).toBeNull();
  },
});

export const SelectsOptionsWithoutMatchingVariant = meta.story({
  globals: large,
  args: {
    product: createProduct({
      variants: [{ _id: 'stray', choices: { Material: 'Wax' }, stock: { inStock: true } }],
      productOptions: [
        { name: 'Size', optionType: 'SLIDER', choices: [getChoice('Small'), getChoice('Large')] },
        { name: 'Wick', optionType: 'drop_down', choices: undefined },
        { name: '', choices: [getChoice('Nameless')] },
      ],
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Large' }));
    await expect(canvas.getByRole('radio', { name: 'Large' })).toBeChecked();
    await expect(canvas.queryByText('Wick')).toBeNull();
    await expect(canvas.queryByText('Nameless')).toBeNull();
  },
});

export const UnknownValues = meta.story({
  globals: large,
  args: {
    product: createProduct({
      productType: 'hologram',
      discount: { type: 'BUY_ONE_GET_ONE', value: 'much' },
      stock: {
        trackInventory: true,
        quantity: 'many',
        inStock: true,
        inventoryStatus: 'SOMEWHERE',
      },
      priceData: { currency: 'EUR', price: '38.00', discountedPrice: '1e400' },
      pricePerUnitData: { baseQuantity: -1, baseMeasurementUnit: 'CUBIT' },
      variants: [],
      productOptions: [],
    }),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Price at checkout')).toBeVisible());
    await expect(canvas.getByText('In stock')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: /^Add to cart/ })).toBeEnabled();
  },
});
