import { expect, it, vi } from 'vitest';
import { addDefaultMessages } from './default-messages.ts';
import { createTranslate, isPlainMessageKey, type Translate } from './message-catalog.ts';

it('translates with the host’s message, otherwise with the English one', () => {
  addDefaultMessages({ 'test.close': 'Close', 'test.open': 'Open {name}' });
  const t = createTranslate({ 'test.close': 'Luk' } as object, 'da') as (
    key: string,
    values?: object,
  ) => string;
  expect(t('test.close')).toBe('Luk');
  expect(t('test.open', { name: 'A' })).toBe('Open A');
});

it('returns the key of a missing message, and logs how to add it', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const t = createTranslate({}, 'en') as Translate<{ 'test.missing': string }>;
  expect(t('test.missing')).toBe('test.missing');
  expect(log.mock.calls).toEqual([['The message "test.missing" is missing: import its area.']]);
});

it('tells the keys of the catalog from others', () => {
  addDefaultMessages({ 'test.known': 'Known' });
  expect(isPlainMessageKey('test.known')).toBe(true);
  expect(isPlainMessageKey('test.unknown')).toBe(false);
});
