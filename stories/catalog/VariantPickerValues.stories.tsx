import type { Product as ProductData, Variant } from '@vitrine/client/catalog';
import { mockPlatform } from '@vitrine/storybook';
import { Product, ProductView, Stack, VariantPicker } from '@vitrine/ui';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { at } from '../pages/lib/at.ts';
import { hrefs, useRoute } from '../pages/lib/use-route.ts';
import { candle, candleIn, getChoice, Picker, sizesUpTo } from './picker.tsx';

const meta = preview.meta({
  title: 'Catalog/VariantPickerValues',
  component: Picker,
  parameters: { layout: 'padded' },
  args: { product: candle, selection: { Colour: 'Chalk' } },
});

const withSizes = (count: number) =>
  candleIn(sizesUpTo(count), (_, size) => (Number.parseInt(size, 10) % 5 === 0 ? 0 : 9));

/** The open list traps focus and keys: the content that Radix hides behind it cannot be reached. */
const focusTrapParameters = {
  a11y: {
    config: {
      rules: [
        { id: 'aria-hidden-focus', enabled: false },
        { id: 'scrollable-region-focusable', enabled: false },
      ],
    },
  },
};

export const ShowsTenValuesAsCells = meta.story({
  parameters: { requirements: ['B8'] },
  args: { product: withSizes(10) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio', { name: /cm/ })).toHaveLength(10);
  },
});

export const ShowsElevenValuesAsList = meta.story({
  parameters: { ...focusTrapParameters, requirements: ['B8'] },
  args: { product: withSizes(11) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Size' }));
    const list = await screen.findByRole('listbox');
    await expect(list.querySelectorAll('[role=option]')).toHaveLength(11);
    await expect(screen.getByRole('option', { name: '5 cm, sold out' })).toBeInTheDocument();
  },
});

export const SearchesManyValues = meta.story({
  parameters: { requirements: ['B8'] },
  args: { product: withSizes(25) },
  play: async ({ canvas, userEvent }) => {
    const input = await canvas.findByRole('combobox', { name: 'Size' });
    await userEvent.click(input);
    await userEvent.keyboard('20');
    await userEvent.click(await screen.findByRole('option', { name: '20 cm, sold out' }));
    await waitFor(() => expect(canvas.getByText('20 cm')).toBeVisible());
  },
});

export const UsesHostControlKinds = meta.story({
  parameters: { requirements: ['B8'] },
  args: { kinds: { Colour: 'list' }, controlThresholds: { cells: 2 } },
  play: async ({ canvas }) => {
    await canvas.findByRole('combobox', { name: 'Colour' });
    await canvas.findByRole('combobox', { name: 'Size' });
  },
});

export const ShowsPriceDifferences = meta.story({
  parameters: { requirements: ['B10'] },
  args: {
    product: candleIn(['10 cm', '15 cm', '20 cm'], () => 9),
    selection: { Colour: 'Chalk', Size: '15 cm' },
    badges: 'difference',
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('radio', { name: /^10 cm.*€7\.00 less/ });
    await canvas.findByRole('radio', { name: /^20 cm.*€7\.00 more/ });
    await userEvent.click(canvas.getByRole('radio', { name: /^10 cm/ }));
    await waitFor(() =>
      expect(canvas.getByRole('radio', { name: /^20 cm/ })).toHaveTextContent('+€14.00'),
    );
  },
});

const withDiscounts = (product: ProductData): ProductData => ({
  ...product,
  variants: product.variants.map((one, index) => {
    const price = one.variant?.priceData?.price ?? 0;
    const priceData = { currency: 'EUR', price, discountedPrice: index % 3 ? price * 0.75 : price };
    return { ...one, variant: { visible: true, ...one.variant, priceData } };
  }),
});

export const ShowsDiscountPercentages = meta.story({
  parameters: { requirements: ['B10'] },
  args: {
    product: withDiscounts(candleIn(['10 cm', '15 cm', '20 cm'], () => 9)),
    selection: { Colour: 'Chalk', Size: '15 cm' },
    badges: 'reduction',
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('radio', { name: /^15 cm.*25% off/ });
    await expect(canvas.getByRole('radio', { name: /^10 cm/ })).not.toHaveTextContent('off');
  },
});

const numbered = (letter: string) => Array.from({ length: 10 }, (_, index) => `${letter}${index}`);
const [shapes, glazes, feet] = [numbered('Shape '), numbered('Glaze '), numbered('Foot ')];
const thousand: ProductData = {
  ...candle,
  productOptions: (
    [
      ['Shape', shapes],
      ['Glaze', glazes],
      ['Foot', feet],
    ] as const
  ).map(([name, values]) => ({
    name,
    optionType: 'drop_down' as const,
    choices: values.map((value) => getChoice(value)),
  })),
  variants: shapes.flatMap((Shape, a) =>
    glazes.flatMap((Glaze, b) =>
      feet.map(
        (Foot, c): Variant => ({
          _id: `${a}${b}${c}`,
          choices: { Shape, Glaze, Foot },
          variant: { visible: (a + b + c) % 7 !== 0 },
          stock: { trackQuantity: false, inStock: (a * b + c) % 5 !== 0 },
        }),
      ),
    ),
  ),
};

export const HandlesThousandVariants = meta.story({
  parameters: { requirements: ['B9'] },
  args: { product: thousand, selection: {} },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Shape 3' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Glaze 4' }));
    const foot = (index: number) =>
      canvas.getByRole('radio', { name: new RegExp(`^Foot ${index}`) });
    await expect(foot(0)).toHaveTextContent('Not available in Shape 3 and Glaze 4');
    await expect(foot(3)).toHaveAttribute('data-availability', 'sold-out');
    await expect(foot(1)).toHaveAttribute('data-availability', 'available');
  },
});

const sizeOnly = candle.productOptions.filter(({ name }) => name === 'Size');

/** Candles of one color each, which are separate products of the store; those in ink are sold out. */
const candlesByColor = ['Chalk', 'Clay', 'Ink', 'White'].map((color): ProductData => {
  const inStock = color !== 'Ink';
  return {
    ...candle,
    _id: `candle-${color}`,
    slug: `candle-${color.toLowerCase()}`,
    name: `Ridge pillar candle in ${color.toLowerCase()}`,
    productOptions: sizeOnly,
    variants: (sizeOnly[0]?.choices ?? []).map(({ description }) => ({
      _id: `${color} ${description}`,
      choices: { Size: description },
      stock: { trackQuantity: false, inStock },
    })),
  };
});

const getColor = ({ _id }: ProductData) => _id.replace('candle-', '');

/** The page of the candle that the URL names. */
function CandlePage() {
  const { route } = useRoute();
  const slug = route.page === 'product' ? route.slug : undefined;
  const product = candlesByColor.find((one) => one.slug === slug);
  if (!product) return null;
  const images = candle.productOptions.find(({ name }) => name === 'Colour')?.choices ?? [];
  const links = candlesByColor.map((one) => {
    const color = getColor(one);
    const image = images.find(({ description }) => description === color)?.media?.items[0]?.image;
    return (
      <VariantPicker.Link
        key={one._id}
        href={hrefs.product(one.slug)}
        {...(image ? { image } : { color: '#fff' })}
        current={one === product}
        state={one.variants.some(({ stock }) => stock?.inStock) ? 'available' : 'sold-out'}
      >
        {color}
      </VariantPicker.Link>
    );
  });
  return (
    <ProductView
      key={product._id}
      product={product}
      gallery={null}
      buy={null}
      availability={null}
      description={null}
      details={null}
      options={
        <Stack gap="24">
          <VariantPicker.Links name="Colour" value={getColor(product)}>
            {links}
          </VariantPicker.Links>
          <Product.Options />
        </Stack>
      }
    />
  );
}

export const LinksToVariantProducts = meta.story({
  parameters: { requirements: ['B15'] },
  loaders: [mockPlatform()],
  beforeEach: at(hrefs.product('candle-chalk')),
  render: () => <CandlePage />,
  play: async ({ canvas, userEvent }) => {
    const getLink = (name: string) => canvas.getByRole('link', { name });
    await canvas.findByRole('heading', { name: 'Ridge pillar candle in chalk' });
    const colors = canvas.getByRole('list', { name: 'Colour' });
    const sizes = canvas.getByRole('radiogroup', { name: 'Size' });
    await expect(colors.compareDocumentPosition(sizes)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(getLink('Chalk')).toHaveAttribute('aria-current', 'page');
    await expect(getLink('Ink Sold out')).toHaveAttribute('href', hrefs.product('candle-ink'));
    await userEvent.click(getLink('Clay'));
    await canvas.findByRole('heading', { name: 'Ridge pillar candle in clay' });
    await expect(getLink('Clay')).toHaveAttribute('aria-current', 'page');
    await expect(getLink('Chalk')).not.toHaveAttribute('aria-current');
  },
});
