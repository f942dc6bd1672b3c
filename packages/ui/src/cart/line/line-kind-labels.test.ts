import { type LineItem, LineItemType, PaymentOption } from '@vitrine/client/cart';
import { expect, it } from 'vitest';
import { english } from '../../messages/english.ts';
import { createTranslate } from '../../messages/message-catalog.ts';
import { getKindLabels } from './line-kind-labels.ts';

const ui: Parameters<typeof getKindLabels>[1] = {
  locale: 'en-GB',
  hasTimeZone: true,
  t: createTranslate(english, 'en-GB'),
};
const getLabels = (line: Partial<LineItem>, context = ui) =>
  getKindLabels(
    { _id: 'a', quantity: 1, descriptionLines: [], ...line },
    context,
    (money) => money?.amount,
  );

it('returns nothing for a physical item or an unknown kind', () => {
  expect(getLabels({})).toEqual([]);
  expect(getLabels({ itemType: { preset: LineItemType.PHYSICAL } })).toEqual([]);
  expect(getLabels({ itemType: { preset: 'HOLOGRAM' as never } })).toEqual([]);
  expect(getLabels({ paymentOption: 'SHELLS' as never })).toEqual([]);
});

it('E12 names kinds, with the catalog’s own before the platform’s', () => {
  expect(getLabels({ itemType: { preset: LineItemType.DIGITAL } })).toEqual(['Digital product']);
  expect(getLabels({ itemType: { preset: LineItemType.DIGITAL, custom: 'Score' } })).toEqual([
    'Score',
  ]);
});

it('shows the time and participants of a booking if both are valid', () => {
  const at = { scheduledDate: new Date(2026, 11, 3, 18, 30), numberOfParticipants: 2 };
  expect(getLabels({ serviceProperties: at })).toEqual(['3 December 2026 at 18:30', '2 people']);
  const onServer = { ...ui, hasTimeZone: false };
  expect(getLabels({ serviceProperties: at }, onServer)).toEqual(['2 people']);
  const odd = { scheduledDate: new Date(Number.NaN), numberOfParticipants: 0 };
  expect(getLabels({ serviceProperties: odd })).toEqual([]);
});

it('shows the frequency and the payment of a subscription', () => {
  const every = (interval?: number) => ({
    subscriptionOptionInfo: {
      subscriptionSettings: { frequency: 'WEEK' as const, ...(interval && { interval }) },
    },
  });
  expect(getLabels(every())).toEqual(['Every week']);
  expect(getLabels(every(3))).toEqual(['Every 3 weeks']);
  const deposit = { paymentOption: PaymentOption.DEPOSIT_ONLINE };
  expect(getLabels({ ...deposit, depositAmount: { amount: '20.00' } })).toEqual([
    '20.00 deposit now, the rest later',
  ]);
  expect(getLabels(deposit)).toEqual([]);
});
