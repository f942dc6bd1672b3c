import { type Guest, guestViews } from '@vitrine/atoms';
import type { Form } from '@vitrine/client/events';
import type { Order } from '@vitrine/client/orders';
import { formatMessage } from '@vitrine/ui';
import papaparse from 'papaparse';
import { describe, expect, it } from 'vitest';
import { adminEnglish } from '../messages/english.ts';
import type { AdminTranslate } from '../messages/use-admin-translate.ts';
import { toGuestsCsv } from './guests-csv.ts';

const t = ((key: keyof typeof adminEnglish, values: Record<string, string> = {}) =>
  formatMessage(adminEnglish[key], values, 'en')) as unknown as AdminTranslate;

const form = {
  controls: [
    { _id: 'a', type: 'INPUT', system: true, inputs: [{ name: 'email', type: 'TEXT' }] },
    { _id: 'b', type: 'RADIO', inputs: [{ name: 'seat', type: 'TEXT', label: 'Seat' }] },
    { _id: 'c', type: 'CHECKBOX', inputs: [{ name: 'needs', type: 'TEXT_ARRAY', label: 'Needs' }] },
  ],
} as Form;

const order = {
  ...{ orderNumber: '3F67', eventId: 'e', fullName: 'Freja Bjerre', email: 'freja@example.com' },
  status: 'PAID',
  checkoutForm: {
    inputValues: [
      { inputName: 'seat', value: '=1+1' },
      { inputName: 'needs', values: ['A stool', 'An apron'] },
    ],
  },
} as Order;

const getGuest = (rest: Partial<Guest> = {}): Guest => ({
  ...{ ticketNumber: '3F67-1', order, position: 1, name: 'Freja Bjerre', isCompanion: false },
  ticket: { ticketNumber: '3F67-1', name: 'Under 26' },
  state: { kind: 'checked-in', at: new Date('2026-12-03T18:58:00Z') },
  ...rest,
});

const read = async (guests: readonly Guest[]) =>
  papaparse.parse<string[]>((await toGuestsCsv(guests, form, t)).slice(1)).data;

describe('toGuestsCsv', () => {
  it('has a row for each guest with the answers, and escapes formulas', async () => {
    const companion = getGuest({
      ...{ ticketNumber: '3F67-2', isCompanion: true, state: { kind: 'expected' } },
    });
    const [head, first, second] = await read([getGuest(), companion]);
    expect(head?.slice(-2)).toEqual(['Seat', 'Needs']);
    expect(first).toEqual([
      ...['Freja Bjerre', 'Under 26', '3F67-1', '3F67', 'Freja Bjerre', 'freja@example.com'],
      ...['Paid', 'Checked in', '2026-12-03T18:58:00.000Z', "'=1+1", 'A stool, An apron'],
    ]);
    // The form was filled in once, by the buyer.
    expect(second?.slice(-2)).toEqual(['', '']);
    expect(second?.[0]).toBe('Guest of Freja Bjerre');
  });

  it('has nothing personal of a guest whose data is erased', async () => {
    const erased = getGuest({ order: { ...order, anonymized: true }, name: undefined });
    const [, row] = await read([erased]);
    expect(row?.join()).not.toMatch(/freja|stool/i);
  });

  it('names each status', async () => {
    const kinds = guestViews.filter((view) => view !== 'all');
    const rows = await read(
      kinds.map((kind) => getGuest({ state: { kind, at: new Date(0) } as Guest['state'] })),
    );
    expect(rows.slice(1).map((row) => row[7])).toEqual([
      ...['Expected', 'Checked in', 'Not paid', 'Canceled'],
    ]);
  });
});
