import type { Message } from './format-message.ts';

const accents: Record<string, string> = {
  A: 'Å',
  C: 'Ç',
  D: 'Ð',
  E: 'É',
  G: 'Ĝ',
  H: 'Ĥ',
  I: 'Î',
  K: 'Ķ',
  L: 'Ļ',
  N: 'Ñ',
  O: 'Ö',
  P: 'Þ',
  R: 'Ŕ',
  S: 'Š',
  T: 'Ţ',
  U: 'Û',
  W: 'Ŵ',
  Y: 'Ý',
  Z: 'Ž',
  a: 'å',
  c: 'ç',
  d: 'ð',
  e: 'é',
  g: 'ĝ',
  h: 'ĥ',
  i: 'î',
  k: 'ķ',
  l: 'ļ',
  n: 'ñ',
  o: 'ö',
  p: 'þ',
  r: 'ŕ',
  s: 'š',
  t: 'ţ',
  u: 'û',
  w: 'ŵ',
  y: 'ý',
  z: 'ž',
};

const placeholder = /(\{\w+\})/;

function pseudoSentence(sentence: string): string {
  const accented = sentence
    .split(placeholder)
    .map((piece) =>
      placeholder.test(piece) ? piece : piece.replace(/[A-Za-z]/g, (l) => accents[l] ?? l),
    )
    .join('');
  const letters = sentence.replace(/\{\w+\}/g, '').length;
  // Short texts grow most in translation.
  const growth = Math.ceil(letters * (letters < 12 ? 0.6 : 0.35));
  return `[${accented}${'·'.repeat(growth)}]`;
}

/**
 * Returns a pseudo-localized message: accented, in brackets, and a third longer. Text without
 * brackets does not come from the catalog; text with a missing bracket is cut off.
 */
export function pseudoMessage(message: Message): Message {
  if (typeof message === 'string') return pseudoSentence(message);
  return Object.fromEntries(
    (Object.entries(message) as [string, string][]).map(([form, sentence]) => [
      form,
      pseudoSentence(sentence),
    ]),
  ) as Message;
}

/** Returns a complete pseudo-localized catalog based on `messages`, of this or another package. */
export function pseudoLocale<Key extends string>(
  messages: Readonly<Record<Key, Message>>,
): Record<Key, Message> {
  const keys = Object.keys(messages) as Key[];
  return Object.fromEntries(keys.map((key) => [key, pseudoMessage(messages[key])])) as Record<
    Key,
    Message
  >;
}
