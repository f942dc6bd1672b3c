import type { AddressPart, Question } from '@vitrine/atoms';

/** What the form itself calls a part of an address, where it does. */
export function getCustomLabel({ input }: Question, part: AddressPart): string | undefined {
  const listed = input.labels?.find(({ name }) => name === part)?.label;
  const extra = input.additionalLabels;
  return listed || (extra && Object.hasOwn(extra, part) ? extra[part] : undefined) || undefined;
}
