import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fromHtmlParagraphs, toHtmlParagraphs } from './html-paragraphs.ts';

it('reads what it writes, whatever characters a text has', () => {
  const line = fc
    .string({ minLength: 1, unit: fc.constantFrom('a', '<', '>', '&', ';', 'lt', '"', ' ', 'é') })
    .map((text) => text.trim())
    .filter(Boolean);
  fc.assert(
    fc.property(fc.array(line, { maxLength: 4 }), fc.boolean(), (lines, areBlocks) => {
      const text = lines.join(areBlocks ? '\n\n' : '\n');
      expect(fromHtmlParagraphs(toHtmlParagraphs(text))).toBe(text);
    }),
  );
});

it('reads no other markup', () => {
  expect(fromHtmlParagraphs('<p>Low and <b>warm</b></p>')).toBeUndefined();
  expect(fromHtmlParagraphs('<ul><li>One</li></ul>')).toBeUndefined();
  expect(fromHtmlParagraphs('To drink from.')).toBe('To drink from.');
});
