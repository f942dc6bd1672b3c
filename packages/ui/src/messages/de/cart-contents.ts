import type { cartContents as english } from '../en/cart-contents.ts';
import type { TranslatedMessages } from '../format-message.ts';

/** Messages of the cart’s contents in German. */
export const cartContents: TranslatedMessages<typeof english> = {
  'cart.lines': 'Artikel in Ihrem Warenkorb',
  'cart.summary': 'Bestellübersicht',

  'cart.times': '{count}\u00a0×\u00a0{price}',
  'cart.coveredPrice': 'Kostenlos',
  'cart.each': 'je {price}',
  'cart.was': 'Bisher',
  'cart.remove': 'Entfernen',
  'cart.removeOf': '{name} entfernen',
  'cart.setQuantity': 'Menge ändern',
  'cart.updating': 'Wird aktualisiert',
  'cart.updatingOf': '{name} wird aktualisiert',
  'cart.limit': {
    '=0': 'Nicht mehr verfügbar.',
    one: 'Nur noch {count} verfügbar.',
    other: 'Nur noch {count} verfügbar.',
  },

  'cart.problem.partly': 'Nur noch {left} verfügbar, Sie haben {quantity} im Warenkorb.',
  'cart.problem.gone': 'Dieser Artikel ist nicht mehr verfügbar.',
  'cart.problem.soldOut': 'Dieser Artikel ist ausverkauft.',
  'cart.problem.rule': 'Dieser Artikel ist mit dieser Auswahl nicht bestellbar.',
  'cart.problem.reduce': 'Menge auf {count} ändern',
  'cart.problem.reduceOf': 'Menge auf {count} ändern: {name}',
  'cart.problem.removeAll': { one: '{count} entfernen', other: 'Alle {count} entfernen' },
  'cart.problem.fixAll': 'An verfügbare Menge anpassen',

  'cart.lineError.conflict':
    'Ihr Warenkorb wurde an anderer Stelle geändert. Sie sehen den aktuellen Stand.',
  'cart.lineError.rejected': 'Diese Änderung war nicht möglich. Ihr Warenkorb ist unverändert.',
  'cart.lineError.failed': 'Die Änderung wurde nicht übernommen. Versuchen Sie es erneut.',
  'cart.lineError.stock': 'Diese Menge ist nicht verfügbar. Ihr Warenkorb ist unverändert.',
  'cart.lineError.gone': 'Dieser Artikel ist nicht mehr in Ihrem Warenkorb.',
  'cart.lineError.offline':
    'Sie sind offline, daher wurde die Änderung nicht übernommen. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',

  'cart.kind.digital': 'Digitales Produkt',
  'cart.kind.giftCard': 'Geschenkkarte',
  'cart.kind.service': 'Buchung',
  'cart.kind.people': { one: '{count} Person', other: '{count} Personen' },
  'cart.kind.partOf': 'Gehört zu {name}',
  'cart.kind.deposit': '{price} Anzahlung jetzt, Rest später',
  'cart.kind.payLater': 'Zahlung vor Ort',
  'cart.kind.membership': 'Durch Mitgliedschaft abgedeckt',
  'cart.kind.coveredBy': 'Abgedeckt durch {name}',
  'cart.saveForLater': 'Für später speichern',
  'cart.saveForLaterShort': 'Speichern',
  'cart.saveForLaterOf': '{name} für später speichern',
  'cart.saved.title': 'Für später gespeichert',
  'cart.saved.move': 'In den Warenkorb',
  'cart.saved.moveOf': '{name} in den Warenkorb legen',
  'cart.saved.moving': 'Wird verschoben',
  'cart.saved.removeOf': '{name} aus den gespeicherten Artikeln entfernen',
  'cart.saved.failed':
    'Der Artikel konnte nicht in den Warenkorb gelegt werden. Er bleibt hier gespeichert.',
  'cart.saved.added': '{name} für später gespeichert.',
  'cart.saved.removed': '{name} aus den gespeicherten Artikeln entfernt.',

  'cart.clear': 'Warenkorb leeren',
  'cart.cleared': { one: '{count} Artikel entfernt', other: '{count} Artikel entfernt' },
  'cart.undoClear': {
    one: 'Rückgängig: {count} Artikel zurücklegen',
    other: 'Rückgängig: {count} Artikel zurücklegen',
  },

  'cart.note.open': 'Anmerkung hinzufügen',
  'cart.note.label': 'Anmerkung zur Bestellung',
  'cart.note.save': 'Anmerkung speichern',
  'cart.note.saving': 'Wird gespeichert',
  'cart.note.saved': 'Anmerkung gespeichert.',
  'cart.note.failed':
    'Ihre Anmerkung wurde nicht gespeichert. Der Text ist noch da. Versuchen Sie es erneut.',
  'cart.note.rejected':
    'Diese Anmerkung konnten wir nicht speichern. Ändern Sie sie und versuchen Sie es erneut.',

  'cart.goal.left': 'Noch {amount} bis zur kostenlosen Lieferung',
  'cart.goal.reached': 'Ihre Lieferung ist kostenlos',
  'cart.goal.label': 'Fortschritt bis zur kostenlosen Lieferung',

  'cart.removed': '{name} entfernt',
  'cart.undo': 'Rückgängig',
  'cart.undoOf': 'Rückgängig: {name} zurücklegen',
  'cart.restoreError.conflict': {
    one: 'Ihr Warenkorb wurde an anderer Stelle geändert, daher wurde der Artikel nicht zurückgelegt. Versuchen Sie es erneut.',
    other:
      'Ihr Warenkorb wurde an anderer Stelle geändert, daher wurden die Artikel nicht zurückgelegt. Versuchen Sie es erneut.',
  },
  'cart.restoreError.rejected': {
    one: 'Der Artikel konnte nicht in den Warenkorb zurückgelegt werden.',
    other: 'Die Artikel konnten nicht in den Warenkorb zurückgelegt werden.',
  },
  'cart.restoreError.failed': {
    one: 'Der Artikel wurde nicht zurückgelegt. Versuchen Sie es erneut.',
    other: 'Die Artikel wurden nicht zurückgelegt. Versuchen Sie es erneut.',
  },
  'cart.restoreError.offline': {
    one: 'Sie sind offline, daher wurde der Artikel nicht zurückgelegt. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
    other:
      'Sie sind offline, daher wurden die Artikel nicht zurückgelegt. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  },
  'cart.restoreError.stock': {
    one: 'Diese Menge ist nicht mehr verfügbar, daher wurde der Artikel nicht zurückgelegt.',
    other: 'Diese Menge ist nicht mehr verfügbar, daher wurden die Artikel nicht zurückgelegt.',
  },
  'cart.restoreError.gone': {
    one: 'Der Artikel ist nicht mehr verfügbar und wurde nicht zurückgelegt.',
    other: 'Die Artikel sind nicht mehr verfügbar und wurden nicht zurückgelegt.',
  },

  'cart.empty.title': 'Ihr Warenkorb ist leer',
  'cart.empty.text': 'Hier finden Sie alle Artikel, die Sie in den Warenkorb legen.',
  'cart.failed': 'Ihr Warenkorb konnte nicht geladen werden.',
  'cart.stale':
    'Diese Angaben sind möglicherweise veraltet. Ihr Warenkorb konnte nicht aktualisiert werden.',
  'cart.notSent': 'Sie sind offline, daher wurden Ihre letzten Änderungen nicht übernommen.',
  'cart.orphaned':
    'Eine Änderung wurde nicht übernommen, weil der Artikel nicht mehr in Ihrem Warenkorb ist.',

  'cart.changeError.conflict':
    'Ihr Warenkorb wurde an anderer Stelle geändert. Sie sehen den aktuellen Stand.',
  'cart.changeError.rejected': 'Diese Änderung war nicht möglich. Ihr Warenkorb ist unverändert.',
  'cart.changeError.failed':
    'Ihre letzte Änderung wurde nicht übernommen. Versuchen Sie es erneut.',
  'cart.changeError.offline':
    'Sie sind offline, daher wurde Ihre letzte Änderung nicht übernommen. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  'cart.changeError.stock': 'Diese Menge ist nicht verfügbar. Ihr Warenkorb ist unverändert.',
  'cart.changeError.gone': 'Dieser Artikel ist nicht mehr in Ihrem Warenkorb.',

  'cart.checkout.slow': 'Die Kasse lädt länger als üblich. Es wurde nichts abgebucht.',
  'cart.return.loading': 'Ihre Bestellung wird abgerufen',
  'cart.return.ordered': 'Vielen Dank für Ihre Bestellung',
  'cart.return.orderedText': 'Ihre Bestellung ist bei uns eingegangen.',
  'cart.return.left': 'Sie haben die Kasse verlassen',
  'cart.return.leftText': 'Es wurde nichts bestellt. Ihr Warenkorb ist unverändert.',
  'cart.return.unconfirmed': 'Ihre Bestellung wird bestätigt',
  'cart.return.unconfirmedText':
    'Wir warten noch auf die Bestätigung. Bitte bezahlen Sie nicht noch einmal.',
  'cart.return.unknown': 'Wir finden Ihre Bestellung auf diesem Gerät nicht',
  'cart.return.unknownText':
    'Wenn Sie bezahlt haben, liegt uns Ihre Bestellung vor. Die Bestätigung finden Sie in Ihrem E-Mail-Postfach.',
  'cart.return.failed': 'Ihre Bestellung konnte nicht abgerufen werden',
  'cart.return.failedText':
    'Ihre Bestellung ist nicht verloren. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  'cart.return.check': 'Erneut prüfen',
  'cart.return.toCart': 'Zurück zum Warenkorb',
  'cart.return.next': 'Wie es weitergeht',
  'cart.return.items': 'Ihre Bestellung',
  'cart.return.sent': 'An die Kasse übergeben',
  'cart.return.subtotal': 'Zwischensumme',
};
