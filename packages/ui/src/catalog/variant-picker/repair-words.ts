import type { Repair, Selection } from '@vitrine/atoms';
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
  { option, from, to, reason }: Repair,
  selection: Selection,
  { locale, t }: Words,
): string {
  const values = {
    option,
    optionInside: lowerFirst(option, locale),
    from,
    choices: otherChoices(selection, option, locale),
  };
  if (reason === 'unknown') {
    return to === null
      ? t('catalog.repairUnknown', values)
      : t('catalog.repairUnknownSet', { ...values, to });
  }
  return to === null
    ? t('catalog.repairCleared', values)
    : t('catalog.repairSet', { ...values, to });
}
