import type { picker as english } from '../en/picker.ts';
import type { TranslatedMessages } from '../format-message.ts';

export const picker: TranslatedMessages<typeof english> = {
  'picker.lowStock': 'Nur noch wenige da',
  'picker.more': '+{amount}',
  'picker.moreSpoken': '{amount} mehr',
  'picker.less': '−{amount}',
  'picker.lessSpoken': '{amount} weniger',
  'picker.unnamed': 'Artikel ohne Namen',
  'picker.imagesOf': 'Die Bilder zeigen {choice}',
  'picker.textLength': '{length} / {most}',
  'picker.betweenCharacters': {
    one: 'Von {least} bis {count} Zeichen',
    other: 'Von {least} bis {count} Zeichen',
  },
  'picker.loading': 'Verfügbarkeit wird geprüft',
  'picker.loadFailed': 'Die Verfügbarkeit konnte nicht gelesen werden.',
  'picker.backOrder': '{there} sofort, {count} weitere später.',
  'picker.backOrderWith': '{words} {message}',
  'picker.noneAvailable': 'Derzeit ist nichts davon erhältlich.',
  'picker.pickup': 'Abholung bei {place}',
  'picker.deliveryEstimate': '{carrier}, {when}',
};
