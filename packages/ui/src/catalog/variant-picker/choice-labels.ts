import type { ChoiceView } from '@vitrine/atoms';
import type { Translate } from '../../messages/message-catalog.ts';
import { lowercaseFirst } from '../../utils/text/lowercase-first.ts';
import '../../messages/en/catalog.ts';

interface FormatContext {
  locale: string;
  t: Translate;
  /** Leaves out how many are left. */
  hidesLowStock?: boolean;
}

/** Availability text of a choice; empty if it is simply available. */
export function getChoiceText(
  { state, variant }: ChoiceView,
  others: string,
  { t, hidesLowStock }: FormatContext,
): string {
  switch (state) {
    case 'available':
      return '';
    case 'low': {
      if (hidesLowStock) return '';
      const count = variant?.stock?.quantity;
      return count === undefined ? t('picker.lowStock') : t('catalog.left', { count });
    }
    case 'pre-order':
      return t('catalog.preOrder');
    case 'sold-out':
      return t('catalog.soldOut');
    case 'nonexistent':
      return others ? t('catalog.nonexistentWith', { choices: others }) : t('catalog.nonexistent');
  }
}

/** A choice in one line, as in a list: “Ink, sold out”. */
export function getChoiceLabel(choice: ChoiceView, others: string, ui: FormatContext): string {
  const text = getChoiceText(choice, others, ui);
  if (!text) return choice.description;
  return ui.t('catalog.choiceWith', {
    choice: choice.description,
    words: lowercaseFirst(text, ui.locale),
  });
}
