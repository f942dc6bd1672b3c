import type { Selection, SelectionAdjustment } from '@vitrine/atoms';
import type { MessageKey } from '../../messages/catalogue.ts';
import type { MessageValues } from '../../messages/message.ts';
import { lowerFirst } from '../lower-first.ts';
import { otherChoices } from './option-control.ts';

interface Words {
  locale: string;
  t: (key: MessageKey, values?: MessageValues) => string;
}

/** What became of a choice that does not go with the rest, in one sentence. */
export function repairWords(
  { option, from, to, reason }: SelectionAdjustment,
  selection: Selection,
  { locale, t }: Words,
): string {
  const values = {
    option,
    optionInside: lowerFirst(option, locale),
    from,
    choices: otherChoices(selection, option, locale),
  };
  // Nothing else is chosen that it could not go with: then it is not made at all.
  if (reason === 'unknown' || values.choices === '') {
    return to === null
      ? t('catalog.repairUnknown', values)
      : t('catalog.repairUnknownSet', { ...values, to });
  }
  return to === null
    ? t('catalog.repairCleared', values)
    : t('catalog.repairSet', { ...values, to });
}

/** All that a choice has changed elsewhere, sentence by sentence. */
export const repairSentences = (
  adjustments: readonly SelectionAdjustment[],
  selection: Selection,
  words: Words,
): string => adjustments.map((repair) => repairWords(repair, selection, words)).join(' ');
