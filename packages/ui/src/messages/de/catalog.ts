import type { catalog as english } from '../en/catalog.ts';
import type { TranslatedMessages } from '../format-message.ts';

export const catalog: TranslatedMessages<typeof english> = {
  'catalog.soldOut': 'Ausverkauft',
  'catalog.left': { one: 'Noch {count} da', other: 'Noch {count} da' },
  'catalog.inStock': 'Vorrätig.',
  'catalog.preOrderAvailable': 'Kann vorbestellt werden',
  'catalog.nonexistent': 'Nicht im Angebot',
  'catalog.nonexistentWith': 'Nicht im Angebot in {choices}',
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
    one: '{count} weiterer Artikel wird gezeigt',
    other: '{count} weitere Artikel werden gezeigt',
  },
  'catalog.showMore': 'Mehr anzeigen',
  'catalog.productsFailed': 'Die Artikel konnten nicht geladen werden.',
  'catalog.someFailed': 'Einige Artikel konnten nicht geladen werden.',
  'catalog.noProducts': 'Noch ist nichts hier',
  'catalog.noProductsHint': 'Die nächsten Artikel entstehen gerade.',
  'catalog.productFailed': 'Dieser Artikel konnte nicht geladen werden.',
  'catalog.productOld':
    'Dies ist möglicherweise veraltet: Der neueste Stand konnte nicht geladen werden.',
  'catalog.productNotFound': 'Diesen Artikel gibt es hier nicht mehr',
  'catalog.productNotFoundHint':
    'Er ist vielleicht endgültig ausverkauft, oder seine Adresse hat sich geändert.',
  'catalog.choose': '{option} wählen',
  'catalog.fillIn': '{field} ausfüllen',
  'catalog.addToCart': 'In den Warenkorb',
  'catalog.preOrder': 'Vorbestellen',
  'catalog.adding': 'Wird hinzugefügt',
  'catalog.added': 'Hinzugefügt',
  'catalog.addFailed': 'Das konnte nicht in den Warenkorb gelegt werden. Versuchen Sie es erneut.',
  'catalog.addRejected':
    'Das kann derzeit nicht in den Warenkorb gelegt werden. Wählen Sie etwas anderes.',
  'catalog.addedFewer': {
    '=0': 'Das wurde nicht hinzugefügt: Es sind keine mehr da.',
    other: 'Es konnten nur {count} hinzugefügt werden: Mehr sind nicht da.',
  },
  'catalog.notifyMe': 'Benachrichtigen, sobald verfügbar',
  'catalog.notifyMeChoice': 'Benachrichtigen, sobald {choice} wieder da ist',
  'catalog.preOrderLimit': {
    one: 'Sie können {count} Stück vorbestellen.',
    other: 'Sie können höchstens {count} Stück vorbestellen.',
  },
  'catalog.onlyInStock': { one: 'Es gibt nur {count} davon.', other: 'Es gibt nur {count} davon.' },
  'catalog.gone': 'Davon ist derzeit nichts mehr da.',
  'catalog.goneChoice': 'Hiervon ist derzeit nichts mehr da. Treffen Sie eine andere Wahl.',
  'catalog.upTo': { one: 'Bis zu {count} Zeichen', other: 'Bis zu {count} Zeichen' },
  'catalog.choiceWith': '{choice}, {words}',
  'catalog.adjustmentSet': '{option} ist jetzt {to}: {from} gibt es nicht in {choices}.',
  'catalog.adjustmentCleared':
    '{from} gibt es nicht in {choices}. Treffen Sie eine andere Wahl: {optionInside}.',
  'catalog.adjustmentUnknown':
    '{from} ist nicht mehr im Angebot. Treffen Sie eine andere Wahl: {optionInside}.',
  'catalog.adjustmentUnknownSet': '{option} ist jetzt {to}: {from} ist nicht mehr im Angebot.',
};
