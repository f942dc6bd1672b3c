import type { InputValue } from '@vitrine/client/orders';
import type { Question } from './answers.ts';

/** What is sent of an answer, without the name of its input. See docs/reference/orders.md. */
export type SentAnswer = Omit<InputValue, 'inputName'>;

/**
 * One form of answers on its way to the wire and back: what was decoded and is encoded is the same,
 * and so is what was encoded and is decoded, but for what says nothing.
 */
export interface AnswerCodec<Answer> {
  /** What is sent; `undefined` for an answer that says nothing. */
  encode(answer: Answer, question: Question, locale: string): SentAnswer | undefined;
  decode(sent: SentAnswer, question: Question, locale: string): Answer;
}

/** A text as the server counts it: without spaces around it, lines parted by `\n`. */
export const plainText = (text: string): string => text.replace(/\r\n?/g, '\n').trim();

/** A text of several lines on one: what was pasted keeps its parts. */
const onOneLine = (text: string): string =>
  plainText(text)
    .split('\n')
    .map((line) => line.trim().replace(/,$/, ''))
    .filter(Boolean)
    .join(', ');

/** A text as it is sent: on one line, unless its control has several. */
export const sentText = ({ control }: Pick<Question, 'control'>, text: string): string =>
  control.type === 'TEXTAREA' ? plainText(text) : onOneLine(text);
