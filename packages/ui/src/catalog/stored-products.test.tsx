import {
  type Comparison,
  createStorefront,
  type StoredProduct,
  StorefrontProvider,
  type Wishlist,
} from '@vitrine/atoms';
import { createClient } from '@vitrine/client';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { UiProvider } from '../provider/UiProvider.tsx';
import { CompareTable } from './compare/CompareTable.tsx';
import { WishlistGrid } from './wishlist/WishlistGrid.tsx';

const client = createClient({ clientId: 'shop', provider: { apiBaseUrl: 'https://api.example' } });

/** The texts and labels of a list of products that could not be loaded, or are gone. */
const render = (element: ReactNode) =>
  renderToStaticMarkup(
    <StorefrontProvider storefront={createStorefront({ client, storage: null })}>
      <UiProvider>{element}</UiProvider>
    </StorefrontProvider>,
  );

const failed: StoredProduct = { id: 'a', product: undefined, error: new Error('offline') };
const gone: StoredProduct = { id: 'b', product: null, error: null };

const lists = (...products: StoredProduct[]) => ({
  idsAtom: { read: () => products.map(({ id }) => id) },
  productsAtom: { read: () => products },
  errorAtom: { read: () => null },
  ...{ max: 4, toggleAtom: { read: () => null, write: () => true } },
  clearAtom: { read: () => null, write: () => {} },
  syncAtom: { read: () => null, write: async () => {} },
});

const compare = (...products: StoredProduct[]) =>
  render(<CompareTable comparison={lists(...products) as unknown as Comparison} />);

const save = (...products: StoredProduct[]) =>
  render(<WishlistGrid wishlist={lists(...products) as unknown as Wishlist} />);

test('a compared product that did not load has another text than one that is gone', () => {
  expect(compare(failed)).toContain('We couldn’t load this item.');
  expect(compare(failed)).toContain('Remove the item that couldn’t be loaded');
  expect(compare(failed)).not.toContain('No longer available');
  expect(compare(gone)).toContain('No longer available');
  expect(compare(gone)).toContain('Remove the item that’s no longer available');
  expect(compare(gone)).not.toContain('We couldn’t load this item.');
});

test('a saved product that did not load has another text than one that is gone, and both can be removed', () => {
  expect(save(failed)).toContain('We couldn’t load this item.');
  expect(save(failed)).not.toContain('No longer available');
  expect(save(gone)).toContain('No longer available');
  for (const markup of [save(failed), save(gone)]) expect(markup).toContain('>Remove</');
  const loading = save({ id: 'c', product: undefined, error: null });
  expect(loading).not.toContain('No longer available');
  expect(loading).not.toContain('>Remove</');
});
