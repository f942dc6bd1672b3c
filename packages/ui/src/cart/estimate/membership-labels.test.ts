import { describe, expect, it } from 'vitest';
import { english } from '../../messages/english.ts';
import { createTranslate } from '../../messages/message-catalog.ts';
import { candles } from '../../testing/estimates.ts';
import { getInvalidReason, getMembershipDetails, getMembershipName } from './membership-labels.ts';

const ui: Parameters<typeof getMembershipDetails>[3] = {
  locale: 'en-GB',
  hasTimeZone: true,
  t: createTranslate(english, 'en-GB'),
};

const membership = {
  _id: 'm1',
  appId: 'plans',
  name: { original: 'Winter light' },
  credits: { total: 6, remaining: 4 },
  expirationDate: new Date('2027-03-03T12:00:00Z'),
};

describe('membership labels', () => {
  it('show what it pays for, what is left and the expiry date', () => {
    expect(getMembershipName(membership, ui)).toBe('Winter light');
    expect(getMembershipDetails(membership, ['l1'], [candles], ui)).toBe(
      'Covers Ridge pillar candle. 4 of 6 credits left. Until 3 March 2027.',
    );
    const onServer = { ...ui, hasTimeZone: false };
    expect(getMembershipDetails(membership, ['l1'], [candles], onServer)).toBe(
      'Covers Ridge pillar candle. 4 of 6 credits left.',
    );
    expect(getInvalidReason('MEMBERSHIP_EXPIRED', membership, onServer)).toBe('Expired.');
  });

  it('omit fields that the platform doesn’t return', () => {
    const minimalMembership = { _id: 'm1', appId: 'plans', expirationDate: new Date('never') };
    expect(getMembershipDetails(minimalMembership, ['gone'], [candles], ui)).toBe('');
    expect(getMembershipName(undefined, ui)).toBe('Membership');
  });

  it('show why a membership pays for nothing', () => {
    expect(getInvalidReason('MEMBERSHIP_EXPIRED', membership, ui)).toBe('Expired on 3 March 2027.');
    expect(getInvalidReason('MEMBERSHIP_EXPIRED', undefined, ui)).toBe('Expired.');
    expect(getInvalidReason('NO_CREDITS_LEFT', membership, ui)).toBe('No credits left.');
    expect(getInvalidReason('NO_ELIGIBLE_LINE_ITEMS', membership, ui)).toBe(
      'Doesn’t cover anything in this cart.',
    );
    expect(getInvalidReason('toString', membership, ui)).toBe('Can’t be used here.');
  });
});
