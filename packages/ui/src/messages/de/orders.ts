import type { orders as english } from '../en/orders.ts';
import type { TranslatedMessages } from '../format-message.ts';

export const orders: TranslatedMessages<typeof english> = {
  'orders.number': 'Bestellung',
  'orders.summary': 'Übersicht',
  'orders.failed': 'Diese Bestellung konnte nicht gelesen werden. An ihr hat sich nichts geändert.',
  'orders.missing.title': 'Diese Bestellung gibt es nicht',
  'orders.missing.description':
    'Vielleicht ist der Link unvollständig. Er steht ganz in der E-Mail zur Bestellung.',

  'orders.awaiting-payment.status': 'Nicht bezahlt',
  'orders.awaiting-payment.title': 'Ihre Zahlung ist noch nicht da',
  'orders.awaiting-payment.description':
    'Wenn Sie gerade bezahlt haben, dauert es einen Moment. Wenn nicht, können Sie jetzt {total} bezahlen.',
  'orders.processing.status': 'Zahlung wird geprüft',
  'orders.processing.title': 'Ihre Zahlung wird geprüft',
  'orders.processing.description':
    'Der Zahlungsdienst sieht sie sich noch an. Ihre Tickets bleiben so lange reserviert, und wir schreiben an {email}, sobald sie durch ist.',
  'orders.reserved-on-card.status': 'Auf Ihrer Karte reserviert',
  'orders.reserved-on-card.title': 'Auf Ihrer Karte reserviert, noch nicht abgebucht',
  'orders.reserved-on-card.description':
    '{total} sind auf Ihrer Karte vorgemerkt. Abgebucht wird, wenn der Veranstalter Ihre Bestellung bestätigt; dann schreiben wir an {email}.',
  'orders.pay-in-person.status': 'Vor Ort zu bezahlen',
  'orders.pay-in-person.title': 'Ihre Tickets sind für Sie zurückgelegt',
  'orders.pay-in-person.description':
    'Sie bezahlen {total} vor Ort. Online wurde nichts abgebucht.',
  'orders.partly-paid.status': 'Teilweise bezahlt',
  'orders.partly-paid.title': 'Ein Teil ist noch zu bezahlen',
  'orders.partly-paid.description':
    'Ein Teil von {total} ist da. Ihre Tickets sind zurückgelegt, und der Veranstalter sagt Ihnen, wie Sie den Rest bezahlen.',
  'orders.preparing.status': 'Bestätigt',
  'orders.preparing.title': 'Ihre Tickets werden vorbereitet',
  'orders.preparing.description':
    'Ihre Bestellung ist vollständig. Die Tickets erscheinen gleich hier und gehen auch an {email}.',
  'orders.ready.status': 'Bezahlt',
  'orders.ready.title': 'Danke. Hier sind Ihre Tickets',
  'orders.ready.description':
    'Sie sind auch an {email} gegangen. Zeigen Sie sie am Eingang, auf Papier oder auf einem Bildschirm.',
  'orders.free.status': 'Bestätigt, kostenlos',
  'orders.free.title': 'Hier sind Ihre Tickets',
  'orders.free.description':
    'Es war nichts zu bezahlen. Die Tickets sind auch an {email} gegangen.',
  'orders.declined.status': 'Abgelehnt',
  'orders.declined.title': 'Die Zahlung wurde abgelehnt',
  'orders.declined.description':
    'Es wurde nichts abgebucht. Ihre Tickets sind wieder im Verkauf, und Sie können es mit einer anderen Zahlungsart noch einmal versuchen.',
  'orders.canceled.status': 'Storniert',
  'orders.canceled.title': 'Diese Bestellung endete ohne Zahlung',
  'orders.canceled.description':
    'Sie wurde nicht rechtzeitig bezahlt oder storniert. Ihre Tickets sind wieder im Verkauf, und es wurde nichts abgebucht.',
  'orders.refund.status': 'Storniert',
  'orders.refund.title': 'Diese Bestellung wurde storniert',
  'orders.refund.description':
    'Die Tickets gelten nicht mehr. Bei uns ist eine Zahlung dafür eingegangen; wir prüfen sie und schreiben an {email}.',
  'orders.voided.status': 'Freigegeben',
  'orders.voided.title': 'Der vorgemerkte Betrag ist freigegeben',
  'orders.voided.description':
    'Ihre Karte wurde nicht belastet, und es gibt keine Tickets. {total} sind in einigen Tagen wieder verfügbar.',
  'orders.unknown.status': 'Nicht bekannt',
  'orders.unknown.title': 'Wir können nicht sagen, wie es um diese Bestellung steht',
  'orders.unknown.description': 'Die Bestellung ist da. Fragen Sie gleich noch einmal nach.',

  'orders.payBy': 'Ihre Tickets bleiben bis {when} reserviert.',
  'orders.capturedOn': 'Ohne Nachricht des Veranstalters wird am {when} abgebucht.',
  'orders.voidedOn': 'Ohne Nachricht des Veranstalters wird der Betrag am {when} freigegeben.',
  'orders.late':
    'Es gibt noch nichts Neues. Es kann länger dauern; wir schreiben an {email}, sobald wir etwas wissen.',
  'orders.lateUnknown':
    'Es gibt noch nichts Neues. Es kann länger dauern; fragen Sie später noch einmal nach.',
  'orders.checkFailed':
    'Der Stand der Bestellung konnte nicht abgefragt werden. Prüfen Sie Ihre Verbindung.',
  'orders.refresh': 'Noch einmal prüfen',
  'orders.refreshing': 'Wird geprüft',

  'orders.pay': 'Jetzt bezahlen',
  'orders.pay.opening': 'Zahlung wird geöffnet',
  'orders.pay.failed':
    'Die Zahlung konnte nicht geöffnet werden. Es wurde nichts abgebucht. Versuchen Sie es noch einmal.',
  'orders.pay.badUrl':
    'Die Zahlung hat eine Adresse geschickt, die sich nicht öffnen lässt. Es wurde nichts abgebucht.',

  'orders.tickets': 'Tickets',
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
  'orders.checkedIn': 'Eingelassen, {when}',

  'orders.checkout.step': 'Schritt {place} von {of}',
  'orders.checkout.failed':
    'Die Bestellung konnte nicht geöffnet werden. Ihre Tickets sind weiterhin reserviert.',
  'orders.checkout.none.title': 'Für Sie sind keine Tickets reserviert',
  'orders.checkout.none.description':
    'Wählen Sie zuerst welche aus. Ihre Angaben bleiben erhalten.',
  'orders.details.title': 'Ihre Angaben',
  'orders.details.continue': 'Weiter zur Übersicht',
  'orders.buyer': 'Käufer',
  'orders.guest': 'Gast {place} von {of}',
  'orders.guestOf': 'Gast {place} von {of}, {ticket}',
  'orders.copy': 'Vom Käufer übernehmen',
  'orders.copyTo': 'für Gast {place}',
  'orders.back': 'Zurück',

  'orders.review.title': 'Bestellung prüfen',
  'orders.conditions': 'Was für Ihre Tickets gilt',
  'orders.conditions.accept': 'Ich habe das gelesen und bin einverstanden',
  'orders.conditions.problem': 'Stimmen Sie dem zu, was für Ihre Tickets gilt',
  'orders.payment': 'Wie möchten Sie bezahlen?',
  'orders.payment.online': 'Online',
  'orders.payment.online.hint': 'Sie werden zur Zahlungsseite geführt und kommen hierher zurück.',
  'orders.payment.in-person': 'Vor Ort',
  'orders.payment.in-person.hint':
    'Die Tickets werden für Sie zurückgelegt. Online wird nichts abgebucht.',
  'orders.review.due': 'Zu zahlen',
  'orders.review.online': 'Weiter zur Zahlung',
  'orders.review.in-person': 'Bestellen und vor Ort bezahlen',
  'orders.review.free': 'Tickets bestellen',
  'orders.review.sending': 'Wird bestellt',
  'orders.review.price': 'Der Preis hat sich geändert. Stimmen Sie ihm zuerst zu.',
  'orders.review.noPrice':
    'Die Summe ist noch nicht bekannt. Warten Sie einen Moment und versuchen Sie es noch einmal.',
  'orders.review.failed':
    'Die Bestellung ist nicht durchgegangen. Es wurde nichts abgebucht, und Ihre Tickets sind weiterhin reserviert. Versuchen Sie es noch einmal.',
  'orders.review.rejected':
    'Der Veranstalter hat diese Bestellung nicht angenommen. Es wurde nichts abgebucht, und Ihre Tickets sind weiterhin reserviert.',
  'orders.review.benefit':
    'Ihre Mitgliedschaft gilt für diese Tickets nicht mehr, deshalb wurde nichts bestellt. Ihre Tickets sind weiterhin reserviert: prüfen Sie die neue Summe.',
  'orders.review.coupon':
    'Ihr Code gilt nicht mehr, deshalb wurde nichts bestellt. Ihre Tickets sind weiterhin reserviert: prüfen Sie die neue Summe.',
  'orders.review.indeterminate':
    'Es kam keine Antwort, deshalb ist nicht bekannt, ob es eine Bestellung gibt. Versuchen Sie es noch einmal: es wird höchstens eine.',
  'orders.pay.leaving':
    'Sie werden zur Zahlungsseite geführt. Ihre Bestellung bleibt so lange reserviert.',
  'orders.elsewhere.title': 'Diese Tickets sind schon bestellt',
  'orders.elsewhere.description':
    'Das geschah auf einer anderen Seite. Die E-Mail zur Bestellung führt dorthin.',

  'orders.summary.line': '{quantity} × {name}',
  'orders.summary.subtotal': 'Zwischensumme',
  'orders.summary.discount': 'Nachlass',
  'orders.summary.taxName': 'Steuer',
  'orders.summary.tax': '{name}',
  'orders.summary.includedTax': 'Enthält {name}',
  'orders.summary.fee': 'Servicegebühr',
  'orders.summary.includedFee': 'Enthält eine Servicegebühr',
  'orders.summary.total': 'Gesamt',
  'orders.summary.file': 'Rechnung',

  'orders.guests': 'Wer kommt',
  'orders.guests.change': 'Angaben ändern',
  'orders.guests.save': 'Angaben speichern',
  'orders.guests.saving': 'Wird gespeichert',
  'orders.guests.cancel': 'Nichts ändern',
  'orders.guests.saved': 'Die Angaben sind gespeichert.',
  'orders.guests.settled':
    'Die Bestellung ist abgeschlossen, deshalb stehen diese Angaben fest. Für eine Änderung schreiben Sie bitte dem Veranstalter.',
  'orders.guests.over': 'Die Bestellung ist beendet, deshalb stehen diese Angaben fest.',
  'orders.guests.erased': 'Diese Angaben wurden gelöscht.',
  'orders.guests.not-known':
    'Die Angaben der Gäste kommen mit ihren Tickets und können vom Veranstalter geändert werden.',

  'orders.pos.title': 'Kasse',
  'orders.pos.ignoreLimits': 'Über die Grenzen hinaus verkaufen',
  'orders.pos.ignoreLimits.hint': 'Mehr, als da ist oder als eine Bestellung haben darf.',
  'orders.pos.ignoreLimits.label': 'die Grenzen',
  'orders.pos.allowHiddenTickets': 'Verborgene Tickets verkaufen',
  'orders.pos.allowHiddenTickets.hint': 'Tickets, die Besuchern nicht gezeigt werden.',
  'orders.pos.allowHiddenTickets.label': 'was verborgen ist',
  'orders.pos.overrides': 'Dieser Verkauf übergeht {what}. Der nächste nicht.',
  'orders.pos.reserve': { one: '{count} Ticket reservieren', other: '{count} Tickets reservieren' },
  'orders.pos.reserving': 'Wird reserviert',
  'orders.pos.problem.short': 'So viele sind nicht mehr da.',
  'orders.pos.problem.limit': 'Das ist mehr, als eine Bestellung haben darf.',
  'orders.pos.problem.invalid': 'Ein Preis oder eine Anzahl stimmt nicht.',
  'orders.pos.problem.not-available': 'Eines dieser Tickets wird hier nicht verkauft.',
  'orders.pos.problem.rejected': 'Diese Tickets können gerade nicht verkauft werden.',
  'orders.pos.problem.unreachable':
    'Es kam keine Antwort. Prüfen Sie die Verbindung und reservieren Sie noch einmal.',
  'orders.pos.payment': 'Zahlungsbeleg',
  'orders.pos.payment.hint': 'Die Nummer steht auf dem Beleg des Kartenlesers.',
  'orders.pos.payment.missing': 'Geben Sie die Nummer des Zahlungsbelegs ein',
  'orders.pos.payment.rejected': 'Prüfen Sie die Nummer des Zahlungsbelegs',
  'orders.pos.sell': 'Verkaufen',
  'orders.pos.issue': 'Ausgeben',
  'orders.pos.selling': 'Wird verkauft',
  'orders.pos.release': 'Zurückgeben',
  'orders.pos.failed':
    'Es gibt keine Bestellung. Die Tickets sind weiterhin reserviert: Versuchen Sie es noch einmal.',
  'orders.pos.sold': 'Verkauft: Bestellung {number}',
};
