import { describe, expect, test } from 'vitest';
import { eventIdOf } from './programme.ts';
import { CONCERT, newBuyer, TICKETS } from './testing/buyer.ts';
import { fieldsOf, type Json } from './testing/caller.ts';

const names = (body: Json): string[] => body.definitions.map(({ name }: Json) => name);

describe('the list of available tickets', () => {
  const list = (query: string) => newBuyer().call('GET', `${TICKETS}/available-tickets?${query}`);

  test('has what visitors can see of an event, in the order in which it was made', async () => {
    const { body } = await list(`eventId=${eventIdOf(CONCERT)}`);
    expect(names(body)).toEqual([
      'Seat in the hall',
      'Under 26',
      'First row',
      'Early seat',
      'At the door',
    ]);
    expect(body.metaData).toEqual({ count: 5, offset: 0, total: 5 });
  });

  test('tells sales apart, and says 0 where nothing is to be had', async () => {
    const { body } = await list(`eventId=${eventIdOf(CONCERT)}`);
    const told = body.definitions.map(({ saleStatus, limitPerCheckout }: Json) => [
      saleStatus,
      limitPerCheckout,
    ]);
    expect(told).toEqual([
      ['SALE_STARTED', 8],
      ['SALE_STARTED', 2],
      ['SALE_STARTED', 0],
      ['SALE_ENDED', 10],
      ['SALE_SCHEDULED', 10],
    ]);
  });
});
