import type { picker as english } from '../en/picker.ts';
import type { TranslatedMessages } from '../format-message.ts';

/** Messages of variant pickers, price differences and stock by quantity in German. */
export const picker: TranslatedMessages<typeof english> = {
  'picker.lowStock': 'Nur noch wenige verfügbar',
  'picker.more': '+{amount}',
  'picker.moreSpoken': '{amount} mehr',
  'picker.less': '−{amount}',
  'picker.lessSpoken': '{amount} weniger',
  'picker.unnamed': 'Artikel ohne Namen',
  'picker.imagesOf': 'Die Bilder zeigen {choice}',
  'picker.textLength': '{length} / {most}',
  'picker.betweenCharacters': {
    one: '{least} bis {count} Zeichen',
    other: '{least} bis {count} Zeichen',
  },
  'picker.loading': 'Verfügbarkeit wird geprüft',
  'picker.loadFailed': 'Die Verfügbarkeit konnte nicht geprüft werden.',
  'picker.backOrder': '{there} sofort lieferbar, {count} weitere später.',
  'picker.backOrderWith': '{words} {message}',
  'picker.noneAvailable': 'Derzeit nicht verfügbar.',
};
