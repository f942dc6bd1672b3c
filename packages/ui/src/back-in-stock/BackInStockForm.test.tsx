import { adoptIdentityAtom, createStorefront, logInAtom, StorefrontProvider } from '@vitrine/atoms';
import { createClient } from '@vitrine/client';
import { createMockPlatform, MEMBER_PASSWORD } from '@vitrine/mocks';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { UiProvider } from '../provider/UiProvider.tsx';
import { BackInStockForm } from './BackInStockForm.tsx';

const runa = { email: 'runa@fennhouse.example', password: MEMBER_PASSWORD };
const catalogReference = { appId: 'shop', catalogItemId: 'ridge-pillar-candle' };

/** A storefront, and what the form's field for an email begins with. */
function page() {
  const { apiBaseUrl, fetch } = createMockPlatform();
  const client = createClient({ clientId: 'fenn-house', provider: { apiBaseUrl }, fetch });
  const storefront = createStorefront({ client });
  const email = (defaultEmail?: string) => {
    const html = renderToString(
      <StorefrontProvider storefront={storefront}>
        <UiProvider locale="en-GB">
          <BackInStockForm
            item={{ catalogReference, itemDetails: { name: 'Ridge pillar candle' } }}
            {...(defaultEmail !== undefined && { defaultEmail })}
          />
        </UiProvider>
      </StorefrontProvider>,
    );
    const [field = ''] = html.match(/<input[^>]*type="email"[^>]*>/) ?? [];
    return field && (/ value="([^"]*)"/.exec(field)?.[1] ?? null);
  };
  return { ...storefront, email };
}

test('a visitor starts with an empty field, a member with their own email', async () => {
  const { store, email } = page();
  expect(email()).toBeNull();
  const result = await store.set(logInAtom, runa);
  if (result.loginState !== 'SUCCESS') throw new Error(result.loginState);
  expect(email()).toBeNull();
  store.set(adoptIdentityAtom, result.data.sessionToken);
  expect(email()).toBe(runa.email);
  expect(email('office@fennhouse.example')).toBe('office@fennhouse.example');
});
