import { createStorefront, type List, StorefrontProvider } from '@vitrine/atoms';
import { createClient } from '@vitrine/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { UiProvider } from '../../provider/UiProvider.tsx';
import '../../messages/en/catalog.ts';
import { ListLoadMore } from './ListLoadMore.tsx';

const client = createClient({ clientId: 'shop', provider: { apiBaseUrl: 'https://api.example' } });

const messages = {
  count: 'catalog.products',
  shown: 'catalog.productsShown',
  loaded: 'catalog.productsLoaded',
  more: 'catalog.showMore',
} as const;

/** The texts of the end of a list with pages of 12 products. */
function getTexts(result: object): string[] {
  const full = { items: Array.from({ length: 12 }), hasNext: true, ...result };
  const resultAtom = { read: () => full, write: async () => {} };
  const list = { limit: 12, resultAtom } as unknown as List<unknown>;
  const markup = renderToStaticMarkup(
    <StorefrontProvider storefront={createStorefront({ client })}>
      <UiProvider>
        <ListLoadMore list={list} messages={messages} />
      </UiProvider>
    </StorefrontProvider>,
  );
  return markup
    .replace(/<[^>]+>/g, '|')
    .split('|')
    .filter(Boolean);
}

test('the number of shown products is followed by their total, if it is known', () => {
  expect(getTexts({ total: 40 })).toEqual(['12 of 40 items', 'Show more', 'Loading']);
  expect(getTexts({ total: undefined })).toEqual(['12 items', 'Show more', 'Loading']);
});

test('a complete list has no button, and an empty one no text', () => {
  expect(getTexts({ total: 12, hasNext: false })).toEqual(['12 of 12 items']);
  expect(getTexts({ items: [], total: 0 })).toEqual([]);
});
