import { createProductList, createStorefront, StorefrontProvider } from '@vitrine/atoms';
import { createClient } from '@vitrine/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { UiProvider } from '../../provider/UiProvider.tsx';
import { ChoiceField } from './FilterForm.tsx';
import { ListingRoot, type ListingRootProps } from './ListingRoot.tsx';

const facet = { kind: 'choice', id: 'brand', field: 'brand' } as const;

const options = [
  { value: 'Mora', isChosen: false, count: 4 },
  { value: 'Birk', isChosen: false, count: 0 },
  { value: 'Lune', isChosen: true, count: 0 },
];

function getCheckboxes(props: Pick<ListingRootProps, 'emptyValues'>): string[] {
  const storefront = createStorefront({
    client: createClient({ clientId: 'shop', provider: { apiBaseUrl: 'https://provider.test' } }),
  });
  const markup = renderToString(
    <StorefrontProvider storefront={storefront}>
      <UiProvider>
        <ListingRoot list={createProductList({ facets: [facet] })} {...props}>
          <ChoiceField
            view={{ kind: 'choice', facet, options, values: 'complete' }}
            onChange={() => {}}
          />
        </ListingRoot>
      </UiProvider>
    </StorefrontProvider>,
  );
  const names = options.map(({ value }) => value).filter((name) => markup.includes(`>${name}<`));
  const disabled = markup.match(/<button[^>]* disabled=""/g)?.length ?? 0;
  return [...names, `${disabled} disabled`];
}

test('G4 values without results are disabled, unless they are selected', () => {
  expect(getCheckboxes({})).toEqual(['Mora', 'Birk', 'Lune', '1 disabled']);
});

test('G4 a host omits values without results, except selected ones', () => {
  expect(getCheckboxes({ emptyValues: 'hide' })).toEqual(['Mora', 'Lune', '0 disabled']);
});
