import type { InputValue } from '@vitrine/client/orders';
import type { Question } from './answers.ts';

/** The sent data of an answer, without the name of its input. See docs/reference/orders.mdx. */
export type SentAnswer = Omit<InputValue, 'inputName'>;

/**
 * Conversion of one kind of answer to the wire form and back. It is lossless in both directions,
 * except for empty answers.
 */
export interface AnswerCodec<Answer> {
  /** Returns the wire form; `undefined` for an empty answer. */
  encode(answer: Answer, question: Question, locale: string): SentAnswer | undefined;
  decode(sent: SentAnswer, question: Question, locale: string): Answer;
}

/** A text as the server counts it: without spaces around it, lines parted by `\n`. */
export const plainText = (text: string): string => text.replace(/\r\n?/g, '\n').trim();

/** Joins a multi-line text to one line: separates the pasted lines. */
const onOneLine = (text: string): string =>
  plainText(text)
    .split('\n')
    .map((line) => line.trim().replace(/,$/, ''))
    .filter(Boolean)
    .join(', ');

/** Returns a text as it is sent: on one line, unless its control is multi-line. */
export const sentText = ({ control }: Pick<Question, 'control'>, text: string): string =>
  control.type === 'TEXTAREA' ? plainText(text) : onOneLine(text);
