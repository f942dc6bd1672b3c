import { type AnswerKind, answerKind, type Question } from '@vitrine/atoms';
import type { ComponentType } from 'react';
import { AddressQuestion } from './address/AddressControl.tsx';
import { DateQuestion } from './DatesControl.tsx';
import { TextListQuestion, TextQuestion } from './TextControls.tsx';

const parts: Readonly<Record<AnswerKind, ComponentType<Question>>> = {
  text: TextQuestion,
  number: TextQuestion,
  texts: TextListQuestion,
  date: DateQuestion,
  address: AddressQuestion,
};

/** One input by what its answer is, whatever control it stands in. */
export function QuestionField(question: Question) {
  const Part = parts[answerKind(question)];
  return <Part {...question} />;
}
