import type { TranslatedMessages } from '@vitrine/ui';
import type { products as english } from '../en/products.ts';

export const products: TranslatedMessages<typeof english> = {
  'admin.products.title': 'Produkte',
  'admin.products.count': {
    '=0': 'Keine Produkte',
    one: '{count} Produkt',
    other: '{count} Produkte',
  },
  'admin.products.shown': '{shown} von {count} Produkten',
  'admin.products.loaded': {
    one: '{count} weiteres Produkt geladen',
    other: '{count} weitere Produkte geladen',
  },
  'admin.products.more': 'Mehr laden',

  'admin.products.tabs': 'Ansichten',
  'admin.products.tab.all': 'Alle',
  'admin.products.tab.for-sale': 'Im Verkauf',
  'admin.products.tab.partly-sold-out': 'Teilweise ausverkauft',
  'admin.products.tab.sold-out': 'Ausverkauft',
  'admin.products.tab.hidden': 'Ausgeblendet',
  'admin.products.tab.discounted': 'Reduziert',

  'admin.products.search': 'Name, Marke oder Artikelnummer',
  'admin.products.search.label': 'Produkte suchen',
  'admin.products.search.clear': 'Suche leeren',
  'admin.products.filter': 'Filter',
  'admin.products.filter.collection': 'Kollektion',
  'admin.products.filter.stock': 'Bestand',
  'admin.products.filter.type': 'Art',
  'admin.products.filter.one': '{field}: {value}',
  'admin.products.filter.some': {
    one: '{field}: {count} gewählt',
    other: '{field}: {count} gewählt',
  },
  'admin.products.filter.remove': 'Filter {filter} entfernen',
  'admin.products.filter.find': 'Kollektion finden',
  'admin.products.collectionsFailed': 'Die Kollektionen ließen sich nicht laden.',
  'admin.products.stock.IN_STOCK': 'Vorrätig',
  'admin.products.stock.OUT_OF_STOCK': 'Ausverkauft',
  'admin.products.stock.PARTIALLY_OUT_OF_STOCK': 'Teilweise ausverkauft',
  'admin.products.type.physical': 'Physisch',
  'admin.products.type.digital': 'Digital',

  'admin.products.column.select': 'Alle Produkte dieser Seite auswählen',
  'admin.products.column.product': 'Produkt',
  'admin.products.column.stock': 'Bestand',
  'admin.products.column.price': 'Preis',
  'admin.products.column.discount': 'Rabatt',
  'admin.products.column.variants': 'Varianten',
  'admin.products.column.visible': 'Sichtbar',
  'admin.products.column.actions': 'Aktionen',
  'admin.products.sort': 'Nach {column} sortieren',
  'admin.products.select': '{name} auswählen',
  'admin.products.menu': 'Aktionen für {name}',
  'admin.products.visible': '{name} der Kundschaft zeigen',
  'admin.products.stock.partly': '{count} von {total} ausverkauft',
  'admin.products.stock.left': { one: 'Noch {count}', other: 'Noch {count}' },
  'admin.products.stock.variantLeft': {
    one: '{variant}: noch {count}',
    other: '{variant}: noch {count}',
  },
  'admin.products.stock.inStock': { one: '{count} vorrätig', other: '{count} vorrätig' },
  'admin.products.off': '−{amount}',

  'admin.products.price.edit': 'Preis von {name} bearbeiten, {price}',
  'admin.products.price.label': 'Preis von {name}',
  'admin.products.price.range': 'Grundpreis. Die Varianten behalten ihre Preisunterschiede.',
  'admin.products.price.invalid': 'Geben Sie einen Betrag wie {example} ein.',
  'admin.products.price.rejected': 'Die Plattform hat diesen Preis nicht angenommen.',
  'admin.products.price.failed':
    'Der Preis ließ sich nicht speichern. Mit der Eingabetaste versuchen Sie es erneut.',
  'admin.products.price.changed': 'Preis von {name} auf {price} geändert',
  'admin.products.hidden': '{name} ist ausgeblendet',
  'admin.products.shownToShoppers': '{name} ist sichtbar',
  'admin.products.visibleFailed': '{name} ließ sich nicht ändern. Versuchen Sie es erneut.',

  'admin.products.open': 'Bearbeiten',
  'admin.products.preview': 'Vorschau',
  'admin.products.viewInShop': 'Im Shop ansehen',
  'admin.products.hide': 'Ausblenden',
  'admin.products.show': 'Einblenden',
  'admin.products.changePrices': 'Preise ändern',
  'admin.products.ribbon': 'Banner',
  'admin.products.brand': 'Marke',
  'admin.products.collections': 'Kollektionen',
  'admin.products.addToCollections': 'Zu Kollektionen hinzufügen',
  'admin.products.removeFromCollections': 'Aus Kollektionen entfernen',
  'admin.products.delete': 'Löschen',
  'admin.products.hideCount': {
    one: '{count} Produkt ausblenden',
    other: '{count} Produkte ausblenden',
  },
  'admin.products.showCount': {
    one: '{count} Produkt einblenden',
    other: '{count} Produkte einblenden',
  },
  'admin.products.deleteCount': {
    one: '{count} Produkt löschen',
    other: '{count} Produkte löschen',
  },

  'admin.products.selected': {
    one: '{count} Produkt ausgewählt',
    other: '{count} Produkte ausgewählt',
  },
  'admin.products.selectedShort': { one: '{count} ausgewählt', other: '{count} ausgewählt' },
  'admin.products.allSelected': {
    one: 'Das {count} Produkt von {time}',
    other: 'Alle {count} von {time}',
  },
  'admin.products.selectAll': {
    one: 'Den {count} Treffer auswählen',
    other: 'Alle {count} Treffer auswählen',
  },
  'admin.products.selectingAll': 'Wird ausgewählt',
  'admin.products.selectAllFailed':
    'Nicht alle Produkte ließen sich auswählen. Versuchen Sie es erneut.',
  'admin.products.running': {
    one: '{count} Produkt wird geändert',
    other: '{count} Produkte werden geändert',
  },
  'admin.products.progress': '{done} von {total} erledigt',
  'admin.products.progressFailed': '{done} von {total} erledigt, {failed} fehlgeschlagen',
  'admin.products.stop': 'Anhalten',
  'admin.products.done.hidden': {
    one: '{count} Produkt ausgeblendet',
    other: '{count} Produkte ausgeblendet',
  },
  'admin.products.done.shown': {
    one: '{count} Produkt eingeblendet',
    other: '{count} Produkte eingeblendet',
  },
  'admin.products.done.changed': {
    one: '{count} Produkt geändert',
    other: '{count} Produkte geändert',
  },
  'admin.products.done.deleted': {
    one: '{count} Produkt gelöscht',
    other: '{count} Produkte gelöscht',
  },
  'admin.products.failedCount': {
    one: '{count} nicht geändert',
    other: '{count} nicht geändert',
  },
  'admin.products.partly': '{done}, {failed}',
  'admin.products.retry': { one: '{count} erneut versuchen', other: '{count} erneut versuchen' },

  'admin.products.deleteTitle': {
    one: '{count} Produkt löschen?',
    other: '{count} Produkte löschen?',
  },
  'admin.products.deleteOneTitle': '„{name}“ löschen?',
  'admin.products.deleteHint': {
    one: 'Es wird aus dem Shop, aus seinen Kollektionen und aus Warenkörben entfernt. Das lässt sich nicht rückgängig machen.',
    other:
      'Sie werden aus dem Shop, aus ihren Kollektionen und aus Warenkörben entfernt. Das lässt sich nicht rückgängig machen.',
  },
  'admin.products.ribbonTitle': {
    one: 'Banner von {count} Produkt',
    other: 'Banner von {count} Produkten',
  },
  'admin.products.brandTitle': {
    one: 'Marke von {count} Produkt',
    other: 'Marke von {count} Produkten',
  },
  'admin.products.ribbonHint':
    'Ein kurzer Text auf dem Bild, etwa „Neu“. Ohne Text wird es entfernt.',
  'admin.products.brandHint': 'Ohne Text wird die Marke entfernt.',
  'admin.products.mixedText': 'Die ausgewählten Produkte haben jetzt verschiedene Texte.',
  'admin.products.apply': {
    one: '{count} Produkt ändern',
    other: '{count} Produkte ändern',
  },
  'admin.products.addTitle': {
    one: '{count} Produkt zu Kollektionen hinzufügen',
    other: '{count} Produkte zu Kollektionen hinzufügen',
  },
  'admin.products.removeTitle': {
    one: '{count} Produkt aus Kollektionen entfernen',
    other: '{count} Produkte aus Kollektionen entfernen',
  },
  'admin.products.membersOf': '{count} von {total}',
  'admin.products.chooseCollection': 'Wählen Sie eine Kollektion.',
  'admin.products.noCollections': 'Die ausgewählten Produkte sind in keiner Kollektion.',

  'admin.products.empty.title': 'Noch keine Produkte',
  'admin.products.empty.description': 'Neue Produkte erscheinen hier und im Shop.',
  'admin.products.empty.tab': 'Keine Produkte in dieser Ansicht',
  'admin.products.empty.tabDescription': 'In der ersten Ansicht sind alle Produkte.',
  'admin.products.empty.showAll': 'Alle Produkte anzeigen',
  'admin.products.noMatch.title': 'Kein Produkt passt',
  'admin.products.noMatch.search': 'Kein Produkt passt zu „{text}“',
  'admin.products.noMatch.description': 'Gesucht wird in Namen, Marken und Artikelnummern.',
  'admin.products.noMatch.filters':
    'Ändern oder entfernen Sie einen Filter, um mehr Produkte zu sehen.',
  'admin.products.noMatch.clearFilters': 'Alle Filter entfernen',
  'admin.products.failed.title': 'Die Produkte ließen sich nicht laden',
  'admin.products.failed.description':
    'Prüfen Sie Ihre Verbindung. An den Produkten hat sich nichts geändert.',
  'admin.products.moreFailed': 'Weitere Produkte ließen sich nicht laden.',

  'admin.products.fact.shoppersPay': 'Verkaufspreis',
  'admin.products.fact.cost': 'Kosten',
  'admin.products.fact.margin': 'Marge',
  'admin.products.fact.collections': 'Kollektionen',
  'admin.products.fact.sku': 'Artikelnummer',
  'admin.products.fact.updated': 'Geändert',
  'admin.products.hiddenStatus': 'Ausgeblendet',

  'admin.products.command.next': 'Nächstes Produkt',
  'admin.products.command.previous': 'Vorheriges Produkt',
  'admin.products.command.select': 'Produkt auswählen oder abwählen',
  'admin.products.command.preview': 'Vorschau des Produkts',
  'admin.products.command.page': 'Diese Seite auswählen',
  'admin.products.command.search': 'Produkte suchen',
  'admin.products.command.filter': 'Filter hinzufügen',
  'admin.products.command.clear': 'Auswahl aufheben',
};
