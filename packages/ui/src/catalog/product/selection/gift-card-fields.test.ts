import { expect, it } from 'vitest';
import { getGiftCardFormats } from './gift-card-fields.ts';

it('has the formats of the email field and the date field, by their titles', () => {
  expect(
    getGiftCardFormats({
      recipientName: 'For',
      recipientEmail: 'Their email',
      message: 'Message',
      deliveryDate: 'Send on',
    }),
  ).toEqual({ 'Their email': 'email', 'Send on': 'date' });
});

it('leaves out fields that the product does not have', () => {
  expect(getGiftCardFormats({ recipientEmail: 'Their email' })).toEqual({ 'Their email': 'email' });
  expect(getGiftCardFormats({ deliveryDate: 'Send on' })).toEqual({ 'Send on': 'date' });
  expect(getGiftCardFormats({ recipientName: 'For' })).toEqual({});
  expect(getGiftCardFormats()).toEqual({});
});
