import { ProductEditor, type ProductEditorProps } from '@vitrine/admin';
import {
  type BulkPricing,
  createBulkPricing,
  readMatchingProductsAtom,
  useSetAtom,
} from '@vitrine/atoms';
import { createClient } from '@vitrine/client';
import { updateProduct } from '@vitrine/client/catalog-admin';
import type { MockPlatform } from '@vitrine/mocks';
import { apiBaseUrl, getPlatform, mockPlatform } from '@vitrine/storybook';
import { useEffect, useState } from 'react';
import { userEvent as user, waitFor, within } from 'storybook/test';
import { DemoFrame, findBar } from './admin-demo.tsx';

/** Slug of the product of the stories. */
export const CANDLE = 'ridge-pillar-candle';

export interface ProductDeskProps extends Pick<ProductEditorProps, 'productId'> {
  title?: string;
  /** Opens the editor without a product. */
  isNew?: boolean;
}

/** The page of a product's editor. */
export const ProductDesk = ({
  productId,
  title = 'Ridge pillar candle',
}: Omit<ProductDeskProps, 'isNew'>) => (
  <DemoFrame current="products" title={title} backHref="#/admin/products">
    <ProductEditor productId={productId} variantsHref="#/admin/products/variants" />
  </DemoFrame>
);

/** Renders the page with the candle, or with no product. */
export const renderProductDesk = (
  { isNew, productId, ...args }: ProductDeskProps,
  { loaded }: { loaded: unknown },
) => (
  <ProductDesk
    {...args}
    productId={isNew ? undefined : (productId ?? getPlatform(loaded).catalog.product(CANDLE).id)}
  />
);

/** A loader: the owner of the shop, of whose candle some variants are sold out. */
export const asOwner = (
  arrange: (platform: MockPlatform) => void = () => {},
  options?: Parameters<typeof mockPlatform>[1],
) =>
  mockPlatform(({ platform }) => {
    platform.actAsOwner();
    arrange(platform);
  }, options);

/** Returns the state of a change of prices, once its products are loaded. */
export function usePricing(slugs: readonly string[]): BulkPricing | undefined {
  const read = useSetAtom(readMatchingProductsAtom);
  const [pricing, setPricing] = useState<BulkPricing>();
  useEffect(() => {
    void read({ slug: { $in: slugs } }).then((products) => setPricing(createBulkPricing(products)));
  }, [read, slugs]);
  return pricing;
}

type Canvas = ReturnType<typeof within>;

export const findField = (canvas: object, name: string | RegExp): Promise<HTMLElement> =>
  (canvas as Canvas).findByRole('textbox', { name });

/** Replaces the text of a field. */
export async function write(canvas: object, name: string | RegExp, text: string): Promise<void> {
  const field = await findField(canvas, name);
  await user.clear(field);
  if (text) await user.type(field, text);
}

export const press = async (region: HTMLElement, name: string | RegExp): Promise<void> =>
  user.click(await within(region).findByRole('button', { name }));

/** Saves by the bar, and waits until it is done. */
export async function saveByBar(canvas: object): Promise<void> {
  await press(await findBar(canvas), /^Save/);
  await (canvas as Canvas).findByText(/^Saved at /);
  await keepBarOpen(canvas, /^Undo/);
}

/** Keeps a message in the bar until the screenshot: it closes itself unless it has the focus. */
export const keepBarOpen = (canvas: object, button: string | RegExp): Promise<void> =>
  // A new message has a bar of its own.
  waitFor(async () => {
    const bar = await findBar(canvas);
    within(bar).getByRole('button', { name: button }).focus();
  });

/** Changes the candle as another user does. */
export async function saveElsewhere(
  loaded: unknown,
  changes: Parameters<typeof updateProduct>[2],
): Promise<void> {
  const { fetch, catalog } = getPlatform(loaded);
  const client = createClient({ clientId: 'fenn-house', provider: { apiBaseUrl }, fetch });
  await updateProduct(client, catalog.product(CANDLE).id, changes);
}

export const getStored = (loaded: unknown, slug = CANDLE) =>
  getPlatform(loaded).catalog.product(slug);

/** Waits for the form, the editor of the description and the names of the collections. */
export async function settle(canvas: object): Promise<void> {
  const page = canvas as Canvas;
  await findField(canvas, /^(Description|Beschreibung|توضیحات)/);
  await page.findAllByRole('button', { name: /^(Remove from|Aus .* entfernen|حذف از)/ });
}
