import { adoptIdentityAtom, createStorefront, logInAtom, StorefrontProvider } from '@vitrine/atoms';
import { createClient } from '@vitrine/client';
import { createMockPlatform, MEMBER_PASSWORD } from '@vitrine/mocks';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { UiProvider } from '../provider/UiProvider.tsx';
import { BackInStockItemSummary } from './BackInStockDialog.tsx';
import { BackInStockForm, type BackInStockFormProps } from './BackInStockForm.tsx';

const runa = { email: 'runa@fennhouse.example', password: MEMBER_PASSWORD };
const catalogReference = { appId: 'shop', catalogItemId: 'ridge-pillar-candle' };

test('D7 the form posts the item without scripts', () => {
  const { render } = page();
  const html = render({ formAction: '/notify' });
  expect(html).toMatch(/<form[^>]* action="\/notify"/);
  const [, reference = ''] = /name="catalogReference" value="([^"]*)"/.exec(html) ?? [];
  expect(JSON.parse(reference.replaceAll('&quot;', '"'))).toEqual(catalogReference);
  expect(html).toMatch(/<input[^>]* name="email"/);
  expect(render({})).not.toContain('name="catalogReference"');
});

/** A storefront, and what the form's field for an email begins with. */
function page() {
  const { apiBaseUrl, fetch } = createMockPlatform();
  const client = createClient({ clientId: 'fenn-house', provider: { apiBaseUrl }, fetch });
  const storefront = createStorefront({ client });
  const render = (props: Omit<BackInStockFormProps, 'item'>) =>
    renderToString(
      <StorefrontProvider storefront={storefront}>
        <UiProvider locale="en-GB">
          <BackInStockForm
            item={{ catalogReference, itemDetails: { name: 'Ridge pillar candle' } }}
            {...props}
          />
        </UiProvider>
      </StorefrontProvider>,
    );
  const email = (defaultEmail?: string) => {
    const html = render({ ...(defaultEmail !== undefined && { defaultEmail }) });
    const [field = ''] = html.match(/<input[^>]*type="email"[^>]*>/) ?? [];
    return field && (/ value="([^"]*)"/.exec(field)?.[1] ?? null);
  };
  return { ...storefront, render, email };
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

test('the summary of an item shows what is known of it', () => {
  const render = (itemDetails: object, choices?: string) =>
    renderToString(
      <UiProvider locale="en-GB">
        <BackInStockItemSummary
          item={{ catalogReference, itemDetails, ...(choices && { choices }) } as never}
        />
      </UiProvider>,
    );
  const image = { url: 'https://pages.example/candle.jpg', width: 640, height: 800 };
  const full = render({ name: 'Ridge pillar candle', price: '€32.00', image }, 'Chalk');
  expect(full).toContain('src="https://pages.example/candle.jpg"');
  expect(full.replace(/<[^>]+>/g, '|')).toMatch(/Ridge pillar candle\|+Chalk\|+€32\.00/);
  const bare = render({});
  expect(bare).not.toContain('<img');
  expect(bare).not.toContain('undefined');
});
