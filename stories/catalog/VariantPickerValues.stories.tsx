import type { Product, Variant } from '@vitrine/client/catalog';
import { VariantPicker } from '@vitrine/ui';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { getProduct } from '../lib/demo-products.ts';
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

const withDiscounts = (product: Product): Product => ({
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
const thousand: Product = {
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

/** Colors that are separate products of the store. */
export const LinksToVariantProducts = meta.story({
  parameters: { requirements: ['B15'] },
  render: (args) => (
    <div style={{ display: 'grid', gap: 32, maxInlineSize: 441 }}>
      <VariantPicker.Links name="Colour" value="Chalk">
        {candle.productOptions[0]?.choices.map(({ description, media }) => (
          <VariantPicker.Link
            key={description}
            href={`#/objects/candle-${description.toLowerCase()}`}
            image={media?.items[0]?.image}
            current={description === 'Chalk'}
            state={description === 'Ink' ? 'sold-out' : 'available'}
          >
            {description}
          </VariantPicker.Link>
        ))}
        <VariantPicker.Link href="#/objects/candle-white" color="#fff">
          White
        </VariantPicker.Link>
      </VariantPicker.Links>
      <Picker {...args} />
    </div>
  ),
  args: { product: getProduct('cedar-hand-wash'), selection: { Size: '500 ml' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Colour' })).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Chalk' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(canvas.getByRole('link', { name: 'Clay' })).toHaveAttribute(
      'href',
      '#/objects/candle-clay',
    );
    await expect(canvas.getByRole('link', { name: 'Ink Sold out' })).toBeInTheDocument();
  },
});
