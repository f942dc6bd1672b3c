import { describe, expect, it } from 'vitest';
import { britishEnglish } from './en-GB.ts';
import { english } from './english.ts';
import type { Message } from './format-message.ts';

/** Phrases that no shop would publish, and what one writes. */
const phrases: readonly (readonly [RegExp, string])[] = [
  [/\b(could|can|does|did|is|are|was|were|have) not\b|\bcannot\b/i, 'a contraction'],
  [/could(n’t| not) be (read|asked|taken)/i, 'We couldn’t load …'],
  [/any more[.:,]|anymore/i, 'no longer'],
  [/\bthe shop\b/i, 'we'],
  [/\bobjects?\b/i, 'item'],
  [/\bkept\b|\bkeeps?\b/i, 'saved'],
  [/e-mail/i, 'email'],
  [/can be had|cannot be had/i, 'is available'],
  [/stands? (here|there|in)/i, 'is here'],
  [/\bgo on\b/i, 'continue'],
  [/as it (was|is)\b/i, 'the state in its own words'],
  [/take (it |one |.*)?off\b/i, 'remove'],
  [/\banew\b|once more/i, 'again'],
  [/look again|looking whether/i, 'check again'],
  [/are (being )?led\b/i, 'you’ll go to …'],
  [/\bwe (write|send|shall)\b|\bwe will\b/i, 'we’ll'],
  [/not made/i, 'not available'],
  [/\btell me\b|\btold\b/i, 'notify'],
  [/worked out|working out/i, 'calculated'],
  [/give(s|n)? .*back\b/i, 'release'],
  [/\beverybody\b|\bwhoever\b/i, 'everyone'],
  [/\bnobody\b|\bsomebody\b/i, 'a sentence about the reader'],
  [/what (is|was|holds|has)\b/i, 'a noun'],
  [/so that\b/i, 'so'],
  [/such as (name@|https)/i, 'like'],
  [/press\b/i, 'tap'],
];

const getSentences = (catalog: Partial<Record<string, Message>>) =>
  Object.entries(catalog).flatMap(([key, message = '']) =>
    (typeof message === 'string' ? [message] : (Object.values(message) as string[])).map(
      (sentence) => [key, sentence] as const,
    ),
  );

const american = getSentences(english);
const sentences = [...american, ...getSentences(britishEnglish)];

describe('interface text', () => {
  it.each(phrases)('does not use %s (write: %s)', (phrase) => {
    expect(sentences.filter(([, sentence]) => phrase.test(sentence))).toEqual([]);
  });

  it('uses the typographic apostrophe', () => {
    expect(sentences.filter(([, sentence]) => sentence.includes("'"))).toEqual([]);
  });

  it('is American except for the British override', () => {
    const british = /colour|organis|recognis|cancelled|postcode|favourite|\btick\b/i;
    expect(american.filter(([, sentence]) => british.test(sentence))).toEqual([]);
  });
});
