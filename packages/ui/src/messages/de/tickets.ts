import type { tickets as english } from '../en/tickets.ts';
import type { TranslatedMessages } from '../format-message.ts';

export const tickets: TranslatedMessages<typeof english> = {
  'tickets.title': 'Tickets',
  'tickets.list': 'Tickets zur Auswahl',
  'tickets.failed': 'Die Tickets konnten nicht geladen werden.',
  'tickets.stale': 'So standen die Tickets zuletzt. Sie konnten nicht noch einmal gelesen werden.',
  'tickets.none.title': 'Noch keine Tickets',
  'tickets.none.description': 'Der Verkauf hat noch nicht begonnen. Sehen Sie später wieder nach.',
  'tickets.free': 'Kostenlos',
  'tickets.from': 'Ab {price}',
  'tickets.each': 'pro Ticket',
  'tickets.left': { one: 'Noch {count}', other: 'Noch {count}' },
  'tickets.until': 'Im Verkauf bis {when}',
  'tickets.feeOnTop': 'Zuzüglich Gebühr',
  'tickets.feeIncluded': 'Gebühr enthalten',
  'tickets.feeAtCheckout': 'Gebühr kommt beim Bezahlen hinzu',
  'tickets.taxOnTop': 'Zuzüglich {name}',
  'tickets.taxIncluded': '{name} enthalten',
  'tickets.taxAtCheckout': '{name} kommt beim Bezahlen hinzu',
  'tickets.tax': 'Steuer',

  'tickets.scheduled': 'Im Verkauf ab {when}',
  'tickets.scheduledUnknown': 'Noch nicht im Verkauf',
  'tickets.opensIn': 'in {time}',
  'tickets.opening': 'Der Verkauf beginnt gerade.',
  'tickets.opened': '{name} ist jetzt im Verkauf.',
  'tickets.ended': 'Der Verkauf endete am {when}. Wählen Sie ein anderes Ticket.',
  'tickets.endedUnknown': 'Der Verkauf ist beendet. Wählen Sie ein anderes Ticket.',
  'tickets.closed': 'Der Verkauf von {name} ist beendet.',
  'tickets.soldOut': 'Ausverkauft. Wählen Sie ein anderes Ticket.',
  'tickets.reserved': 'Im Moment alle reserviert. Einige kommen vielleicht zurück.',
  'tickets.refresh': 'Noch einmal nachsehen',
  'tickets.refreshOf': 'Noch einmal nachsehen: {name}',
  'tickets.refreshing': 'Wird nachgesehen',
  'tickets.refreshWait': {
    one: 'Wieder in {count} Sekunde',
    other: 'Wieder in {count} Sekunden',
  },
  'tickets.limitTicket': {
    one: 'Davon ist höchstens {count} pro Bestellung möglich.',
    other: 'Davon sind höchstens {count} pro Bestellung möglich.',
  },
  'tickets.limitOrder': {
    one: 'Eine Bestellung kann {count} Ticket haben. Nehmen Sie von einem anderen weniger.',
    other: 'Eine Bestellung kann {count} Tickets haben. Nehmen Sie von einem anderen weniger.',
  },
  'tickets.atLeastOne': 'Entfernen Sie es, wenn Sie keines möchten.',

  'tickets.name': 'Preis nennen',
  'tickets.nameOf': 'Preis nennen für {name}',
  'tickets.price': 'Ihr Preis pro Ticket',
  'tickets.priceHint': '{price} oder mehr',
  'tickets.priceAny': 'Jeder Betrag, auch nichts',
  'tickets.remove': 'Entfernen',
  'tickets.removeOf': 'Entfernen: {name}',
  'tickets.times': '{count} × {price} = {total}',
  'tickets.price.blank': 'Nennen Sie einen Preis von {min} oder mehr.',
  'tickets.price.notANumber': 'Geben Sie einen Betrag in Ziffern ein, etwa {example}.',
  'tickets.price.negative': 'Geben Sie einen Betrag von {min} oder mehr ein.',
  'tickets.price.decimals': {
    '=0': 'Geben Sie einen Betrag ohne Nachkommastellen ein, etwa {example}.',
    one: 'Geben Sie höchstens {count} Nachkommastelle ein, etwa {example}.',
    other: 'Geben Sie höchstens {count} Nachkommastellen ein, etwa {example}.',
  },
  'tickets.price.long': 'Geben Sie einen Betrag mit höchstens {count} Zeichen ein.',
  'tickets.price.low': 'Mindestens sind es {min}. Geben Sie das oder mehr ein.',

  'tickets.short': {
    '=0': 'Dieses Ticket ist nicht mehr verfügbar.',
    one: 'Nur noch {count} da, Sie wollten {wanted}.',
    other: 'Nur noch {count} da, Sie wollten {wanted}.',
  },
  'tickets.shortReserved': {
    '=0': 'Im Moment sind alle für andere reserviert. Einige kommen vielleicht zurück.',
    one: 'Im Moment nur noch {count} da, Sie wollten {wanted}. Andere geben ihre vielleicht zurück.',
    other:
      'Im Moment nur noch {count} da, Sie wollten {wanted}. Andere geben ihre vielleicht zurück.',
  },
  'tickets.continueWith': { one: 'Weiter mit {count}', other: 'Weiter mit {count}' },
  'tickets.continueWithOf': {
    one: 'Weiter mit {count}: {name}',
    other: 'Weiter mit {count}: {name}',
  },
  'tickets.overLimit': {
    one: 'Davon ist {count} pro Bestellung möglich.',
    other: 'Davon sind {count} pro Bestellung möglich.',
  },
  'tickets.overLimitUnknown': 'Das sind mehr davon, als eine Bestellung haben kann.',
  'tickets.lineInvalid':
    'Der Veranstalter hat das so nicht angenommen. Ändern Sie es und versuchen Sie es noch einmal.',
  'tickets.lineLow':
    'Der Veranstalter hat diesen Preis nicht angenommen. Mindestens sind es {min}.',

  'tickets.problem.limit': {
    one: 'Eine Bestellung kann {count} Ticket haben.',
    other: 'Eine Bestellung kann {count} Tickets haben.',
  },
  'tickets.problem.limitUnknown':
    'Das ist mehr, als eine Bestellung haben kann. Nehmen Sie weniger.',
  'tickets.problem.notAvailable':
    'Eines dieser Tickets ist nicht verfügbar. Die Liste zeigt den Stand von eben.',
  'tickets.problem.rejected':
    'Diese Tickets konnten nicht reserviert werden. Es wurde nichts abgebucht.',
  'tickets.problem.unreachable':
    'Die Tickets wurden nicht reserviert, weil der Veranstalter nicht zu erreichen war. Versuchen Sie es noch einmal.',
  'tickets.problem.stillHeld': 'Was für Sie reserviert war, ist es weiterhin.',
  'tickets.problem.swap': 'Zurückgeben und noch einmal versuchen',
  'tickets.problem.swapHint':
    'Ihre Reservierung zählt vielleicht mit. Wenn Sie sie zuerst zurückgeben, können andere zugreifen.',
  'tickets.problem.shorts': {
    one: '{count} Ticket ist nicht wie gewünscht zu haben. Ihre Auswahl bleibt erhalten.',
    other: '{count} Tickets sind nicht wie gewünscht zu haben. Ihre Auswahl bleibt erhalten.',
  },
  'tickets.problem.none': 'Wählen Sie mindestens ein Ticket.',

  'tickets.unknown.title':
    'Es kam keine Antwort. Ob Ihre Tickets reserviert sind, ist deshalb nicht bekannt.',
  'tickets.unknown.retry': 'Noch einmal fragen',
  'tickets.unknown.still':
    'Es kommt weiterhin keine Antwort. Falls Tickets für Sie reserviert sind, gehen sie von selbst zurück.',
  'tickets.unknown.leave': 'Neu beginnen',
  'tickets.canceled':
    'Der Veranstalter hat die reservierten Tickets zurückgenommen. Wählen Sie noch einmal.',
  'tickets.canceledByBuyer':
    'Ihre Tickets wurden auf einer anderen Seite zurückgegeben. Wählen Sie noch einmal.',

  'tickets.restored.title': {
    one: '{count} Ticket ist für Sie bis {time} reserviert, von einer anderen Seite oder einem früheren Besuch.',
    other:
      '{count} Tickets sind für Sie bis {time} reserviert, von einer anderen Seite oder einem früheren Besuch.',
  },
  'tickets.restored.resume': 'Fortsetzen',
  'tickets.restored.startOver': 'Neu beginnen',
  'tickets.restored.failed':
    'Ihr Stand konnte nicht abgefragt werden. Versuchen Sie es noch einmal.',

  'tickets.count': { one: '{count} Ticket', other: '{count} Tickets' },
  'tickets.estimate': { one: '{count} Ticket, geschätzt', other: '{count} Tickets, geschätzt' },
  'tickets.estimateNote':
    'Gebühren, Steuern und Gutscheine werden berechnet, sobald Ihre Tickets reserviert sind.',
  'tickets.estimateFree': 'Dafür ist nichts zu bezahlen.',
  'tickets.continue': 'Weiter zu Ihren Angaben',
  'tickets.get': 'Tickets holen',
  'tickets.reserving': 'Tickets werden reserviert',

  'tickets.reservation.title': {
    one: '{count} Ticket für Sie reserviert',
    other: '{count} Tickets für Sie reserviert',
  },
  'tickets.reservation.until': 'Bis {time}',
  'tickets.reservation.renew': 'Länger reservieren',
  'tickets.reservation.renewing': 'Wird reserviert',
  'tickets.reservation.notRenewed':
    'Länger ging es nicht. Bis {time} bleiben die Tickets trotzdem für Sie reserviert.',
  'tickets.reservation.release': 'Zurückgeben',
  'tickets.reservation.fiveMinutes': 'Ihre Tickets sind noch fünf Minuten reserviert.',
  'tickets.reservation.twoMinutes':
    'Ihre Tickets sind noch zwei Minuten reserviert. Sie können sie länger reservieren.',
  'tickets.reservation.oneMinute': 'Ihre Tickets sind noch eine Minute reserviert.',
  'tickets.reservation.halfMinute': 'Ihre Tickets sind noch dreißig Sekunden reserviert.',

  'tickets.ended.title': 'Die Reservierung ist abgelaufen',
  'tickets.ended.description':
    'Ihre Tickets sind wieder im Verkauf. Ihre Angaben bleiben erhalten.',
  'tickets.ended.saved': 'Ihre Angaben bleiben erhalten, wenn Sie andere Tickets wählen.',
  'tickets.ended.lost': 'Nicht alle dieser Tickets sind noch zu haben.',
  'tickets.ended.again': 'Noch einmal reservieren',
  'tickets.ended.pending': 'Wird reserviert',
  'tickets.ended.back': 'Zurück zu den Tickets',

  'tickets.summary.failed':
    'Die Summe konnte nicht berechnet werden. Ihre Tickets sind weiterhin reserviert.',
  'tickets.consent.changed':
    'Der Preis hat sich geändert: {to}. Bei Ihrer Auswahl waren es {from}.',
  'tickets.consent.agree': 'Weiter mit {to}',
  'tickets.benefit.label': 'Ihre Mitgliedschaften',
  'tickets.benefit.none': 'Keine verwenden',
  'tickets.benefit.rejected':
    'Diese Mitgliedschaft zahlt nicht für diese Tickets. Wählen Sie eine andere oder keine.',
};
