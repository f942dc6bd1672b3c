import { createStorefront, StorefrontProvider } from '@vitrine/atoms';
import { createClient } from '@vitrine/client';
import type { Product } from '@vitrine/client/catalog';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { UiProvider } from '../../provider/UiProvider.tsx';
import { type LoadedProductCardProps, ProductCard } from './ProductCard.tsx';
import { QuickAddToCart } from './QuickAddToCart.tsx';

const client = createClient({ clientId: 'shop', provider: { apiBaseUrl: 'https://api.example' } });
const routes = { product: (slug: string) => `/products/${slug}` };

const cup = {
  ...{ _id: 'p', name: 'Cup', slug: 'cup' },
  priceData: { currency: 'EUR', price: 20, discountedPrice: 20 },
  media: { items: [{ _id: 'm', mediaType: 'image', image: { url: '/cup.jpg' } }] },
  additionalInfoSections: [{ title: 'Material', description: '<p>Stoneware 12 cm</p>' }],
  stock: { inStock: true, trackInventory: false },
} as unknown as Product;

const render = (props: Partial<LoadedProductCardProps> = {}) =>
  renderToStaticMarkup(
    <StorefrontProvider storefront={createStorefront({ client })}>
      <UiProvider routes={routes}>
        <ProductCard product={cup} {...props} />
      </UiProvider>
    </StorefrontProvider>,
  );

const getText = (markup: string) =>
  markup
    .replace(/<[^>]+>/g, ' ')
    .replace(/ +/g, ' ')
    .trim();

describe('a product card', () => {
  it('has image, name, material and price of the product, and links to its page', () => {
    const markup = render();
    expect(markup).toContain('/cup.jpg');
    expect(markup).toContain('href="/products/cup"');
    // Between a number and its unit a line can’t break.
    expect(getText(markup)).toBe('Cup Stoneware 12\u00a0cm €20.00');
  });

  it('has the host’s image, material and price instead', () => {
    const markup = render({ media: <i>a film</i>, material: <b>Clay 9 cm</b>, price: <i>free</i> });
    expect(getText(markup)).toBe('a film Cup Clay 9 cm free');
    expect(markup).not.toContain('/cup.jpg');
    expect(getText(render({ material: <b>Clay</b>, price: null }))).toBe('Cup Clay');
  });

  it('has at most six dots: five colors and the number of the others', () => {
    const getDots = (count: number) => {
      const choices = Array.from({ length: count }, (_, index) => ({
        ...{ value: `#00${index}`, description: `Color ${index}` },
        ...{ visible: index !== 0, inStock: true },
      }));
      const productOptions = [{ optionType: 'color', name: 'Color', choices }];
      const product = { ...cup, productOptions } as unknown as Product;
      const [list = ''] = /<ul[\s\S]*<\/ul>/.exec(render({ product })) ?? [];
      return getText(list);
    };
    expect(getDots(3)).toBe('Color 1 Color 2');
    expect(getDots(7)).toBe('Color 1 Color 2 Color 3 Color 4 Color 5 Color 6');
    expect(getDots(8)).toBe('Color 1 Color 2 Color 3 Color 4 Color 5 +2 2 more colors');
    expect(getDots(1)).toBe('');
  });
});

describe('the quick add of a product with options', () => {
  it('opens them in a sheet, or on the product’s page', () => {
    const choices = ['S', 'M'].map((description) => ({
      ...{ value: description, description, visible: true, inStock: true },
    }));
    const product = {
      ...cup,
      productOptions: [{ optionType: 'drop_down', name: 'Size', choices }],
    } as unknown as Product;
    const renderQuickAdd = (where?: 'page') =>
      renderToStaticMarkup(
        <StorefrontProvider storefront={createStorefront({ client })}>
          <UiProvider routes={routes}>
            <QuickAddToCart product={product} {...(where && { choices: where })} />
          </UiProvider>
        </StorefrontProvider>,
      );
    expect(renderQuickAdd()).toMatch(/^<button[^>]* aria-haspopup="dialog"/);
    expect(renderQuickAdd('page')).toMatch(/^<a [^>]*href="\/products\/cup"/);
  });
});
