import { type Loaded, mockPlatform } from '@vitrine/storybook';
import {
  AddToCartMessage,
  Button,
  Container,
  Picture,
  Product,
  ProductPrice,
  ProductView,
  useAddToCart,
  usePrimaryAction,
  useProductSelection,
  VariantPicker,
} from '@vitrine/ui';
import type { ReactNode } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { getProduct } from '../lib/demo-products.ts';
import { OwnBuyButton } from './own-buy-button.tsx';
import { large, medium, small } from './product-page.tsx';

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
      <ProductView product={candle} galleryProps={{ layout }} />
    </main>
  </Container>
);

/** Checks that one image of the carousel is in view. */
async function showsOneImage({ canvas }: { canvas: ReturnType<typeof within> }) {
  const gallery = await canvas.findByRole('region', { name: `Images of ${candle.name}` });
  const frame = gallery.getBoundingClientRect();
  const inView = within(gallery)
    .getAllByRole('img', { hidden: true })
    .map((image) => image.getBoundingClientRect())
    .filter(({ left, width }) => width > frame.width / 2 && left >= frame.left - 1)
    .filter(({ right }) => right <= frame.right + 1);
  await expect(inView).toHaveLength(1);
  return gallery;
}

export const Carousel = meta.story({
  globals: large,
  render: () => <View layout="carousel" />,
  play: async ({ canvas }) => {
    const gallery = await showsOneImage({ canvas });
    await within(gallery).findByRole('button', { name: 'Next image' });
  },
});

export const CarouselSmall = meta.story({
  globals: small,
  render: () => <View layout="carousel" />,
  play: async ({ canvas }) => {
    // It is swiped, without buttons.
    const gallery = await showsOneImage({ canvas });
    await expect(within(gallery).queryByRole('button', { name: 'Next image' })).toBeNull();
  },
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

const page = (view: ReactNode) => (
  <Container asChild>
    <main style={{ paddingBlock: 24 }}>{view}</main>
  </Container>
);

/** The image on show: the file of the first image of the gallery. */
const getImage = (canvas: { getAllByRole: (role: string) => HTMLElement[] }) =>
  (canvas.getAllByRole('img')[0] as HTMLImageElement).src;

const onSelectionChange = fn();

/** The trial of “replace any component”: the gallery and the price follow a choice. */
export const ReplacesBuyButtonOfView = meta.story({
  globals: medium,
  render: () =>
    page(
      <ProductView
        product={candle}
        galleryProps={{ layout: 'carousel' }}
        description={null}
        details={null}
        onSelectionChange={onSelectionChange}
        buy={
          <>
            <Product.BuyMessage />
            <OwnBuyButton />
          </>
        }
      />,
    ),
  play: async ({ canvas, userEvent, loaded }) => {
    const { platform } = loaded as Required<Loaded>;
    const before = getImage(canvas);
    await userEvent.click(canvas.getByRole('radio', { name: /Moss/ }));
    await userEvent.click(canvas.getByRole('radio', { name: /10 cm/ }));
    await waitFor(() => expect(canvas.getAllByText('€18.00')[0]).toBeVisible());
    await waitFor(() => expect(getImage(canvas)).not.toBe(before));
    await waitFor(() =>
      expect(onSelectionChange).toHaveBeenLastCalledWith(
        { Colour: 'Moss', Size: '10 cm' },
        expect.objectContaining({ state: 'available' }),
      ),
    );
    const mend = platform.fail('cart.addToCurrentCart', 'unavailable');
    await userEvent.click(canvas.getByRole('button', { name: 'Add to cart' }));
    const product = within(canvas.getByRole('article'));
    const alert = await product.findByRole('alert');
    await waitFor(() => expect(alert).toBeVisible());
    mend();
    await userEvent.click(canvas.getByRole('button', { name: 'Add to cart' }));
    await canvas.findByRole('button', { name: 'Added' });
    await expect(product.queryByRole('alert')).toBeNull();
    await canvas.findByRole('button', { name: 'Add to cart' });
  },
});

/** Own content in both columns. */
export const FillsColumnsOfView = meta.story({
  globals: { ...medium, theme: 'dark' },
  render: () =>
    page(
      <ProductView
        product={candle}
        gallery={<Picture image={candle.media?.items[0]?.image} name={candle.name} ratio={1} />}
        info={
          <>
            <Product.Name />
            <Product.Price />
            <OwnBuyButton />
          </>
        }
        footer={<p>After both columns</p>}
      />,
    ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('After both columns')).toBeVisible());
    await expect(canvas.queryByRole('radio')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Add to cart' })).toBeEnabled();
  },
});

/** A product view without `Product.Root`, from the public hooks. */
function OwnProduct() {
  const { view, action, choose, getLineItem } = useProductSelection(candle);
  const { state, problem, add } = useAddToCart();
  return (
    <div style={{ display: 'grid', gap: 20, maxInlineSize: 360 }}>
      <VariantPicker.Root options={view.options} selection={view.selection} onSelect={choose} />
      {problem && <AddToCartMessage problem={problem} />}
      <Button
        state={state}
        labels={{ loading: 'Adding', complete: 'Added' }}
        disabled={action.kind !== 'add'}
        onClick={() => void add(getLineItem({ quantity: 2 }))}
      >
        Add two
      </Button>
    </div>
  );
}

export const AddsWithoutRoot = meta.story({
  parameters: { layout: 'padded' },
  render: () => <OwnProduct />,
  play: async ({ canvas, userEvent, loaded }) => {
    const { platform } = loaded as Required<Loaded>;
    await userEvent.click(canvas.getByRole('radio', { name: /Moss/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add two' }));
    await canvas.findByRole('button', { name: 'Added' });
    const [line] = platform.cart().read()?.lineItems ?? [];
    await expect(line?.quantity).toBe(2);
    await canvas.findByRole('button', { name: 'Add two' });
  },
});

/** A message of the host's own markup. */
function OwnMessage() {
  const { problem, add } = useAddToCart();
  const { getLineItem } = useProductSelection(candle);
  return (
    <div style={{ display: 'grid', gap: 20, maxInlineSize: 360 }}>
      <Button onClick={() => void add(getLineItem())}>Add</Button>
      <p role="alert" aria-label="Problem">
        {problem?.text}
      </p>
    </div>
  );
}

export const HasTextOfProblem = meta.story({
  parameters: { layout: 'padded' },
  render: () => <OwnMessage />,
  play: async ({ canvas, userEvent, loaded }) => {
    const { platform } = loaded as Required<Loaded>;
    const message = canvas.getByRole('alert', { name: 'Problem' });
    await expect(message).toBeEmptyDOMElement();
    const mend = platform.fail('cart.addToCurrentCart', 'unavailable');
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await waitFor(() =>
      expect(message).toHaveTextContent('We couldn’t add this to your cart. Try again.'),
    );
    mend();
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(message).toBeEmptyDOMElement());
  },
});
