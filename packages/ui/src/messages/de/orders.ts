import type { orders as english } from '../en/orders.ts';
import type { TranslatedMessages } from '../format-message.ts';

/** Messages of ticket checkout, orders and the point of sale in German. */
export const orders: TranslatedMessages<typeof english> = {
  'orders.chooseTickets': 'Tickets auswählen',
  'orders.chooseTicketsAgain': 'Tickets neu auswählen',
  'orders.number': 'Bestellung',
  'orders.summary': 'Zusammenfassung',
  'orders.failed': 'Diese Bestellung konnte nicht geladen werden. An ihr hat sich nichts geändert.',
  'orders.missing.title': 'Wir finden diese Bestellung nicht',
  'orders.missing.description':
    'Möglicherweise ist der Link unvollständig. Den vollständigen Link finden Sie in der E-Mail zu Ihrer Bestellung.',

  'orders.awaiting-payment.status': 'Nicht bezahlt',
  'orders.awaiting-payment.title': 'Ihre Zahlung ist noch nicht eingegangen',
  'orders.awaiting-payment.description':
    'Wenn Sie gerade bezahlt haben, kann es einen Moment dauern. Wenn nicht, können Sie jetzt {total} bezahlen.',
  'orders.processing.status': 'Zahlung wird bestätigt',
  'orders.processing.title': 'Ihre Zahlung wird bestätigt',
  'orders.processing.description':
    'Die Bestätigung Ihrer Zahlung steht noch aus. Ihre Tickets sind reserviert, und wir schreiben an {email}, sobald sie vorliegt.',
  'orders.reserved-on-card.status': 'Auf Ihrer Karte reserviert',
  'orders.reserved-on-card.title': 'Auf Ihrer Karte reserviert, noch nicht abgebucht',
  'orders.reserved-on-card.description':
    'Auf Ihrer Karte sind {total} reserviert. Der Betrag wird abgebucht, sobald der Veranstalter Ihre Bestellung bestätigt. Wir schreiben dann an {email}.',
  'orders.pay-in-person.status': 'Zahlung vor Ort',
  'orders.pay-in-person.title': 'Ihre Tickets sind reserviert',
  'orders.pay-in-person.description':
    'Sie bezahlen {total} vor Ort. Online wurde nichts abgebucht.',
  'orders.partly-paid.status': 'Teilweise bezahlt',
  'orders.partly-paid.title': 'Ein Teil Ihrer Zahlung steht noch aus',
  'orders.partly-paid.description':
    'Ein Teil von {total} ist bei uns eingegangen. Ihre Tickets sind reserviert, und der Veranstalter teilt Ihnen mit, wie Sie den Rest bezahlen.',
  'orders.preparing.status': 'Bestätigt',
  'orders.preparing.title': 'Ihre Tickets werden vorbereitet',
  'orders.preparing.description':
    'Ihre Bestellung ist abgeschlossen. Ihre Tickets erscheinen gleich hier, und wir senden sie auch an {email}.',
  'orders.ready.status': 'Bezahlt',
  'orders.ready.title': 'Bis bald',
  'orders.ready.description': 'Ihre Tickets sind da. Wir haben sie auch an {email} gesendet.',
  'orders.free.status': 'Bestätigt, kostenlos',
  'orders.free.title': 'Hier sind Ihre Tickets',
  'orders.free.description':
    'Sie müssen nichts bezahlen. Wir haben Ihre Tickets auch an {email} gesendet.',
  'orders.declined.status': 'Abgelehnt',
  'orders.declined.title': 'Ihre Zahlung wurde abgelehnt',
  'orders.declined.description':
    'Es wurde nichts abgebucht. Ihre Tickets sind wieder im Verkauf. Sie können es mit einer anderen Zahlungsart erneut versuchen.',
  'orders.canceled.status': 'Storniert',
  'orders.canceled.title': 'Diese Bestellung ist abgelaufen',
  'orders.canceled.description':
    'Sie wurde nicht rechtzeitig bezahlt oder storniert. Ihre Tickets sind wieder im Verkauf, und es wurde nichts abgebucht.',
  'orders.refund.status': 'Storniert',
  'orders.refund.title': 'Diese Bestellung wurde storniert',
  'orders.refund.description':
    'Diese Tickets sind nicht mehr gültig. Für diese Bestellung ist eine Zahlung bei uns eingegangen. Wir prüfen sie und schreiben an {email}.',
  'orders.voided.status': 'Freigegeben',
  'orders.voided.title': 'Der reservierte Betrag wurde freigegeben',
  'orders.voided.description':
    'Ihre Karte wurde nicht belastet, und es wurden keine Tickets ausgestellt. In einigen Tagen können Sie wieder über {total} verfügen.',
  'orders.unknown.status': 'Unbekannt',
  'orders.unknown.title': 'Wir können diese Bestellung derzeit nicht prüfen',
  'orders.unknown.description': 'Ihre Bestellung liegt vor. Prüfen Sie sie gleich noch einmal.',

  'orders.payBy': 'Ihre Tickets sind bis {when} reserviert.',
  'orders.capturedOn': 'Wenn der Veranstalter nicht reagiert, wird der Betrag am {when} abgebucht.',
  'orders.voidedOn': 'Wenn der Veranstalter nicht reagiert, wird der Betrag am {when} freigegeben.',
  'orders.late': 'Das dauert länger als sonst.',
  'orders.lateUnknown': 'Das dauert länger als sonst. Prüfen Sie die Bestellung später erneut.',
  'orders.checkFailed': 'Ihre Bestellung konnte nicht geprüft werden. Prüfen Sie Ihre Verbindung.',
  'orders.refresh': 'Erneut prüfen',
  'orders.refreshing': 'Wird geprüft',

  'orders.pay': 'Jetzt bezahlen',
  'orders.pay.opening': 'Zahlungsseite wird geöffnet',
  'orders.pay.failed':
    'Die Zahlungsseite konnte nicht geöffnet werden. Es wurde nichts abgebucht. Versuchen Sie es erneut.',
  'orders.pay.badUrl': 'Die Zahlungsseite ließ sich nicht öffnen. Es wurde nichts abgebucht.',

  'orders.tickets': 'Ihre Tickets',
  'orders.ticketPosition': 'Ticket {position} von {of}',
  'orders.codeHint': 'Ein Code pro Gast, ausgedruckt oder auf dem Telefon',
  'orders.used': 'Benutzt {when}',
  'orders.notValid': 'Ungültig',
  'orders.notValidYet': 'Noch nicht gültig',
  'orders.date': 'Datum',
  'orders.starts': 'Beginn',
  'orders.place': 'Ort',
  'orders.showCode': 'Code von Ticket {number} zeigen',
  'orders.summary.title': 'Zahlung',
  'orders.seeYou': 'Bis bald, {name}',
  'orders.codeAtEntrance': 'Zeigen Sie diesen Code am Eingang.',
  'orders.ticket': 'Ticket',
  'orders.ticketOf': 'Ticket {number}',
  'orders.download': 'Herunterladen',
  'orders.wallet': 'Zum Wallet hinzufügen',
  'orders.downloadAll': 'Alle herunterladen',
  'orders.downloadTickets': {
    one: 'Ticket herunterladen',
    other: '{count} Tickets herunterladen',
  },
  'orders.ticketCanceled': 'Storniert',
  'orders.checkedIn': 'Eingecheckt, {when}',

  'orders.checkout.step': 'Schritt {position} von {of}',
  'orders.checkout.failed':
    'Die Kasse konnte nicht geladen werden. Ihre Tickets sind weiterhin reserviert.',
  'orders.checkout.none.title': 'Für Sie sind keine Tickets reserviert',
  'orders.checkout.none.description':
    'Wählen Sie zuerst Ihre Tickets. Ihre Antworten bleiben gespeichert.',
  'orders.details.title': 'Ihre Angaben',
  'orders.details.continue': 'Weiter zur Übersicht',
  'orders.buyer': 'Käufer',
  'orders.guest': 'Gast {position} von {of}',
  'orders.guestOf': 'Gast {position} von {of}, {ticket}',
  'orders.copy': 'Vom Käufer übernehmen',
  'orders.copyAll': 'Vom Käufer für alle Gäste übernehmen',
  'orders.guestsLater': 'Weitere Gäste später angeben',
  'orders.guestsLater.hint':
    'Bis zur Bezahlung können Sie sie auf der Seite Ihrer Bestellung angeben, danach kann es der Veranstalter.',
  'orders.guestsLater.review': {
    one: '{count} weiterer Gast wird später angegeben.',
    other: '{count} weitere Gäste werden später angegeben.',
  },
  'orders.copyTo': 'für Gast {position}',
  'orders.back': 'Zurück',

  'orders.review.title': 'Bestellung prüfen',
  'orders.conditions': 'Ticketbedingungen',
  'orders.conditions.accept': 'Ich akzeptiere die Ticketbedingungen',
  'orders.conditions.problem': 'Akzeptieren Sie die Ticketbedingungen, um fortzufahren',
  'orders.payment': 'Wie möchten Sie bezahlen?',
  'orders.payment.online': 'Online',
  'orders.payment.online.hint':
    'Sie werden auf eine sichere Zahlungsseite weitergeleitet und kommen danach hierher zurück.',
  'orders.payment.in-person': 'Vor Ort',
  'orders.payment.in-person.hint': 'Ihre Tickets werden reserviert. Online wird nichts abgebucht.',
  'orders.review.due': 'Zu zahlender Betrag',
  'orders.review.online': 'Weiter zur Zahlung',
  'orders.review.in-person': 'Zahlungspflichtig bestellen, vor Ort bezahlen',
  'orders.review.free': 'Tickets sichern',
  'orders.review.sending': 'Wird bestellt',
  'orders.review.price':
    'Der Preis hat sich geändert. Bestätigen Sie den neuen Preis, um fortzufahren.',
  'orders.review.noPrice':
    'Die Gesamtsumme steht noch nicht fest. Warten Sie einen Moment und versuchen Sie es erneut.',
  'orders.review.failed':
    'Ihre Bestellung war nicht erfolgreich. Es wurde nichts abgebucht, und Ihre Tickets sind weiterhin reserviert. Versuchen Sie es erneut.',
  'orders.review.rejected':
    'Der Veranstalter konnte diese Bestellung nicht annehmen. Es wurde nichts abgebucht, und Ihre Tickets sind weiterhin reserviert.',
  'orders.review.benefit':
    'Ihre Mitgliedschaft gilt nicht mehr für diese Tickets, daher wurde nichts bestellt. Ihre Tickets sind weiterhin reserviert. Prüfen Sie die neue Gesamtsumme.',
  'orders.review.coupon':
    'Ihr Rabattcode ist nicht mehr gültig, daher wurde nichts bestellt. Ihre Tickets sind weiterhin reserviert. Prüfen Sie die neue Gesamtsumme.',
  'orders.review.indeterminate':
    'Die Verbindung wurde unterbrochen. Versuchen Sie es erneut: Es wird nicht doppelt abgebucht.',
  'orders.pay.leaving': 'Sie werden zur Zahlung weitergeleitet. Ihre Bestellung ist gespeichert.',
  'orders.elsewhere.title': 'Sie haben diese Tickets bereits bestellt',
  'orders.elsewhere.description': 'Die Bestellung finden Sie in Ihrem E-Mail-Postfach.',

  'orders.summary.line': '{quantity} × {name}',
  'orders.summary.subtotal': 'Zwischensumme',
  'orders.summary.discount': 'Rabatt',
  'orders.summary.taxName': 'Steuern',
  'orders.summary.taxRate': '{name} ({rate})',
  'orders.summary.tax': '{name}',
  'orders.summary.includedTax': 'Inkl. {name}',
  'orders.summary.fee': 'Servicegebühr',
  'orders.summary.includedFee': 'Inkl. Servicegebühr',
  'orders.summary.total': 'Gesamtsumme',
  'orders.summary.file': 'Rechnung',

  'orders.guests': 'Angaben zu den Gästen',
  'orders.guests.change': 'Antworten ändern',
  'orders.guests.save': 'Antworten speichern',
  'orders.guests.saving': 'Wird gespeichert',
  'orders.guests.cancel': 'Abbrechen',
  'orders.guests.saved': 'Ihre Antworten wurden gespeichert.',
  'orders.guests.settled':
    'Ihre Bestellung ist aufgegeben und lässt sich hier nicht mehr ändern. Wenden Sie sich an den Veranstalter.',
  'orders.guests.over': 'Diese Bestellung ist beendet und lässt sich nicht mehr ändern.',
  'orders.guests.erased': 'Diese Antworten wurden gelöscht.',
  'orders.guests.not-known':
    'Die Antworten der Gäste erhalten Sie mit den Tickets. Der Veranstalter kann sie ändern.',
};
