import { Container, Product, ProductPrice, ProductView, usePrimaryAction } from '@vitrine/ui';
import { expect, waitFor } from 'storybook/test';
import { mockPlatform } from '../../.storybook/mock-platform.ts';
import preview from '../../.storybook/preview.tsx';
import { getProduct } from '../lib/demo-products.ts';
import { large, small } from './product-page.tsx';

const candle = getProduct('ridge-pillar-candle');

const meta = preview.meta({
  title: 'Catalog/ProductComposition',
  component: Product.Root,
  loaders: [mockPlatform()],
  args: { product: candle },
});

/** A custom arrangement of the components: a narrow panel without images and details. */
export const ComposesFromComponents = meta.story({
  parameters: { layout: 'padded' },
  render: (args) => (
    <Product.Root {...args} style={{ display: 'grid', gap: 20, maxInlineSize: 360 }}>
      <div>
        <Product.Name level={2} variant="displayS" />
        <Product.Brand />
      </div>
      <Product.Price size="line" />
      <Product.Options />
      <Product.Buy />
      <Product.Availability />
    </Product.Root>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /10 cm/ }));
    await waitFor(() => expect(canvas.getAllByText('€18.00')[0]).toBeVisible());
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent(candle.name);
  },
});

/** A button of the host's own. */
function HostButton() {
  const { action, label, state, isDisabled, run } = usePrimaryAction();
  return (
    <button type="button" data-action={action.kind} disabled={isDisabled} onClick={run}>
      {label} ({state})
    </button>
  );
}

export const ReplacesBuyButton = meta.story({
  parameters: { layout: 'padded', requirements: ['D2'] },
  args: { initialSelection: {} },
  render: (args) => (
    <Product.Root {...args} style={{ display: 'grid', gap: 20, maxInlineSize: 360 }}>
      <Product.Options />
      <HostButton />
    </Product.Root>
  ),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Select colour (idle)' });
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByRole('radio', { name: /Chalk/ })).toHaveFocus());
    await userEvent.click(canvas.getByRole('radio', { name: /Chalk/ }));
    await userEvent.click(canvas.getByRole('radio', { name: /15 cm/ }));
    await waitFor(() => expect(button).toHaveAttribute('data-action', 'add'));
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveTextContent('Add to cart (complete)'));
  },
});

const View = ({ layout }: { layout: 'mosaic' | 'carousel' }) => (
  <Container asChild>
    <main style={{ paddingBlock: 24 }}>
      <ProductView product={candle} gallery={{ layout }} />
    </main>
  </Container>
);

export const Carousel = meta.story({
  globals: large,
  render: () => <View layout="carousel" />,
});

export const CarouselSmall = meta.story({
  globals: small,
  render: () => <View layout="carousel" />,
});

export const ShowsProductAndVariantPrices = meta.story({
  parameters: { layout: 'padded' },
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <ProductPrice product={candle} />
      <ProductPrice product={candle} prices={candle.variants[0]?.variant?.priceData} />
      <ProductPrice product={getProduct('three-leg-stool')} />
      <ProductPrice product={getProduct('cedar-hand-wash')} size="line" />
      <ProductPrice product={getProduct('cane-teapot')} size="page" note="VAT included" />
    </div>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('From €180.00')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('€18.00')).toBeVisible());
  },
});
