import type { AddressPart, Question } from '@vitrine/atoms';

/** Returns the form's own label of an address field, if it has one. */
export function getCustomLabel({ input }: Question, part: AddressPart): string | undefined {
  const listed = input.labels?.find(({ name }) => name === part)?.label;
  const extra = input.additionalLabels;
  return listed || (extra && Object.hasOwn(extra, part) ? extra[part] : undefined) || undefined;
}
