import { britishEnglish } from '@vitrine/ui/messages/en-GB';
import { describe, expect, it } from 'vitest';
import { getLocaleTypes, getMessages, storyLocales } from './locale-toolbar.ts';

const locales = [
  { locale: 'da', title: 'Danish', messages: { 'cart.title': 'Kurv' } },
  { locale: 'en-GB', title: 'English' },
];

describe('getMessages', () => {
  it('returns the messages of the locale, or of the first one', () => {
    expect(getMessages(locales, 'en-GB', {})).toEqual({});
    expect(getMessages(locales, 'sv', {})).toEqual({ 'cart.title': 'Kurv' });
    expect(getMessages(storyLocales, 'sv', {})).toEqual(britishEnglish);
  });

  it('replaces messages that a story has for the locale', () => {
    const messages = { da: { 'cart.title': 'Indkøbskurv' } };
    expect(getMessages(locales, 'da', { messages })).toEqual({ 'cart.title': 'Indkøbskurv' });
    expect(getMessages(locales, 'en-GB', { messages })).toEqual({});
  });
});

it('lists the locales in the toolbar', () => {
  expect(getLocaleTypes(locales).locale.toolbar.items).toEqual([
    { value: 'da', title: 'Danish' },
    { value: 'en-GB', title: 'English' },
  ]);
});
