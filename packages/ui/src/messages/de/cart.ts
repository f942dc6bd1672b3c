import type { cart as english } from '../en/cart.ts';
import type { TranslatedMessages } from '../format-message.ts';

/** Messages of the cart in German that pages without its contents have. */
export const cart: TranslatedMessages<typeof english> = {
  'cart.title': 'Warenkorb',
  'cart.items': { one: '{count} Artikel', other: '{count} Artikel' },
  'cart.open': {
    '=0': 'Warenkorb, leer',
    one: 'Warenkorb, {count} Artikel',
    other: 'Warenkorb, {count} Artikel',
  },
  'cart.unnamed': 'Artikel ohne Namen',
  'cart.customText': '{name}: {text}',
  'cart.kind.day': { one: 'Jeden Tag', other: 'Alle {count} Tage' },
  'cart.kind.week': { one: 'Jede Woche', other: 'Alle {count} Wochen' },
  'cart.kind.month': { one: 'Jeden Monat', other: 'Alle {count} Monate' },
  'cart.kind.year': { one: 'Jedes Jahr', other: 'Alle {count} Jahre' },

  'cart.merge.returned': {
    one: 'Wir haben {count} Artikel von Ihrem letzten Besuch übernommen.',
    other: 'Wir haben {count} Artikel von Ihrem letzten Besuch übernommen.',
  },
  'cart.merge.combined': {
    one: '{count} Artikel lag in beiden Warenkörben. Wir haben die Mengen zusammengezählt.',
    other: '{count} Artikel lagen in beiden Warenkörben. Wir haben die Mengen zusammengezählt.',
  },
  'cart.merge.reduced': {
    one: '{count} Artikel ist nicht mehr in der gewünschten Menge verfügbar.',
    other: '{count} Artikel sind nicht mehr in der gewünschten Menge verfügbar.',
  },
  'cart.merge.lost': {
    one: '{count} Artikel konnte nicht übernommen werden: {names}.',
    other: '{count} Artikel konnten nicht übernommen werden: {names}.',
  },

  'cart.price.changed': {
    one: 'Neuer Preis für {name}: {now} (bisher {was}).',
    other: 'Neuer Preis für {name}: je {now} (bisher {was}).',
  },
  'cart.price.several': {
    one: 'Der Preis von {count} Artikel hat sich geändert. Der bisherige Preis steht daneben.',
    other:
      'Die Preise von {count} Artikeln haben sich geändert. Die bisherigen Preise stehen jeweils daneben.',
  },
  'cart.price.former': {
    one: 'Vor der Preisänderung {price}',
    other: 'Vor der Preisänderung je {price}',
  },

  'cart.feedback.added': '{name} wurde in den Warenkorb gelegt',
  'cart.feedback.addedMany': {
    one: '{count} Artikel hinzugefügt',
    other: '{count} Artikel hinzugefügt',
  },
  'cart.view': 'Warenkorb ansehen',
  'cart.buyBar': '{name} kaufen',
  'cart.buyNow': 'Jetzt kaufen',
  'cart.buyingNow': 'Kasse wird geöffnet',
  'cart.buyNowFailed':
    'Die Kasse konnte nicht geöffnet werden. Es wurde nichts abgebucht. Versuchen Sie es erneut.',
  'cart.has': { one: '{count} in Ihrem Warenkorb', other: '{count} in Ihrem Warenkorb' },

  'cart.announcement.added': '{name} hinzugefügt.',
  'cart.announcement.quantity': 'Menge von {name}: {quantity}.',
  'cart.announcement.removed': '{name} entfernt.',
  'cart.announcement.count': {
    '=0': 'Ihr Warenkorb ist leer.',
    one: '{count} Artikel in Ihrem Warenkorb.',
    other: '{count} Artikel in Ihrem Warenkorb.',
  },
};
