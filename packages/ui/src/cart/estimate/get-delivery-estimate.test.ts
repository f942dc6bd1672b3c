import { describe, expect, it } from 'vitest';
import { getDeliveryEstimate } from './get-delivery-estimate.ts';

const format = { locale: 'en-GB', timeZone: 'Europe/Copenhagen' };
const from = new Date('2026-11-27T13:00:00Z');
const to = new Date('2026-11-27T15:00:00Z');

describe('getDeliveryEstimate', () => {
  it('shows the window in the requested zone, before the carrier’s text', () => {
    const logistics = { deliveryTime: '2 to 4 working days', deliveryTimeSlot: { from, to } };
    const defaultSelection = getDeliveryEstimate({ title: 'Parcel', logistics }, format);
    expect(defaultSelection).toMatchObject({ kind: 'delivery', carrier: 'Parcel' });
    expect(defaultSelection?.when).toMatch(/^Friday,? 27 November 2026.* 14:00\s?–\s?16:00$/);
  });

  it('shows the carrier’s text without a valid window', () => {
    const when = (deliveryTimeSlot: object) =>
      getDeliveryEstimate(
        { title: 'Parcel', logistics: { deliveryTime: 'Tomorrow', deliveryTimeSlot } },
        format,
      )?.when;
    expect(when({})).toBe('Tomorrow');
    expect(when({ from: new Date(Number.NaN) })).toBe('Tomorrow');
    expect(when({ from })).toContain('14:00');
  });

  it('shows the pickup location', () => {
    const pickupDetails = { address: { addressLine: 'Vestergade 4', city: 'Aalborg' } };
    expect(
      getDeliveryEstimate({ title: 'Fetch it', logistics: { pickupDetails } }, format),
    ).toEqual({
      ...{ kind: 'pickup', carrier: 'Fetch it', when: undefined, instructions: undefined },
      pickupLocation: 'Vestergade 4, Aalborg',
    });
  });

  it('is undefined without a shipping method', () => {
    expect(getDeliveryEstimate({ title: '' }, format)).toBeUndefined();
  });
});
