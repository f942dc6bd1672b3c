import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { UiProvider } from '../../../provider/UiProvider.tsx';
import { ProductContext, type ProductContextValue } from '../product-context.ts';
import { ProductGiftCard } from './ProductGiftCard.tsx';

const giftCardFields = {
  recipientName: 'To',
  recipientEmail: 'Email',
  message: 'Words',
  deliveryDate: 'When',
};

/** The labels, hints and controls of a gift card, whose shop has the fields of these titles. */
function getFields(titles: readonly string[], rest: object = {}): string[] {
  const fields = titles.map((title) => ({ title, mandatory: false, value: '', ...rest }));
  const context = {
    ...{ product: { name: 'Gift card' }, giftCardFields },
    customTexts: { fields, written: {} },
  } as unknown as ProductContextValue;
  const markup = renderToStaticMarkup(
    <UiProvider>
      <ProductContext value={context}>
        <ProductGiftCard />
      </ProductContext>
    </UiProvider>,
  );
  const text = markup.replace(/<svg[\s\S]*?<\/svg>/g, '').replace(/<[^>]+>/g, '|');
  return text.split('|').filter(Boolean);
}

test('each field that the shop has is shown', () => {
  expect(getFields(['To'])).toEqual(expect.arrayContaining(['Recipient’s name']));
  expect(getFields(['Email'])).toEqual(expect.arrayContaining(['Recipient’s email']));
  expect(getFields(['Words'])).toEqual(expect.arrayContaining(['Message']));
  expect(getFields(['When'])).toEqual(expect.arrayContaining(['Delivery date']));
  expect(getFields(['To', 'When'])).not.toContain('Message');
});

test('nothing is shown if the shop has none of the fields', () => {
  expect(getFields([])).toEqual([]);
  expect(getFields(['Engraving'])).toEqual([]);
});

test('a delivery date that can be empty has a hint, a required one has none', () => {
  const hint = 'Leave this empty to send it right away.';
  expect(getFields(['When'])).toContain(hint);
  expect(getFields(['When'], { mandatory: true })).not.toContain(hint);
});

test('a date in the past is an error', () => {
  expect(getFields(['When'], { problem: 'date' })).toContain('Choose today or a later day');
  expect(getFields(['When'])).not.toContain('Choose today or a later day');
});
