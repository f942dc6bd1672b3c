import type { Guest } from '@vitrine/atoms';
import { formatMessage } from '@vitrine/ui';
import { describe, expect, it } from 'vitest';
import { adminEnglish } from '../messages/english.ts';
import type { AdminTranslate } from '../messages/use-admin-translate.ts';
import { getGuestAnswer, getGuestMark, getGuestName, getStateText } from './guest-text.ts';

const t = ((key: keyof typeof adminEnglish, values: Record<string, string> = {}) =>
  formatMessage(adminEnglish[key], values, 'en')) as unknown as AdminTranslate;

const getGuest = (rest: object = {}) =>
  ({ order: {}, ticket: {}, name: 'Freja', isCompanion: false, ...rest }) as Guest;

describe('getGuestName', () => {
  it('is the name, or that of the buyer for a companion', () => {
    expect(getGuestName(getGuest(), t)).toBe('Freja');
    expect(getGuestName(getGuest({ isCompanion: true }), t)).toBe('Guest of Freja');
    expect(getGuestName(getGuest({ isCompanion: true, name: undefined }), t)).toBe('No name');
  });

  it('is not shown after the personal data of the order or of the ticket is deleted', () => {
    const anonymized = { anonymized: true };
    expect(getGuestName(getGuest({ order: anonymized }), t)).toBe('Personal data deleted');
    expect(getGuestName(getGuest({ ticket: anonymized }), t)).toBe('Personal data deleted');
  });
});

describe('the state of a guest', () => {
  const at = new Date('2026-12-03T18:58:00Z');
  const getText = (state: object, status = 'PAID') =>
    getStateText(getGuest({ state, order: { status } }), () => '18:58', t);

  it.each([
    [{ kind: 'expected' }, 'Expected', 'expected'],
    [{ kind: 'expected', isUnsent: true }, 'Expected, not sent yet', 'in-progress'],
    [{ kind: 'expected', isUnsent: false }, 'Expected', 'expected'],
    [{ kind: 'checked-in', at }, 'Checked in, 18:58', 'checked-in'],
    [{ kind: 'checked-in', at, isUnsent: true }, 'Checked in, 18:58, not sent yet', 'in-progress'],
    [{ kind: 'canceled' }, 'Canceled', 'canceled'],
  ])('%j is “%s” with the mark %s', (state, text, mark) => {
    expect(getText(state)).toBe(text);
    expect(getGuestMark(state as Guest['state'])).toBe(mark);
  });

  it('has the reason why a ticket is not paid', () => {
    expect(getText({ kind: 'not-valid' }, 'OFFLINE_PENDING')).toBe('Not paid, pays in person');
    expect(getText({ kind: 'not-valid' }, 'REFUNDED')).toBe('Not paid: Unknown');
  });
});

describe('getGuestAnswer', () => {
  const toForm = (...inputValues: object[]) => ({ inputValues });
  const getAnswer = (answer: object) =>
    getGuestAnswer(
      getGuest({ order: { checkoutForm: toForm({ inputName: 'seat', ...answer }) } }),
      'seat',
    );

  it('is text for each kind of value', () => {
    expect(getAnswer({ value: 'Aisle' })).toBe('Aisle');
    expect(getAnswer({ values: ['A stool', 'An apron'] })).toBe('A stool, An apron');
    expect(getAnswer({ number: 0 })).toBe('0');
    expect(getAnswer({ dateTime: new Date('1990-02-01T00:00Z') })).toBe('1990-02-01');
    expect(getAnswer({ address: { formatted: '1 Mill Lane' } })).toBe('1 Mill Lane');
    expect(getAnswer({})).toBe('');
  });

  it('is empty for a question without an answer', () => {
    expect(getAnswer({ inputName: 'another', value: 'Aisle' })).toBe('');
  });

  it('is from the form of the ticket, and from that of the order for the buyer alone', () => {
    const order = { checkoutForm: toForm({ inputName: 'seat', value: 'Aisle' }) };
    const ticket = { guestDetails: { form: toForm({ inputName: 'seat', value: 'Window' }) } };
    const isCompanion = true;
    expect(getGuestAnswer(getGuest({ order, ticket }), 'seat')).toBe('Window');
    expect(getGuestAnswer(getGuest({ order, ticket, isCompanion }), 'seat')).toBe('Window');
    expect(getGuestAnswer(getGuest({ order, isCompanion }), 'seat')).toBe('');
  });
});
