import type { ChoiceView } from '@vitrine/atoms';
import type { MessageKey } from '../../messages/catalogue.ts';
import type { MessageValues } from '../../messages/message.ts';
import { lowerFirst } from '../lower-first.ts';

interface Words {
  locale: string;
  t: (key: MessageKey, values?: MessageValues) => string;
}

/** What is to be known of a choice, in words; nothing when it can simply be had. */
export function choiceWords({ state, variant }: ChoiceView, others: string, { t }: Words): string {
  switch (state) {
    case 'available':
      return '';
    case 'low': {
      const count = variant?.stock?.quantity;
      return count === undefined ? t('picker.fewLeft') : t('catalog.left', { count });
    }
    case 'pre-order':
      return t('catalog.orderAhead');
    case 'sold-out':
      return t('catalog.soldOut');
    case 'not-made':
      return others ? t('catalog.notMadeWith', { choices: others }) : t('catalog.notMade');
  }
}

/** A choice in one line, as in a list: “Ink, sold out”. */
export function choiceLine(choice: ChoiceView, others: string, ui: Words): string {
  const words = choiceWords(choice, others, ui);
  if (!words) return choice.description;
  return ui.t('catalog.choiceWith', {
    choice: choice.description,
    words: lowerFirst(words, ui.locale),
  });
}
