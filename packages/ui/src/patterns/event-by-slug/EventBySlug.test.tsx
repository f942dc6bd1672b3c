import { createStorefront, StorefrontProvider } from '@vitrine/atoms';
import { createClient } from '@vitrine/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { UiProvider } from '../../provider/UiProvider.tsx';
import { EventBySlug } from './EventBySlug.tsx';

test('shows that an event is loading', () => {
  const client = createClient({
    clientId: 'client',
    provider: { apiBaseUrl: 'https://api.example' },
    fetch: () => new Promise(() => {}),
  });
  const page = renderToString(
    <StorefrontProvider storefront={createStorefront({ client, storage: null })}>
      <UiProvider>
        <EventBySlug slug="winter-swim" notFoundAction={null}>
          {(eventId) => <p>{eventId}</p>}
        </EventBySlug>
      </UiProvider>
    </StorefrontProvider>,
  );
  expect(page).toContain('Loading');
});
