import { createStorefront, StorefrontProvider } from '@vitrine/atoms';
import { createClient } from '@vitrine/client';
import { createMockPlatform } from '@vitrine/mocks';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { UiProvider } from '../../provider/UiProvider.tsx';
import { SearchField, type SearchFieldProps } from './SearchField.tsx';

const { apiBaseUrl, fetch } = createMockPlatform();
const client = createClient({ clientId: 'fenn-house', provider: { apiBaseUrl }, fetch });

const render = (props: SearchFieldProps) =>
  renderToString(
    <StorefrontProvider storefront={createStorefront({ client })}>
      <UiProvider locale="en-GB">
        <SearchField {...props} />
      </UiProvider>
    </StorefrontProvider>,
  );

test('D7 the form sends the text to the host’s page of results without scripts', () => {
  const form = /<form([^>]*)>(.*)<\/form>/s;
  const [, attributes, fields] = form.exec(render({ formAction: '/search' })) ?? [];
  // Browsers submit by GET unless the form has a method.
  expect(attributes).toMatch(/ action="\/search"$/);
  expect(attributes).not.toContain('method');
  expect(fields).toMatch(/<input[^>]* name="q"/);
  expect(form.exec(render({}))?.[1]).not.toMatch(/action|method/);
});
