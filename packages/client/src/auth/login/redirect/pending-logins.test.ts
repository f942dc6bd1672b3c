import { afterEach, expect, test, vi } from 'vitest';
import { redirectShop } from '../../../testing/redirect-shop.ts';
import { pendingLogins } from './pending-logins.ts';

afterEach(() => vi.unstubAllGlobals());

test('returns the return URL of each login, and no secrets', async () => {
  const { client, comeBack, finish, getLastRequest } = await redirectShop();
  expect(pendingLogins(client)).toEqual([]);
  await comeBack((state) => `#code=c&state=${state}`, { returnTo: '/cart' });
  const pending = pendingLogins(client);
  expect(pending).toEqual([{ startedAt: new Date(client.clock.now()), returnTo: '/cart' }]);
  expect(JSON.stringify(pending)).not.toContain(getLastRequest().state);
  await finish();
  expect(pendingLogins(client)).toEqual([]);
});
