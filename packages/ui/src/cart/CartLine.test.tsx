import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { UiProvider } from '../provider/UiProvider.tsx';
import { candles, euros } from '../testing/estimates.ts';
import { CartLine } from './CartLine.tsx';

const markup = (formAction?: string) =>
  renderToString(
    <UiProvider>
      <CartLine
        line={candles}
        currency="EUR"
        total={euros('64.00')}
        {...(formAction !== undefined && { formAction })}
      />
    </UiProvider>,
  );

test('D7: a line that a server sends is a form of its own, which says which line it means', () => {
  const html = markup('/cart/lines');
  const [form = ''] = /<form[\s\S]*<\/form>/.exec(html) ?? [];
  expect(form).toMatch(/^<form[^>]* action="\/cart\/lines" method="post">/);
  expect(form).toContain('<input type="hidden" name="lineItemId" value="l1"/>');
  expect(form.match(/name="quantity"/g)).toHaveLength(1);
  expect(form).toMatch(
    /<input(?=[^>]*name="quantity")(?=[^>]*role="spinbutton")(?=[^>]*value="2")/,
  );
  expect(form).toMatch(/<noscript><button[^>]*type="submit"/);
});

test('a line without an address to send to is no form', () => {
  expect(markup()).not.toContain('<form');
  expect(markup()).not.toContain('name="quantity"');
});
