import { getLabel, type Question } from '@vitrine/atoms';

/** What a field says of its question. */
export const getFieldProps = (question: Question) => ({
  label: getLabel(question),
  required: Boolean(question.input.mandatory),
  optional: !question.input.mandatory,
});
