import { describe, expect, it } from 'vitest';
import { adminGerman } from '../../packages/admin/src/messages/de.ts';
import { adminEnglish } from '../../packages/admin/src/messages/english.ts';
import { adminPersian } from '../../packages/admin/src/messages/fa.ts';
import { german } from '../../packages/ui/src/messages/de.ts';
import { english } from '../../packages/ui/src/messages/english.ts';
import { persian } from '../../packages/ui/src/messages/fa.ts';
import type { Message } from '../../packages/ui/src/messages/format-message.ts';

type Messages = Readonly<Partial<Record<string, Message>>>;

const catalogs: readonly (readonly [string, Messages])[] = [
  ['en', { ...english, ...adminEnglish }],
  ['de', { ...german, ...adminGerman }],
  ['fa', { ...persian, ...adminPersian }],
];

/** The key of an accessible name ends in it. Without it, it is the key of the visible label. */
const SUFFIX = 'Of';

const toForms = (message: Message): Partial<Record<string, string>> =>
  typeof message === 'string' ? { other: message } : message;

/** Returns the words of a message. A placeholder is a word of its own, in braces. */
function toWords(message: string, locale: string): readonly string[] {
  const segmenter = new Intl.Segmenter(locale, { granularity: 'word' });
  return message
    .toLowerCase()
    .split(/(\{\w+\})/)
    .flatMap((part) =>
      part.startsWith('{')
        ? part
        : [...segmenter.segment(part)].flatMap(({ segment, isWordLike }) =>
            isWordLike ? segment : [],
          ),
    );
}

/** Whether the words of a label follow each other in a name. */
const isContained = (label: readonly string[], name: readonly string[]) =>
  name.some((_, at) => label.every((word, offset) => name[at + offset] === word));

// Voice control finds a button by the words on it: success criterion 2.5.3 of WCAG.
describe.each(catalogs)('accessible names in %s', (locale, messages) => {
  const names = Object.entries(messages).flatMap(([key, message = '']) => {
    const label = key.endsWith(SUFFIX) && messages[key.slice(0, -SUFFIX.length)];
    if (!label) return [];
    const labels = toForms(label);
    return Object.entries(toForms(message)).map(([form, name = '']) => ({
      name,
      label: labels[form] ?? labels.other ?? '',
    }));
  });

  it('contain the visible label', () => {
    expect(names.length).toBeGreaterThan(20);
    expect(
      names.filter(
        ({ name, label }) => !isContained(toWords(label, locale), toWords(name, locale)),
      ),
    ).toEqual([]);
  });
});
