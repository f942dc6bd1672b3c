import type { Question } from '@vitrine/atoms';
import type { TextContext } from '../../../provider/UiProvider.tsx';
import '../../../messages/en/forms.ts';

export interface AnswerOption {
  value: string;
  label: string;
}

/**
 * Returns the options of a question: each text once, since equal texts are the same answer,
 * followed by previously chosen options that the form no longer has.
 */
export function getAnswerOptions(
  { input }: Question,
  chosen: readonly string[],
  { t }: Pick<TextContext, 't'>,
): readonly AnswerOption[] {
  const offered = [...new Set('options' in input ? input.options : [])].filter(Boolean);
  const removedOptions = [...new Set(chosen)].filter((one) => one && !offered.includes(one));
  return [
    ...offered.map((option) => ({ value: option, label: option })),
    ...removedOptions.map((option) => ({
      value: option,
      label: t('forms.goneOption', { option }),
    })),
  ];
}

/** Whether the question is a single consent checkbox. */
export const isAgreement = ({ control, input }: Question): boolean =>
  control.type === 'CHECKBOX' && 'options' in input && input.options?.length === 1;

/** Whether the form offers options. Without options, a text line is used. */
export const hasOptions = ({ input }: Question): boolean =>
  'options' in input && Boolean(input.options?.some(Boolean));
