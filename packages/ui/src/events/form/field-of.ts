import { labelOf, type Question } from '@vitrine/atoms';

/** What a field says of its question. */
export const fieldOf = (question: Question) => ({
  label: labelOf(question),
  required: Boolean(question.input.mandatory),
  optional: !question.input.mandatory,
});
