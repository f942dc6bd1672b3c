import type { picker as english } from '../en/picker.ts';
import type { TranslatedMessages } from '../format-message.ts';

export const picker: TranslatedMessages<typeof english> = {
  'picker.fewLeft': 'Nur noch wenige da',
  'picker.more': '+{amount}',
  'picker.moreSpoken': '{amount} mehr',
  'picker.less': '−{amount}',
  'picker.lessSpoken': '{amount} weniger',
  'picker.noName': 'Artikel ohne Namen',
  'picker.pictureOf': 'Die Bilder zeigen {choice}',
  'picker.written': '{length} / {most}',
  'picker.betweenCharacters': {
    one: 'Von {least} bis {count} Zeichen',
    other: 'Von {least} bis {count} Zeichen',
  },
  'picker.checking': 'Verfügbarkeit wird geprüft',
  'picker.checkFailed': 'Die Verfügbarkeit konnte nicht gelesen werden.',
  'picker.backOrder': '{there} sofort, {count} weitere später.',
  'picker.backOrderWith': '{words} {message}',
  'picker.nothingMade': 'Derzeit ist nichts davon erhältlich.',
  'picker.pickup': 'Abholung bei {place}',
  'picker.leadTime': '{carrier}, {when}',
};
