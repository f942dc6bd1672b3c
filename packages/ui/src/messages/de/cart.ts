import type { cart as english } from '../en/cart.ts';
import type { TranslatedMessages } from '../format-message.ts';

export const cart: TranslatedMessages<typeof english> = {
  'cart.title': 'Warenkorb',
  'cart.items': { one: '{count} Artikel', other: '{count} Artikel' },
  'cart.open': {
    '=0': 'Warenkorb, leer',
    one: 'Warenkorb, {count} Artikel',
    other: 'Warenkorb, {count} Artikel',
  },
  'cart.lines': 'Artikel im Warenkorb',
  'cart.summary': 'Übersicht',

  'cart.unnamed': 'Artikel ohne Namen',
  'cart.customText': '{name}: {text}',
  'cart.each': 'je {price}',
  'cart.was': 'Vorher',
  'cart.remove': 'Entfernen',
  'cart.removeOf': '{name} entfernen',
  'cart.setQuantity': 'Menge ändern',
  'cart.updating': 'Wird geändert',
  'cart.updatingOf': '{name} wird geändert',
  'cart.limit': {
    '=0': 'Keine mehr da.',
    one: 'Nur noch {count} da.',
    other: 'Nur noch {count} da.',
  },

  'cart.problem.partly': 'Nur noch {left} da, Sie haben {quantity}.',
  'cart.problem.gone': 'Das ist nicht mehr erhältlich.',
  'cart.problem.soldOut': 'Das ist ausverkauft.',
  'cart.problem.rule': 'So kann das nicht gekauft werden.',
  'cart.problem.reduce': '{count} nehmen',
  'cart.problem.reduceOf': '{count} von {name} nehmen',
  'cart.problem.several': {
    one: 'Bei {count} Artikel ist eine Entscheidung nötig, bevor Sie zur Kasse gehen können.',
    other: 'Bei {count} Artikeln ist eine Entscheidung nötig, bevor Sie zur Kasse gehen können.',
  },
  'cart.problem.removeAll': { one: '{count} entfernen', other: 'Alle {count} entfernen' },
  'cart.problem.fixAll': 'Nehmen, was da ist',

  'cart.lineError.conflict':
    'Dies wurde gleichzeitig anderswo geändert. Sie sehen, was der Warenkorb jetzt enthält.',
  'cart.lineError.rejected':
    'Der Shop hat diese Änderung nicht angenommen. Der Warenkorb ist wie zuvor.',
  'cart.lineError.failed':
    'Diese Änderung kam nicht an. Der Warenkorb ist wie zuvor. Versuchen Sie es erneut.',
  'cart.lineError.stock': 'So viele gibt es nicht. Der Warenkorb ist wie zuvor.',
  'cart.lineError.gone': 'Das ist nicht mehr im Warenkorb.',
  'cart.lineError.offline':
    'Es besteht keine Verbindung, daher kam diese Änderung nicht an. Prüfen Sie sie und versuchen Sie es erneut.',

  'cart.kind.digital': 'Zum Herunterladen',
  'cart.kind.giftCard': 'Geschenkkarte',
  'cart.kind.service': 'Buchung',
  'cart.kind.people': { one: '{count} Person', other: '{count} Personen' },
  'cart.kind.partOf': 'Teil von {name}',
  'cart.kind.deposit': 'Anzahlung von {price} jetzt, der Rest später',
  'cart.kind.payLater': 'Zahlung vor Ort',
  'cart.kind.membership': 'Mit einer Mitgliedschaft bezahlt',
  'cart.kind.day': { one: 'Jeden Tag', other: 'Alle {count} Tage' },
  'cart.kind.week': { one: 'Jede Woche', other: 'Alle {count} Wochen' },
  'cart.kind.month': { one: 'Jeden Monat', other: 'Alle {count} Monate' },
  'cart.kind.year': { one: 'Jedes Jahr', other: 'Alle {count} Jahre' },

  'cart.saveForLater': 'Für später merken',
  'cart.saveForLaterOf': '{name} für später merken',
  'cart.saved.title': 'Für später gemerkt',
  'cart.saved.move': 'In den Warenkorb legen',
  'cart.saved.moveOf': '{name} in den Warenkorb legen',
  'cart.saved.moving': 'Wird hineingelegt',
  'cart.saved.removeOf': '{name} aus dem Gemerkten entfernen',
  'cart.saved.failed':
    'Das konnte nicht in den Warenkorb gelegt werden. Es ist hier weiterhin gemerkt.',
  'cart.saved.added': '{name} ist für später gemerkt.',
  'cart.saved.removed': '{name} ist nicht mehr gemerkt.',

  'cart.clear': 'Warenkorb leeren',
  'cart.cleared': { one: '{count} Artikel entfernt', other: '{count} Artikel entfernt' },
  'cart.undoClear': {
    one: 'Rückgängig, wieder hineinlegen',
    other: 'Rückgängig, alle {count} wieder hineinlegen',
  },

  'cart.note.open': 'Nachricht hinzufügen',
  'cart.note.label': 'Nachricht an den Shop',
  'cart.note.save': 'Nachricht speichern',
  'cart.note.saving': 'Wird gespeichert',
  'cart.note.saved': 'Die Nachricht ist gespeichert.',
  'cart.note.failed':
    'Die Nachricht wurde nicht gespeichert. Sie ist noch da. Versuchen Sie es erneut.',
  'cart.note.rejected':
    'Der Shop hat diese Nachricht nicht angenommen. Ändern Sie sie und speichern Sie erneut.',

  'cart.goal.left': 'Noch {amount} bis zur kostenlosen Lieferung',
  'cart.goal.reached': 'Die Lieferung ist kostenlos',
  'cart.goal.label': 'Stand bis zur kostenlosen Lieferung',

  'cart.merge.returned': {
    one: '{count} Artikel von Ihrem letzten Besuch ist wieder da.',
    other: '{count} Artikel von Ihrem letzten Besuch sind wieder da.',
  },
  'cart.merge.combined': {
    one: '{count} Artikel lag in beiden Warenkörben: Sie haben die Stücke aus beiden.',
    other: '{count} Artikel lagen in beiden Warenkörben: Sie haben die Stücke aus beiden.',
  },
  'cart.merge.reduced': {
    one: 'Von {count} Artikel gibt es weniger, als Sie hatten.',
    other: 'Von {count} Artikeln gibt es weniger, als Sie hatten.',
  },
  'cart.merge.lost': {
    one: '{count} Artikel wurde nicht übernommen: {names}.',
    other: '{count} Artikel wurden nicht übernommen: {names}.',
  },

  'cart.price.changed': {
    one: '{name} kostet jetzt {now}, vorher waren es {was}.',
    other: '{name} kostet jetzt je {now}, vorher waren es {was}.',
  },
  'cart.price.several': {
    one: 'Der Preis von {count} Artikel hat sich geändert. Der vorige steht dabei.',
    other: 'Die Preise von {count} Artikeln haben sich geändert. Die vorigen stehen jeweils dabei.',
  },
  'cart.price.former': {
    one: 'Kostete {price} vor der Preisänderung',
    other: 'Kostete je {price} vor der Preisänderung',
  },

  'cart.feedback.added': '{name} liegt im Warenkorb',
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

  'cart.removed': '{name} entfernt',
  'cart.undo': 'Rückgängig',
  'cart.undoOf': 'Rückgängig, {name} wieder hineinlegen',
  'cart.restoreError.conflict': {
    one: 'Der Warenkorb wurde gleichzeitig anderswo geändert, daher wurde dieser Artikel nicht wieder hineingelegt. Versuchen Sie es erneut.',
    other:
      'Der Warenkorb wurde gleichzeitig anderswo geändert, daher wurden diese Artikel nicht wieder hineingelegt. Versuchen Sie es erneut.',
  },
  'cart.restoreError.rejected': {
    one: 'Der Shop hat diesen Artikel nicht wieder in den Warenkorb genommen.',
    other: 'Der Shop hat diese Artikel nicht wieder in den Warenkorb genommen.',
  },
  'cart.restoreError.failed': {
    one: 'Der Artikel wurde nicht wieder hineingelegt. Versuchen Sie es erneut.',
    other: 'Die Artikel wurden nicht wieder hineingelegt. Versuchen Sie es erneut.',
  },
  'cart.restoreError.offline': {
    one: 'Es besteht keine Verbindung, daher wurde der Artikel nicht wieder hineingelegt. Prüfen Sie sie und versuchen Sie es erneut.',
    other:
      'Es besteht keine Verbindung, daher wurden die Artikel nicht wieder hineingelegt. Prüfen Sie sie und versuchen Sie es erneut.',
  },
  'cart.restoreError.stock': {
    one: 'So viele gibt es nicht mehr, daher wurde der Artikel nicht wieder hineingelegt.',
    other: 'So viele gibt es nicht mehr, daher wurden die Artikel nicht wieder hineingelegt.',
  },
  'cart.restoreError.gone': {
    one: 'Das ist nicht mehr erhältlich und wurde daher nicht wieder hineingelegt.',
    other: 'Diese Artikel sind nicht mehr erhältlich und wurden daher nicht wieder hineingelegt.',
  },

  'cart.empty.title': 'Noch ist nichts hier',
  'cart.empty.text': 'Was Sie in den Warenkorb legen, bleibt hier, bis Sie zur Kasse gehen.',
  'cart.failed': 'Der Warenkorb konnte nicht geladen werden.',
  'cart.stale': 'Dies ist der letzte bekannte Stand. Er konnte nicht neu gelesen werden.',
  'cart.notSent': 'Es besteht keine Verbindung, daher kamen Ihre letzten Änderungen nicht an.',
  'cart.orphaned':
    'Eine Änderung kam nicht an. Der Artikel, den sie betraf, ist nicht mehr im Warenkorb.',

  'cart.changeError.conflict':
    'Der Warenkorb wurde gleichzeitig anderswo geändert. Sie sehen, was er jetzt enthält.',
  'cart.changeError.rejected':
    'Der Shop hat die letzte Änderung am Warenkorb nicht angenommen. Der Warenkorb ist wie zuvor.',
  'cart.changeError.failed':
    'Die letzte Änderung am Warenkorb kam nicht an. Versuchen Sie es erneut.',
  'cart.changeError.offline':
    'Es besteht keine Verbindung, daher kam die letzte Änderung am Warenkorb nicht an. Prüfen Sie sie und versuchen Sie es erneut.',
  'cart.changeError.stock': 'So viele gibt es nicht. Der Warenkorb ist wie zuvor.',
  'cart.changeError.gone': 'Was die letzte Änderung betraf, gibt es nicht mehr.',

  'cart.checkout.slow': 'Die Kasse braucht länger als sonst. Es wurde nichts abgebucht.',
  'cart.return.loading': 'Ihre Bestellung wird gesucht',
  'cart.return.ordered': 'Vielen Dank für Ihre Bestellung',
  'cart.return.orderedText': 'Der Shop hat sie erhalten. Ihr Warenkorb ist wieder leer.',
  'cart.return.left': 'Es wurde nichts bestellt',
  'cart.return.leftText': 'Die Kasse wurde vorher verlassen. Ihr Warenkorb ist unverändert.',
  'cart.return.unconfirmed': 'Ihre Bestellung wird bestätigt',
  'cart.return.unconfirmedText':
    'Sie sind von der Kasse zurück, doch der Shop hat die Bestellung noch nicht verzeichnet. Bitte zahlen Sie nicht noch einmal.',
  'cart.return.unknown': 'Wir wissen nicht, wie der Bezahlvorgang ausging',
  'cart.return.unknownText':
    'Wenn Sie bezahlt haben, liegt dem Shop Ihre Bestellung vor. Auf diesem Gerät ist davon nichts bekannt.',
  'cart.return.failed': 'Ihre Bestellung konnte nicht abgerufen werden',
  'cart.return.failedText':
    'Ihre Bestellung ist nicht verloren. Prüfen Sie die Verbindung und sehen Sie noch einmal nach.',
  'cart.return.check': 'Noch einmal nachsehen',
  'cart.return.toCart': 'Zurück zum Warenkorb',
  'cart.return.items': 'Ihre Bestellung',
  'cart.return.sent': 'Was an die Kasse ging',
  'cart.return.subtotal': 'Artikel ohne Lieferung',

  'cart.announcement.added': '{name} hinzugefügt.',
  'cart.announcement.quantity': 'Die Anzahl von {name} ist {quantity}.',
  'cart.announcement.removed': '{name} entfernt.',
  'cart.announcement.count': {
    '=0': 'Der Warenkorb ist leer.',
    one: '{count} Artikel im Warenkorb.',
    other: '{count} Artikel im Warenkorb.',
  },
};
