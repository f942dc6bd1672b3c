import { describe, expect, test } from 'vitest';
import { getRules, getViolatedFields, type Json } from '../../testing/api-caller.ts';
import { CONCERT, newBuyer } from '../../testing/ticket-buyer.ts';

const PIANOS = 'very-long-evening-for-two-pianos';

describe('a price set by the buyer', () => {
  const donate = async (priceOverride: Json, name = 'Keep the tuner awake') => {
    const buyer = newBuyer();
    return buyer.reserve(PIANOS, [buyer.want(PIANOS, name, 2, { priceOverride })]);
  };

  test('is the price of each donation ticket', async () => {
    expect((await donate('7.5')).body.invoice.subTotal.value).toBe('15.00');
    expect((await donate(undefined)).body.invoice.subTotal.value).toBe('4.00');
  });

  test('must be a valid amount in the currency and not below the minimum', async () => {
    for (const [price, rule, threshold] of [
      ['1.99', 'DECIMAL_GTE', '2.00'],
      ['-5', 'DECIMAL_GTE', '2.00'],
      ['2.005', 'DECIMAL_MAX_SCALE', undefined],
      ['10,50', 'FORMAT', undefined],
      ['', 'FORMAT', undefined],
      ['10000000000.00', 'MAX_LENGTH', undefined],
    ]) {
      const answer = await donate(price);
      expect(getViolatedFields(answer), price).toEqual(['ticketQuantities[0].priceOverride']);
      expect(getRules(answer), price).toEqual([[rule, threshold]]);
    }
  });

  test('uses the decimals of the currency', async () => {
    const buyer = newBuyer();
    const slug = 'glass-and-light';
    const give = (priceOverride: string) =>
      buyer.reserve(slug, [buyer.want(slug, 'For the workshop’s kiln', 1, { priceOverride })]);
    expect((await give('1.375')).body.invoice.subTotal).toMatchObject({
      value: '1.375',
      currency: 'KWD',
    });
    expect(getRules(await give('1.3755'))).toEqual([['DECIMAL_MAX_SCALE', undefined]]);
  });

  test('can be zero when the minimum is zero', async () => {
    const buyer = newBuyer();
    const slug = 'benefit-for-the-old-organ';
    const want = buyer.want(slug, 'Pay what you can', 1, { priceOverride: '0' });
    expect((await buyer.reserve(slug, [want])).body.invoice.grandTotal.value).toBe('0.00');
  });

  test('is rejected for fixed prices', async () => {
    const buyer = newBuyer();
    const want = buyer.want(CONCERT, 'Seat in the hall', 1, { priceOverride: '1' });
    expect(getRules(await buyer.reserve(CONCERT, [want]))).toEqual([
      ['FIELD_NOT_ALLOWED', undefined],
    ]);
  });
});
