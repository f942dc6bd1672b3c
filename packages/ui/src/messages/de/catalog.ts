import type { catalog as english } from '../en/catalog.ts';
import type { TranslatedMessages } from '../format-message.ts';

/** Messages of products, prices and lists of products in German. */
export const catalog: TranslatedMessages<typeof english> = {
  'catalog.soldOut': 'Ausverkauft',
  'catalog.left': { one: 'Noch {count} verfügbar', other: 'Noch {count} verfügbar' },
  'catalog.inStock': 'Auf Lager.',
  'catalog.preOrderAvailable': 'Vorbestellbar',
  'catalog.nonexistent': 'Nicht erhältlich',
  'catalog.nonexistentWith': 'Nicht erhältlich in {choices}',
  'catalog.unit.cl': '{amount} cl',
  'catalog.unit.cbm': '{amount} m³',
  'catalog.unit.mg': '{amount} mg',
  'catalog.unit.sqm': '{amount} m²',
  'catalog.unit.pt': '{amount} pt',
  'catalog.unit.qt': '{amount} qt',
  'catalog.unit.sqft': '{amount} sq ft',
  'catalog.moreColors': { one: '{count} weitere Farbe', other: '{count} weitere Farben' },
  'catalog.products': { one: '{count} Artikel', other: '{count} Artikel' },
  'catalog.productsShown': {
    one: '{shown} von {count} Artikel',
    other: '{shown} von {count} Artikeln',
  },
  'catalog.productsLoaded': {
    one: '{count} weiterer Artikel geladen',
    other: '{count} weitere Artikel geladen',
  },
  'catalog.showMore': 'Mehr anzeigen',
  'catalog.productsFailed': 'Die Artikel konnten nicht geladen werden.',
  'catalog.someFailed': 'Einige Artikel konnten nicht geladen werden.',
  'catalog.noProducts': 'Noch keine Artikel',
  'catalog.noProductsHint': 'Neue Artikel sind bald verfügbar.',
  'catalog.productFailed': 'Dieser Artikel konnte nicht geladen werden.',
  'catalog.productOld':
    'Diese Angaben sind möglicherweise veraltet. Der aktuelle Stand konnte nicht geladen werden.',
  'catalog.productNotFound': 'Dieser Artikel ist nicht mehr verfügbar',
  'catalog.productNotFoundHint':
    'Vielleicht ist er endgültig ausverkauft oder der Link hat sich geändert.',
  'catalog.choose': '{option} wählen',
  'catalog.fillIn': '{field} eingeben',
  'catalog.addToCart': 'In den Warenkorb',
  'catalog.preOrder': 'Vorbestellen',
  'catalog.adding': 'Wird hinzugefügt',
  'catalog.added': 'Hinzugefügt',
  'catalog.addFailed':
    'Der Artikel konnte nicht in den Warenkorb gelegt werden. Versuchen Sie es erneut.',
  'catalog.addRejected':
    'Dieser Artikel kann derzeit nicht in den Warenkorb gelegt werden. Wählen Sie einen anderen.',
  'catalog.addedFewer': {
    '=0': 'Der Artikel wurde nicht hinzugefügt, da er nicht mehr verfügbar ist.',
    other: 'Es wurden nur {count} hinzugefügt, da nicht mehr verfügbar sind.',
  },
  'catalog.notifyMe': 'Benachrichtigen, wenn wieder verfügbar',
  'catalog.notifyMeChoice': 'Benachrichtigen, wenn {choice} wieder verfügbar ist',
  'catalog.preOrderLimit': {
    one: 'Sie können {count} Stück vorbestellen.',
    other: 'Sie können bis zu {count} Stück vorbestellen.',
  },
  'catalog.onlyInStock': {
    one: 'Nur noch {count} auf Lager.',
    other: 'Nur noch {count} auf Lager.',
  },
  'catalog.gone': 'Gerade ausverkauft.',
  'catalog.goneChoice': 'Diese Auswahl ist gerade ausverkauft. Wählen Sie eine andere.',
  'catalog.upTo': { one: 'Bis zu {count} Zeichen', other: 'Bis zu {count} Zeichen' },
  'catalog.choiceWith': '{choice}, {words}',
  'catalog.adjustmentSet':
    '{option} wurde auf {to} geändert: {from} ist in {choices} nicht erhältlich.',
  'catalog.adjustmentCleared':
    '{from} ist in {choices} nicht erhältlich. Bitte wählen Sie neu: {optionInside}.',
  'catalog.adjustmentUnknown':
    '{from} ist nicht mehr erhältlich. Bitte wählen Sie neu: {optionInside}.',
  'catalog.adjustmentUnknownSet':
    '{option} wurde auf {to} geändert: {from} ist nicht mehr erhältlich.',
};
