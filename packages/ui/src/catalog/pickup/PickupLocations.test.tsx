import { createStorefront, StorefrontProvider } from '@vitrine/atoms';
import { createClient } from '@vitrine/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { UiProvider } from '../../provider/UiProvider.tsx';
import { PickupLocations, type PickupLocationsProps } from './PickupLocations.tsx';

const client = createClient({ clientId: 'shop', provider: { apiBaseUrl: 'https://api.example' } });

const render = (props: PickupLocationsProps) =>
  renderToStaticMarkup(
    <StorefrontProvider storefront={createStorefront({ client, storage: null })}>
      <UiProvider>
        <main>
          <PickupLocations {...props} />
        </main>
      </UiProvider>
    </StorefrontProvider>,
  ).replace(/^<main>|<\/main>.*$/g, '');

const getText = (props: PickupLocationsProps) =>
  render(props)
    .replace(/<svg[\s\S]*?<\/svg>/g, '')
    .replace(/<[^>]+>/g, '|')
    .split('|')
    .filter(Boolean);

const quay = { id: 'quay', name: 'The Quay' };
const mill = { id: 'mill', name: 'The Mill' };

test('a placeholder is shown while the stores are loading', () => {
  expect(getText({ locations: undefined })).toEqual(['Loading']);
  expect(render({ locations: undefined })).not.toContain('<button');
});

test('nothing is shown without stores', () => {
  expect(render({ locations: [] })).toBe('');
});

test('a single store is chosen, and can’t be changed', () => {
  expect(getText({ locations: [quay] })).toEqual(['Pick up at The Quay']);
  expect(getText({ locations: [quay], value: null })).toEqual(['Pick up at The Quay']);
});

test('none of several stores is chosen at first', () => {
  const locations = [quay, mill];
  const unchosen = ['Pick up in a store', '2 stores', 'Choose store'];
  expect(getText({ locations })).toEqual(unchosen);
  expect(getText({ locations, value: null })).toEqual(unchosen);
  expect(getText({ locations, value: 'closed' })).toEqual(unchosen);
  expect(getText({ locations, value: 'mill' })).toEqual(['Pick up at The Mill', 'Change store']);
});

test('the chosen store has its availability, or the host’s text about it', () => {
  const getAvailability = (rest: object) => getText({ locations: [{ ...quay, ...rest }] }).slice(1);
  expect(getAvailability({ availability: 'available' })).toEqual(['In stock']);
  expect(getAvailability({ availability: 'low' })).toEqual(['Low stock']);
  expect(getAvailability({ availability: 'sold-out' })).toEqual(['Sold out']);
  const availabilityText = 'Ready today after 14:00';
  expect(getAvailability({ availability: 'available', availabilityText })).toEqual([
    'Ready today after 14:00',
  ]);
  expect(getAvailability({ availabilityText })).toEqual(['Ready today after 14:00']);
  expect(getAvailability({})).toEqual([]);
});
