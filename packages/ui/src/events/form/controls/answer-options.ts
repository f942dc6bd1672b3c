import type { Question } from '@vitrine/atoms';
import type { TextContext } from '../../../provider/UiProvider.tsx';

export interface AnswerOption {
  value: string;
  label: string;
}

/**
 * What there is to choose: each text once, as two of one text are one answer, and at last what an
 * old answer chose and the form has no more.
 */
export function getAnswerOptions(
  { input }: Question,
  chosen: readonly string[],
  { t }: Pick<TextContext, 't'>,
): readonly AnswerOption[] {
  const offered = [...new Set('options' in input ? input.options : [])].filter(Boolean);
  const gone = [...new Set(chosen)].filter((one) => one && !offered.includes(one));
  return [
    ...offered.map((option) => ({ value: option, label: option })),
    ...gone.map((option) => ({ value: option, label: t('forms.goneOption', { option }) })),
  ];
}

/** Whether there is one thing to tick: someone agrees to something. */
export const isAgreement = ({ control, input }: Question): boolean =>
  control.type === 'CHECKBOX' && 'options' in input && input.options?.length === 1;

/** Whether the form offers anything; without that a line takes the answer. */
export const hasOptions = ({ input }: Question): boolean =>
  'options' in input && Boolean(input.options?.some(Boolean));
