import type { TranslatedMessages } from '@vitrine/ui';
import type { variants as english } from '../en/variants.ts';

export const variants: TranslatedMessages<typeof english> = {
  'admin.variants.title': 'Varianten',
  'admin.variants.grid': 'Varianten von {name}',
  'admin.variants.hint': 'Preise und Kosten in {currency}',
  'admin.variants.column.price': 'Preis',
  'admin.variants.column.cost': 'Kosten',
  'admin.variants.column.margin': 'Marge',
  'admin.variants.column.shoppersPay': 'Verkaufspreis',
  'admin.variants.column.weight': 'Gewicht',
  'admin.variants.column.sku': 'Artikelnummer',
  'admin.variants.column.stock': 'Bestand',
  'admin.variants.column.visible': 'Sichtbar',
  'admin.variants.cell': '{column}, {variant}',
  'admin.variants.changed': 'Geändert',
  'admin.variants.visible': 'Ja',
  'admin.variants.notVisible': 'Nein',
  'admin.variants.belowCost': 'Unter den Kosten',
  'admin.variants.untracked': 'Nicht erfasst',
  'admin.variants.empty': 'leer',

  'admin.variants.position': 'Variante {position} von {count}',
  'admin.variants.previous': 'Vorherige Variante',
  'admin.variants.next': 'Nächste Variante',
  'admin.variants.shown': '{variant}, {position} von {count}',
  'admin.variants.wideScreen':
    'Um viele Werte auf einmal einzufügen oder auszufüllen, nutzen Sie einen breiteren Bildschirm.',

  'admin.variants.undo': 'Rückgängig',
  'admin.variants.redo': 'Wiederholen',
  'admin.variants.undone': 'Rückgängig gemacht',
  'admin.variants.redone': 'Wiederholt',
  'admin.variants.fillDown': 'Nach unten ausfüllen',
  'admin.variants.fillRight': 'Zur Seite ausfüllen',
  'admin.variants.copied': { one: '{count} Zelle kopiert', other: '{count} Zellen kopiert' },
  'admin.variants.pasted': { one: '{count} Zelle eingefügt', other: '{count} Zellen eingefügt' },
  'admin.variants.filled': { one: '{count} Zelle ausgefüllt', other: '{count} Zellen ausgefüllt' },
  'admin.variants.cleared': { one: '{count} Zelle geleert', other: '{count} Zellen geleert' },
  'admin.variants.readOnly': 'Diese Zelle ist berechnet oder schreibgeschützt.',
  'admin.variants.summary': 'Summe {sum}, Durchschnitt {average}, {count} Zellen',
  'admin.variants.selection': { one: '{count} Zelle', other: '{count} Zellen' },
  'admin.variants.legend.changed': 'Geändert, nicht gespeichert',
  'admin.variants.legend.selected': 'Ausgewählt',
  'admin.variants.legend.readOnly': 'Berechnet oder schreibgeschützt',

  'admin.variants.issue': '{cell}: {problem}',
  'admin.variants.issue.goTo': 'Zum Wert',
  'admin.variants.issue.next': 'Nächster Fehler',
  'admin.variants.issue.previous': 'Vorheriger Fehler',
  'admin.variants.issue.not-a-number':
    '„{text}“ ist kein Betrag. Geben Sie eine Zahl ein, oder lassen Sie die Zelle leer.',
  'admin.variants.issue.not-a-quantity':
    '„{text}“ ist keine Zahl. Geben Sie eine Menge ein, oder lassen Sie die Zelle leer, wenn der Bestand nicht erfasst wird.',
  'admin.variants.issue.not-whole': 'Geben Sie eine ganze Zahl ein.',
  'admin.variants.issue.missing': 'Geben Sie einen Preis ein.',
  'admin.variants.issue.negative': 'Geben Sie null oder mehr ein.',
  'admin.variants.issue.too-large': 'Der größte Betrag ist {max}.',
  'admin.variants.issue.too-many-decimals': 'Die Zahl hat zu viele Nachkommastellen.',
  'admin.variants.issue.too-long': 'Der Text hat mehr als 40 Zeichen.',
  'admin.variants.issue.not-a-choice': '„{text}“ ist weder TRUE noch FALSE.',
  'admin.variants.issue.conflict':
    'Inzwischen wurde {value} gespeichert. Speichern Sie erneut, um es zu ersetzen, oder machen Sie Ihre Änderung rückgängig.',
  'admin.variants.issue.rejected': 'Die Plattform hat diesen Wert mit „{text}“ abgelehnt',

  'admin.variants.paste.rows': {
    one: '{count} Zeile für {available}',
    other: '{count} Zeilen für {available}',
  },
  'admin.variants.paste.columns': {
    one: '{count} Spalte für {available}',
    other: '{count} Spalten für {available}',
  },
  'admin.variants.paste.readOnlyTitle': 'Einige Zellen sind schreibgeschützt',
  'admin.variants.paste.description': {
    one: '{count} Zelle passt. Die anderen werden ausgelassen.',
    other: '{count} Zellen passen. Die anderen werden ausgelassen.',
  },
  'admin.variants.paste.preview': 'Zwischenablage',
  'admin.variants.paste.more': { one: '{count} weitere Zeile', other: '{count} weitere Zeilen' },
  'admin.variants.paste.dropped': 'ausgelassen',
  'admin.variants.paste.fill': { one: '{count} Zelle füllen', other: '{count} Zellen füllen' },

  'admin.variants.none.title': 'Dieses Produkt hat keine Varianten',
  'admin.variants.none.description':
    'Fügen Sie eine Option wie eine Größe hinzu, und verwalten Sie Bestand und Preise je Variante.',
  'admin.variants.missing.title': 'Dieses Produkt gibt es nicht mehr',
  'admin.variants.missing.description': 'Es wurde inzwischen gelöscht.',
  'admin.variants.failed.title': 'Die Varianten ließen sich nicht laden',
  'admin.variants.failed.description': 'Prüfen Sie Ihre Verbindung. Es hat sich nichts geändert.',
};
