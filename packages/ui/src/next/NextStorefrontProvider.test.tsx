import { createStorefront, type LocationPort, locationAtom, useAtomValue } from '@vitrine/atoms';
import { createClient } from '@vitrine/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { NextStorefrontProvider } from './NextStorefrontProvider.tsx';

vi.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams('q=cup') }));

const Query = () => `${useAtomValue(locationAtom).read()}`;

it('provides one storefront with the location of the router, without a query on a server', () => {
  const client = createClient({
    clientId: 'shop',
    provider: { apiBaseUrl: 'https://api.example' },
  });
  const locations: LocationPort[] = [];
  const create = vi.fn((location: LocationPort) => {
    locations.push(location);
    return createStorefront({ client, location, storage: null });
  });
  const html = renderToString(
    <NextStorefrontProvider create={create}>
      <p>
        <Query />
      </p>
    </NextStorefrontProvider>,
  );
  expect(create).toHaveBeenCalledOnce();
  expect(html).toContain('<p></p>');
  expect(String(locations[0]?.read())).toBe('');
});
