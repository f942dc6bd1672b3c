import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { UiProvider } from '../../provider/UiProvider.tsx';
import { type AccountLinkProps, AccountNav, AccountPart } from './AccountNav.tsx';

const render = (props: Partial<AccountLinkProps>, locale = 'en-GB') =>
  renderToString(
    <UiProvider locale={locale}>
      <AccountNav>
        <AccountPart href="/orders" {...props}>
          Orders
        </AccountPart>
      </AccountNav>
    </UiProvider>,
  );

test('a section of the account has the number of its items in the digits of the locale', () => {
  expect(render({ count: 1200 })).toContain('>1,200<');
  expect(render({ count: 1200 }, 'de-DE')).toContain('>1.200<');
  expect(render({ count: 0 })).toContain('>0<');
  expect(render({})).toMatch(/>Orders<\/a>/);
});

test('the current section is marked', () => {
  expect(render({ current: true })).toContain('aria-current="page"');
  expect(render({ current: false })).not.toContain('aria-current');
});
