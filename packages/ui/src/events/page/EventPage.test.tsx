import { createStorefront, StorefrontProvider } from '@vitrine/atoms';
import { createClient } from '@vitrine/client';
import type { EventV3 } from '@vitrine/client/events';
import { createMockPlatform } from '@vitrine/mocks';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { UiProvider } from '../../provider/UiProvider.tsx';
import * as EventPage from './EventPage.tsx';

const fair = { _id: 'e1', title: 'Tide fair', slug: 'tide-fair', status: 'UPCOMING' } as EventV3;

function render(changes: object): string {
  const { apiBaseUrl, fetch } = createMockPlatform();
  const client = createClient({ clientId: 'fenn-house', provider: { apiBaseUrl }, fetch });
  return renderToString(
    <StorefrontProvider storefront={createStorefront({ client })}>
      <UiProvider>
        <EventPage.Root event={{ ...fair, ...changes }}>
          <EventPage.Kicker />
          <EventPage.Title />
        </EventPage.Root>
      </UiProvider>
    </StorefrontProvider>,
  ).replace(/<[^>]+>/g, ' ');
}

test('an event has its categories above its title, except hidden and internal ones', () => {
  const categories = [
    { name: 'Craft' },
    { name: 'Secret', hidden: true },
    { name: 'Series', type: 'RECURRING_EVENT' },
    { name: 'Sea' },
  ];
  expect(render({ categories: { categories } })).toMatch(/^\s+Craft, Sea\s+Tide fair\s+$/);
  expect(render({ categories: {} }).trim()).toBe('Tide fair');
  expect(render({}).trim()).toBe('Tide fair');
  expect(render({ title: '' }).trim()).toBe('Untitled event');
});
