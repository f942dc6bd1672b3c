import type { DeliveryChoice } from '@vitrine/atoms';
import { describe, expect, it } from 'vitest';
import { english } from '../../messages/english.ts';
import { createTranslate } from '../../messages/message-catalog.ts';
import { formatPickupAddress, formatTimeSlot, getChoiceDetails } from './delivery-labels.ts';

const locale = 'en-GB';
const ui: Parameters<typeof formatTimeSlot>[1] = {
  locale,
  t: createTranslate(english, locale),
};

const from = new Date('2026-11-28T07:00:00Z');
const to = new Date('2026-11-28T11:00:00Z');
const formatSlot = (slot: Parameters<typeof formatTimeSlot>[0]) =>
  formatTimeSlot(slot, ui, 'Europe/Copenhagen');

const choice = (logistics: DeliveryChoice['logistics']): DeliveryChoice => ({
  key: 'house/standard',
  option: { code: 'standard' },
  title: 'Parcel',
  kind: 'shipment',
  logistics,
  price: undefined,
  charges: [],
  isChosen: false,
});

describe('formatTimeSlot', () => {
  it('shows the day, the hours and the time zone', () => {
    const text = formatSlot({ from, to });
    for (const part of ['Saturday', '28 November', '08:00', '12:00', 'CET']) {
      expect(text).toContain(part);
    }
  });

  it('shows a partial window, and nothing for an invalid one', () => {
    expect(formatSlot({ from })).toMatch(/^From Saturday/);
    expect(formatSlot({ to })).toMatch(/^Until Saturday/);
    expect(formatSlot({ from: to, to: from })).toMatch(/^From Saturday/);
    expect(formatSlot({ from: new Date('never') })).toBeUndefined();
    expect(formatSlot({})).toBeUndefined();
    expect(formatSlot(undefined)).toBeUndefined();
  });
});

describe('formatPickupAddress', () => {
  it('puts the available address fields on one line', () => {
    const at = (address: object) => formatPickupAddress({ pickupDetails: { address } }, 'en');
    expect(at({ addressLine: 'Nytorv 12', postalCode: '9000', city: 'Aalborg' })).toBe(
      'Nytorv 12, 9000 Aalborg',
    );
    expect(at({ streetAddress: { name: 'Holm', number: '3' } })).toBe('Holm 3');
    expect(at({ formattedAddress: 'Holm 3, Flensburg', city: 'Flensburg' })).toBe(
      'Holm 3, Flensburg',
    );
    expect(at({})).toBeUndefined();
    expect(formatPickupAddress({}, 'en')).toBeUndefined();
  });
});

describe('getChoiceDetails', () => {
  it('puts the window before its text, without duplicates', () => {
    expect(
      getChoiceDetails(choice({ deliveryTime: '2 days', instructions: '2 days' }), ui),
    ).toEqual(['2 days']);
    const lines = getChoiceDetails(
      choice({ deliveryTime: 'Tomorrow', deliveryTimeSlot: { from, to }, instructions: 'Ring' }),
      ui,
      'UTC',
    );
    expect(lines).toHaveLength(2);
    expect(lines[0]).toContain('07:00');
    expect(getChoiceDetails(choice({}), ui)).toEqual([]);
  });
});
