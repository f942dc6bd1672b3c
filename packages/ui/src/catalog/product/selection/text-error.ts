import type { ChoiceText } from '@vitrine/atoms';
import type { TextContext } from '../../../provider/UiProvider.tsx';
import { countCharacters } from '../../../utils/count-characters.ts';
import { lowercaseFirst } from '../../../utils/lowercase-first.ts';
import '../../../messages/en/common.ts';

/** Returns what a buyer has to change in a custom text, if anything. */
export function getTextError(
  { problem, minLength, maxLength, value }: ChoiceText,
  label: string,
  { t, locale }: TextContext,
): string | undefined {
  switch (problem) {
    case 'missing':
      return t('common.problem.missing', { label: lowercaseFirst(label, locale) });
    case 'short':
      return t('common.problem.short', { count: minLength });
    case 'long':
      return t('common.problem.long', { count: countCharacters(value) - maxLength });
    case 'email':
      return t('common.problem.email');
    case 'date':
      return t('common.problem.pattern', { label });
    case null:
      return undefined;
  }
}
