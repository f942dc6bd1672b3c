import type { Selection, SelectionAdjustment } from '@vitrine/atoms';
import type { Translate } from '../../messages/message-catalog.ts';
import { lowercaseFirst } from '../../utils/text/lowercase-first.ts';
import { formatOtherChoices } from './option-control.ts';
import '../../messages/en/catalog.ts';

interface FormatContext {
  locale: string;
  t: Translate;
}

/** Returns a sentence about a choice that changed because it does not fit the other choices. */
export function getAdjustmentMessage(
  { option, from, to, reason }: SelectionAdjustment,
  selection: Selection,
  { locale, t }: FormatContext,
): string {
  const values = {
    option,
    optionInside: lowercaseFirst(option, locale),
    from,
    choices: formatOtherChoices(selection, option, locale),
  };
  // Nothing else is chosen that it could not go with: then it is not made at all.
  if (reason === 'unknown' || values.choices === '') {
    return to === null
      ? t('catalog.adjustmentUnknown', values)
      : t('catalog.adjustmentUnknownSet', { ...values, to });
  }
  return to === null
    ? t('catalog.adjustmentCleared', values)
    : t('catalog.adjustmentSet', { ...values, to });
}

/** All that a choice has changed elsewhere, sentence by sentence. */
export const getAdjustmentMessages = (
  adjustments: readonly SelectionAdjustment[],
  selection: Selection,
  context: FormatContext,
): string =>
  adjustments.map((repair) => getAdjustmentMessage(repair, selection, context)).join(' ');
