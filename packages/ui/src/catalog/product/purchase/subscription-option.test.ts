import { expect, it } from 'vitest';
import { getSubscriptionPrice, toSubscriptionOptionInfo } from './subscription-option.ts';

const settings = { frequency: 'MONTH' } as const;

it('has the settings, and the title and the description if there are any', () => {
  expect(toSubscriptionOptionInfo({ id: 'a', settings } as never)).toEqual({
    subscriptionSettings: settings,
  });
  expect(
    toSubscriptionOptionInfo({
      ...{ id: 'a', settings, title: 'Refill', description: 'Cancel at any time' },
    } as never),
  ).toEqual({
    subscriptionSettings: settings,
    title: { original: 'Refill' },
    description: { original: 'Cancel at any time' },
  });
});

it('has the same price for all variants, or that of the view', () => {
  const getPrice = (priceData?: unknown) =>
    getSubscriptionPrice({ id: 'a', settings, priceData } as never, { price: 24 } as never);
  expect(getPrice({ price: 20 })).toEqual({ price: 20 });
  expect(getPrice(({ price }: { price: number }) => ({ price: price - 2 }))).toEqual({ price: 22 });
  expect(getPrice()).toBeUndefined();
});
