import type { QuestionIssue } from '@vitrine/atoms';

/**
 * Returns the id of the control with an issue of a question. The control of a question itself is its
 * title; those of its parts are in the page while the question is open.
 *
 * @param controlId of the question.
 */
export function getIssueControlId(
  controlId: string,
  { part, input, option = 0 }: Pick<QuestionIssue, 'part' | 'input' | 'option'>,
): string {
  if (part === 'question') return controlId;
  // An issue of all options is corrected from the first one on.
  return `${controlId}-${part}-${part === 'options' ? option : input}`;
}
