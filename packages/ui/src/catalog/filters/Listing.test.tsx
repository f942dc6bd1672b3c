import {
  createProductList,
  createStorefront,
  memoryLocation,
  StorefrontProvider,
} from '@vitrine/atoms';
import { createClient } from '@vitrine/client';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { UiProvider } from '../../provider/UiProvider.tsx';
import { AppliedFilters } from './AppliedFilters.tsx';
import { ChoiceField } from './FilterForm.tsx';
import { ListingRoot, type ListingRootProps } from './ListingRoot.tsx';
import { useListLabels } from './listing-context.ts';

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

const ui = (element: ReactNode) => {
  const client = createClient({
    clientId: 'shop',
    provider: { apiBaseUrl: 'https://api.example' },
  });
  const markup = renderToString(
    <StorefrontProvider storefront={createStorefront({ client })}>
      <UiProvider>
        <main>{element}</main>
      </UiProvider>
    </StorefrontProvider>,
  );
  return /<main>(.*)<\/main>/s.exec(markup)?.[1] ?? '';
};

test('a filter shows that its values did not load, or that there are none', () => {
  const render = (values: 'failed' | 'loading' | 'complete') =>
    ui(
      <ListingRoot list={createProductList({ facets: [facet] })}>
        <ChoiceField view={{ kind: 'choice', facet, options: [], values }} onChange={() => {}} />
      </ListingRoot>,
    ).replace(/<[^>]+>/g, '');
  expect(render('failed')).toContain('We couldn’t load the options.');
  expect(render('failed')).toContain('Try again');
  expect(render('complete')).toBe('No options in this list');
  expect(render('loading')).toBe('');
});

function Labels() {
  const { facet: getFacet, sort } = useListLabels();
  const ids = ['brand', 'handmade', 'price'];
  return [...ids.map((id) => getFacet({ ...facet, id })), sort('newest'), sort('oldest')].join();
}

test('a filter has the host’s label, otherwise that of the messages, otherwise its ID', () => {
  const markup = ui(
    <ListingRoot list={createProductList({ facets: [facet] })} labels={{ price: 'Cost' }}>
      <Labels />
    </ListingRoot>,
  );
  expect(markup).toBe('Brand,handmade,Cost,Newest,oldest');
});

test('a component outside a list throws an error with instructions', () => {
  expect(() => ui(<Labels />)).toThrow(
    'A component of a list needs a <Listing.Root list={…}> above it: wrap it in one.',
  );
});

test('G4 values without results are disabled, unless they are selected', () => {
  expect(getCheckboxes({})).toEqual(['Mora', 'Birk', 'Lune', '1 disabled']);
});

test('G4 a host omits values without results, except selected ones', () => {
  expect(getCheckboxes({ emptyValues: 'hide' })).toEqual(['Mora', 'Lune', '0 disabled']);
});

test('the chip of a filter has the host’s label of its value, otherwise the value', () => {
  const brands = { ...facet, values: [{ value: 'mora', label: 'Mora Glass' }, { value: 'birk' }] };
  const location = memoryLocation('brand=mora&brand=birk&brand=lune');
  const markup = ui(
    <ListingRoot list={createProductList({ facets: [brands], location })}>
      <AppliedFilters />
    </ListingRoot>,
  );
  const labels = [...markup.matchAll(/>Remove ([^<]*)</g)].map(([, label]) => label);
  expect(labels).toEqual(['Mora Glass', 'birk', 'lune']);
});
