import type { Product } from '@vitrine/client/catalog';
import { type Loaded, mockPlatform } from '@vitrine/storybook';
import { ProductCard, ProductCardSkeleton, QuickAdd, QuickAddToCart } from '@vitrine/ui';
import type { ReactNode } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { useDemoLanguage } from '../../.storybook/use-demo-language.ts';
import { getProduct } from '../lib/demo-products.ts';

const candle = getProduct('ridge-pillar-candle');
const vase = getProduct('ring-vase');
const stool = getProduct('three-leg-stool');
const wash = getProduct('cedar-hand-wash');

const meta = preview.meta({
  title: 'Catalog/ProductCard',
  component: ProductCard,
  parameters: { layout: 'padded' },
  args: { product: candle, style: { maxInlineSize: 278 } },
});

const large = { viewport: { value: 'large', isRotated: false } };

/** Cards as wide as in a list of four columns. */
const Row = ({ children }: { children: ReactNode }) => (
  <div style={{ display: 'grid', gridTemplateColumns: 'repeat(4, 278px)', gap: '56px 24px' }}>
    {children}
  </div>
);

const brokenMedia: Product['media'] = {
  items: [
    {
      _id: 'gone',
      mediaType: 'image',
      title: '',
      image: { url: '/pictures/gone.jpg', width: 640, height: 800 },
    },
  ],
};
const broken: Product = { ...candle, _id: 'broken', name: 'Spun candle', media: brokenMedia };

const minimalProduct: Product = {
  ...candle,
  _id: 'bare',
  productOptions: [],
  additionalInfoSections: [],
};
for (const key of ['media', 'price', 'priceData', 'stock'] as const) delete minimalProduct[key];

const kinds = [candle, getProduct('dome-table-lamp'), vase, getProduct('dipped-cup'), wash, stool];

const EveryKind = ({ tag = 'Back again', brokenName = broken.name }) => {
  const translate = useDemoLanguage();
  return (
    <Row>
      {kinds.map((product) => (
        <ProductCard key={product._id} product={translate(product)} />
      ))}
      <ProductCard product={translate(getProduct('storage-jar'))} tag={tag} />
      <ProductCard product={{ ...translate(broken), name: brokenName }} />
      <ProductCard product={translate(minimalProduct)} />
      <ProductCardSkeleton />
    </Row>
  );
};

interface Texts {
  findByText: (text: string, options: { selector: string }) => Promise<HTMLElement>;
}

const waitForBrokenImage = async ({ canvas }: { canvas: object }, name = 'Spun candle') => {
  await (canvas as Texts).findByText(name, { selector: '[data-state=missing] *' });
};

export const States = meta.story({
  parameters: { chromatic: inModes('light', 'dark', 'contrast') },
  globals: large,
  render: () => <EveryKind />,
  play: (context) => waitForBrokenImage(context),
});

export const RightToLeft = meta.story({
  globals: { ...large, locale: 'fa-IR' },
  render: () => <EveryKind tag="دوباره موجود" brokenName="شمع تراش‌خورده" />,
  play: (context) => waitForBrokenImage(context, 'شمع تراش‌خورده'),
});

const quickAdd = (product: Product) => <QuickAdd product={product} onAdd={fn()} />;

export const ShowsSecondImageOnHover = meta.story({
  args: { className: 'pseudo-hover', action: quickAdd(candle) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(1);
    await userEvent.hover(canvas.getByRole('article'));
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(2);
    await waitFor(() => expect(canvas.getByRole('link', { name: /^Select size/ })).toBeVisible());
  },
});

export const FocusesNameBeforeQuickAdd = meta.story({
  args: { action: quickAdd(candle) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Ridge pillar candle' })).toHaveFocus(),
    );
    await userEvent.tab();
    const action = canvas.getByRole('link', { name: 'Select size (Ridge pillar candle)' });
    await waitFor(() => expect(action).toHaveFocus());
    await waitFor(() => expect(action.parentElement).toHaveStyle({ opacity: '1' }));
  },
});

export const ShowsFocusRingAroundCard = meta.story({
  args: { product: wash, action: quickAdd(wash) },
  render: (args) => (
    <div style={{ padding: 8 }}>
      <ProductCard {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Cedar hand wash' })).toHaveFocus(),
    );
    await waitFor(() =>
      expect(canvas.getByRole('button').parentElement).toHaveStyle({ opacity: '1' }),
    );
  },
});

export const LinksWholeCard = meta.story({
  play: async ({ canvas }) => {
    const { left, top, width } = canvas.getByRole('article').getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + 40);
    await expect(hit?.closest('a')).toHaveAttribute('href', '#/objects/ridge-pillar-candle');
  },
});

export const NamesColorsForScreenReaders = meta.story({
  play: async ({ canvas }) => {
    const colours = canvas.getByRole('list', { name: 'Colour' });
    await expect(colours).toHaveTextContent('ChalkClayMossInk');
  },
});

export const QuickAddStates = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 12, inlineSize: 254 }}>
      {quickAdd(candle)}
      {quickAdd(stool)}
      {quickAdd(getProduct('stamped-cup'))}
      {quickAdd(wash)}
      <QuickAdd product={wash} onAdd={() => {}} className="pseudo-hover" />
      <QuickAdd product={wash} onAdd={() => {}} className="pseudo-active" />
      <QuickAdd product={wash} onAdd={() => {}} className="pseudo-focus-visible" />
      <QuickAdd product={wash} onAdd={() => {}} state="loading" />
      <QuickAdd product={wash} onAdd={() => {}} state="complete" />
    </div>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Select size (Ridge pillar candle)' });
    await expect(link).toHaveAttribute('href', '#/objects/ridge-pillar-candle');
    await expect(canvas.getByRole('button', { name: /^Adding/ })).toHaveAttribute(
      'data-state',
      'loading',
    );
    await expect(canvas.getByRole('button', { name: /^Added/ })).toHaveAttribute(
      'data-state',
      'complete',
    );
  },
});

export const HidesQuickAddWhenSoldOut = meta.story({
  args: { product: vase, action: quickAdd(vase), className: 'pseudo-hover' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

const QuickCard = () => (
  <ProductCard
    product={wash}
    style={{ maxInlineSize: 278 }}
    action={<QuickAddToCart product={wash} />}
  />
);

export const AddsOneItemToCart = meta.story({
  loaders: [mockPlatform()],
  render: QuickCard,
  play: async ({ canvas, userEvent, loaded }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add to cart (Cedar hand wash)' }));
    await canvas.findByRole('button', { name: /Added/ });
    const { platform } = loaded as Loaded;
    const added = platform?.calls.find(({ name }) => name === 'cart.addToCurrentCart');
    const options = { variantId: expect.any(String) };
    await expect(added?.body).toMatchObject({
      lineItems: [{ quantity: 1, catalogReference: { options } }],
    });
    await canvas.findByRole('button', { name: 'Add to cart (Cedar hand wash)' });
  },
});

export const ShowsErrorAboveQuickAdd = meta.story({
  loaders: [
    mockPlatform(({ platform }) => void platform.fail('cart.addToCurrentCart', 'unavailable')),
  ],
  render: QuickCard,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Add to cart (Cedar hand wash)' });
    await userEvent.click(button);
    await waitFor(async () => expect(await canvas.findByRole('alert')).toBeVisible());
    await waitFor(() => expect(button).toHaveFocus());
  },
});

export const ShowsReductionAsSet = meta.story({
  parameters: { requirements: ['C6'] },
  args: { reduction: 'as-set', style: { maxInlineSize: 278 } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('€6.00 off')).toBeVisible());
  },
});
