import fc from 'fast-check';
import { expect, it } from 'vitest';
import { suggestEmail } from './suggest-email.ts';

it.each([
  ['mette@gmial.com', 'mette@gmail.com'],
  ['mette@gmal.com', 'mette@gmail.com'],
  ['mette@gmaill.com', 'mette@gmail.com'],
  ['mette@gmail.con', 'mette@gmail.com'],
  ['mette@gmail.co', 'mette@gmail.com'],
  ['mette@gmaik.cmo', 'mette@gmail.com'],
  ['Mette.Holm+list@Hotmial.de', 'Mette.Holm+list@hotmail.de'],
  ['mette@outlok.dk', 'mette@outlook.dk'],
  ['mette@yaho.co.uk', 'mette@yahoo.co.uk'],
  [' mette@iclould.com ', 'mette@icloud.com'],
  ['mette@t-onlin.de', 'mette@t-online.de'],
])('suggests for %j the address %j', (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant);
});

it.each([
  'mette@gmail.com',
  'mette@GMAIL.com',
  'mette@mail.com',
  'mette@email.com',
  'mette@outlook.dk',
  'mette@outlook.ch',
  'mette@yahoo.co.jp',
  'mette@gmx.net',
  'mette@wed.de',
  'inger@example.com',
  'inger@fennhouse.example',
  'inger@shop.co',
  'mette@gmail',
  'mette',
  'mette@',
  '',
])('suggests nothing for %j', (typed) => {
  expect(suggestEmail(typed)).toBeNull();
});

it('keeps the mailbox, and is satisfied with its own suggestion', () => {
  const domain = fc.stringMatching(/^[a-z]{3,8}\.[a-z]{2,3}$/);
  const typo = fc.constantFrom('gmil.com', 'yahooo.com', 'hotmai.com', 'outlook.con');
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z0-9.+]{1,12}$/), fc.oneof(domain, typo), (mailbox, at) => {
      const suggestion = suggestEmail(`${mailbox}@${at}`);
      if (suggestion === null) return;
      expect(suggestion.startsWith(`${mailbox}@`)).toBe(true);
      expect(suggestEmail(suggestion)).toBeNull();
    }),
  );
});
