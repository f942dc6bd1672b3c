import type { InputControl } from '@vitrine/client/events';
import {
  type CheckOptions,
  checkAnswer,
  checkTexts,
  type Found,
  isEmail,
} from './answers/answer-checks.ts';
import { plainText } from './answers/answer-codec.ts';
import { encodeAnswer } from './answers/answer-codecs.ts';
import {
  blankAnswer,
  type FormAnswer,
  type FormAnswers,
  getAnswerKind,
  isDateAnswer,
  isTextsAnswer,
  type Question,
} from './answers/answers.ts';
import { readDate } from './answers/date-answers.ts';
import { getLabel, getQuestions, guestCount } from './form-definition.ts';
import { chooses, type FormProblems } from './form-problem.ts';

/** Whether an answer is empty: no text, nothing selected, no part of a date or an address. */
export function isEmpty(question: Question, answer: FormAnswer, locale: string): boolean {
  if (isDateAnswer(answer)) return readDate(answer) === null;
  if (getAnswerKind(question) === 'number' && typeof answer === 'string') return !answer.trim();
  return !encodeAnswer(question, answer, locale);
}

/** Checks that each guest has a name, if the form has name fields. */
function checkNames(question: Question, answers: FormAnswers, locale: string): Found[] {
  const count = guestCount(question.control, answers, locale);
  const answer = answers[question.input.name];
  const names = answer !== undefined && isTextsAnswer(answer) ? answer : [];
  const shown = Array.from({ length: count }, (_, index) => names[index] ?? '');
  const missing = question.input.mandatory
    ? shown.flatMap((name, index): Found[] =>
        plainText(name) ? [] : [{ rule: 'REQUIRED_FIELD', part: String(index) }],
      )
    : [];
  return [...missing, ...checkTexts(question, shown)];
}

function getQuestionProblems(
  question: Question,
  answers: FormAnswers,
  options: CheckOptions,
): Found[] {
  const { control, input } = question;
  if (control.type === 'GUEST_CONTROL' && input.type === 'TEXT_ARRAY') {
    return checkNames(question, answers, options.locale);
  }
  const answer = answers[input.name] ?? blankAnswer(question);
  if (!isEmpty(question, answer, options.locale)) return checkAnswer(question, answer, options);
  if (!input.mandatory) return [];
  return [{ rule: 'REQUIRED_FIELD', ...(isEmail(question) && { format: 'email' }) }];
}

/** Checks the answers, by input name, before anything is sent. See docs/reference/errors.mdx. */
export function checkAnswers(
  controls: readonly InputControl[],
  answers: FormAnswers,
  options: CheckOptions,
): FormProblems {
  return Object.fromEntries(
    getQuestions(controls).flatMap((question) => {
      const found = getQuestionProblems(question, answers, options);
      const facts = { label: getLabel(question), ...(chooses(question) && { chooses: true }) };
      return found.length > 0
        ? [[question.input.name, found.map((one) => ({ ...one, ...facts }))]]
        : [];
    }),
  );
}
