import type { Order } from '@vitrine/client/orders';
import { formatMessage } from '@vitrine/ui';
import { describe, expect, it } from 'vitest';
import { adminEnglish } from '../../messages/english.ts';
import type { AdminTranslate } from '../../messages/use-admin-translate.ts';
import { getBuyerName, getTicketsText } from './order-text.ts';

const t = ((key: keyof typeof adminEnglish, values: Record<string, string | number> = {}) =>
  formatMessage(adminEnglish[key], values, 'en')) as unknown as AdminTranslate;

describe('getBuyerName', () => {
  const getName = (fields: Partial<Order>) => getBuyerName(fields as Order, t);

  it('is the full name, or else the first and the last name', () => {
    expect(getName({ fullName: ' Freja Bjerre ', firstName: 'F.' })).toBe('Freja Bjerre');
    expect(getName({ fullName: ' ', firstName: 'Freja', lastName: 'Bjerre' })).toBe('Freja Bjerre');
    expect(getName({ firstName: 'Freja' })).toBe('Freja');
    expect(getName({ lastName: 'Bjerre' })).toBe('Bjerre');
  });

  it('is the email without a name, or says that there is none', () => {
    expect(getName({ email: 'freja@example.com' })).toBe('freja@example.com');
    expect(getName({})).toBe('No name');
  });

  it('is not shown after the personal data is deleted', () => {
    expect(getName({ anonymized: true, fullName: 'Freja Bjerre' })).toBe('Personal data deleted');
  });
});

describe('getTicketsText', () => {
  const getText = (fields: object) => getTicketsText(fields as Order, t, 'en');

  it('counts the tickets of each kind', () => {
    const tickets = ['Under 26', 'Seat', 'Under 26', undefined].map((name) => ({ name }));
    expect(getText({ tickets, ticketsQuantity: 4 })).toBe('2 × Under 26, 1 × Seat');
  });

  it('is the number of tickets if their kinds are not known', () => {
    expect(getText({ tickets: [{}], ticketsQuantity: 3 })).toBe('3 tickets');
    expect(getText({ ticketsQuantity: 1 })).toBe('1 ticket');
    expect(getText({})).toBe('0 tickets');
  });
});
