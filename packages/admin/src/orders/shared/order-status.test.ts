import { expect, it } from 'vitest';
import { adminEnglish } from '../../messages/english.ts';
import type { AdminTranslate } from '../../messages/use-admin-translate.ts';
import { getShownTags, getStatusKind, getStatusLabel, getTagLabel } from './order-status.ts';

const t = ((key: keyof typeof adminEnglish) => adminEnglish[key]) as unknown as AdminTranslate;

it('has a mark and a text for a status, and no mark for an unknown one', () => {
  expect(getStatusKind('PAID')).toBe('success');
  expect(getStatusLabel('PAID', t)).toBe('Paid');
  for (const status of [undefined, '', 'REFUNDED', 'toString']) {
    expect(getStatusKind(status)).toBeUndefined();
    expect(getStatusLabel(status, t)).toBe('Unknown');
  }
});

it('shows tags that do not follow from the status', () => {
  expect(getShownTags({ tags: ['CONFIRMED', 'FULLY_CHECKED_IN', 'MEMBER'] })).toEqual([
    'MEMBER',
    'FULLY_CHECKED_IN',
  ]);
  expect(getShownTags({})).toEqual([]);
});

it('names the tags of the filter', () => {
  expect(getTagLabel('MEMBER', t)).toBe('Member');
  expect(getTagLabel('NOT_FULLY_CHECKED_IN', t)).toBe('Not checked in');
  expect(getTagLabel('CONFIRMED', t)).toBe('Unknown');
});
