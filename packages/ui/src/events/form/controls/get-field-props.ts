import { getLabel, type Question } from '@vitrine/atoms';

/** Returns the field props of a question. */
export const getFieldProps = (question: Question) => ({
  label: getLabel(question),
  required: Boolean(question.input.mandatory),
  optional: !question.input.mandatory,
});
