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

  test('is that of each ticket, or else that of the entry', async () => {
    const buyer = newBuyer();
    const give = async (more: Json) => {
      const want = buyer.want(PIANOS, 'Keep the tuner awake', 2, more);
      return (await buyer.reserve(PIANOS, [want])).body.invoice.subTotal.value;
    };
    const ticketDetails = [{ priceOverride: '5.00' }, { priceOverride: '7.00' }];
    expect(await give({ ticketDetails })).toBe('12.00');
    expect(await give({ priceOverride: '6.00', ticketDetails: [ticketDetails[0], {}] })).toBe(
      '11.00',
    );
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
      const response = await donate(price);
      expect(getViolatedFields(response), price).toEqual(['ticketQuantities[0].priceOverride']);
      expect(getRules(response), price).toEqual([[rule, threshold]]);
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

describe('a ticket with several prices', () => {
  const WANTED = 'From the first note';

  async function getOptions() {
    const buyer = newBuyer();
    const stock = await buyer.stock(PIANOS);
    const [name, { pricing }] = Object.entries(stock).find(
      ([, one]) => one.pricing.pricingOptions,
    ) as [string, Json];
    const [option] = pricing.pricingOptions.options.filter((one: Json) => one.name === WANTED);
    const reserve = (ticketDetails: Json[] | undefined, ticket = name) =>
      buyer.reserve(PIANOS, [buyer.want(PIANOS, ticket, 1, { ticketDetails })]);
    return { option, reserve };
  }

  test('costs what the chosen one costs', async () => {
    const { option, reserve } = await getOptions();
    const { body } = await reserve([{ pricingOptionId: option.id }]);
    expect(body.invoice.subTotal.value).toBe(option.price.value);
  });

  test('needs one of its prices', async () => {
    const { option, reserve } = await getOptions();
    for (const [details, field, rule] of [
      [undefined, 'ticketQuantities[0].ticketDetails', 'REQUIRED_FIELD'],
      [[{}], 'ticketQuantities[0].ticketDetails[0].pricingOptionId', 'REQUIRED_FIELD'],
      [
        [{ pricingOptionId: 'other' }],
        'ticketQuantities[0].ticketDetails[0].pricingOptionId',
        'VALIDATION',
      ],
    ] as [Json[] | undefined, string, string][]) {
      const response = await reserve(details);
      expect(getViolatedFields(response)).toEqual([field]);
      expect(getRules(response)).toEqual([[rule, undefined]]);
    }
    const donation = await reserve([{ pricingOptionId: option.id }], 'Keep the tuner awake');
    expect(getViolatedFields(donation)).toEqual([
      'ticketQuantities[0].ticketDetails[0].pricingOptionId',
    ]);
    expect(getRules(donation)).toEqual([['FIELD_NOT_ALLOWED', undefined]]);
  });
});

test('another price of a ticket is what it costs, or its minimum', async () => {
  const buyer = newBuyer();
  const { tickets } = buyer.platform;
  const [name] = Object.entries(await buyer.stock(PIANOS)).find(
    ([, one]) => one.pricing.pricingOptions,
  ) as [string, Json];
  tickets.setPrice(PIANOS, 'Keep the tuner awake', 3);
  tickets.setPrice(CONCERT, 'Seat in the hall', 40);
  expect((await buyer.stock(PIANOS))['Keep the tuner awake'].pricing).toMatchObject({
    minPrice: { value: '3.00' },
  });
  expect((await buyer.stock(CONCERT))['Seat in the hall'].pricing).toMatchObject({
    fixedPrice: { value: '40.00' },
  });
  expect(() => tickets.setPrice(PIANOS, name, 3)).toThrow('has several prices');
});

test('another ticket of an event comes after the others', async () => {
  const buyer = newBuyer();
  buyer.platform.tickets.add(CONCERT, 'Balcony', 12);
  expect((await buyer.stock(CONCERT)).Balcony).toMatchObject({
    ...{ orderIndex: 6, price: { value: '12.00', currency: 'EUR' } },
    saleStatus: 'SALE_STARTED',
  });
});

test('a hold ends once', async () => {
  const buyer = newBuyer();
  const { tickets } = buyer.platform;
  const read = async () => (await buyer.stock(CONCERT))['Under 26'].limitPerCheckout;
  const release = tickets.hold(CONCERT, 'Under 26', 1);
  expect(await read()).toBe(1);
  release();
  release();
  expect(await read()).toBe(2);
});
