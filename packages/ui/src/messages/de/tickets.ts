import type { tickets as english } from '../en/tickets.ts';
import type { TranslatedMessages } from '../format-message.ts';

/** Messages of tickets, their reservation and their price in German. */
export const tickets: TranslatedMessages<typeof english> = {
  'tickets.title': 'Tickets',
  'tickets.list': 'Verfügbare Tickets',
  'tickets.failed': 'Die Tickets konnten nicht geladen werden.',
  'tickets.stale':
    'Diese Angaben sind möglicherweise veraltet. Die Tickets konnten nicht aktualisiert werden.',
  'tickets.none.title': 'Noch keine Tickets',
  'tickets.none.description':
    'Der Verkauf hat noch nicht begonnen. Schauen Sie später noch einmal vorbei.',
  'tickets.free': 'Kostenlos',
  'tickets.from': 'Ab {price}',
  'tickets.each': 'pro Ticket',
  'tickets.left': { one: 'Noch {count} verfügbar', other: 'Noch {count} verfügbar' },
  'tickets.until': 'Im Verkauf bis {when}',
  'tickets.feeOnTop': 'Zzgl. Gebühr',
  'tickets.feeIncluded': 'Inkl. Gebühr',
  'tickets.feeAtCheckout': 'Zzgl. Gebühr an der Kasse',
  'tickets.taxOnTop': 'Zzgl. {name}',
  'tickets.taxIncluded': 'Preise inkl. {name}',
  'tickets.taxAtCheckout': 'Zzgl. {name} an der Kasse',
  'tickets.tax': 'Steuern',

  'tickets.scheduled': 'Im Verkauf ab {when}',
  'tickets.scheduledUnknown': 'Noch nicht im Verkauf',
  'tickets.opensIn': 'in {time}',
  'tickets.opening': 'Der Verkauf beginnt',
  'tickets.opened': '{name} ist jetzt im Verkauf.',
  'tickets.ended': 'Der Verkauf endete am {when}',
  'tickets.endedUnknown': 'Der Verkauf ist beendet',
  'tickets.endedHeld': {
    one: 'Der Verkauf ist beendet. Das für Sie reservierte Ticket behalten Sie.',
    other: 'Der Verkauf ist beendet. Die {count} für Sie reservierten Tickets behalten Sie.',
  },
  'tickets.closed': 'Der Verkauf von {name} ist beendet.',
  'tickets.soldOut': 'Ausverkauft',
  'tickets.reserved': 'Derzeit alle reserviert. Vielleicht werden noch welche frei.',
  'tickets.refresh': 'Erneut prüfen',
  'tickets.refreshOf': '{name} erneut prüfen',
  'tickets.refreshing': 'Wird geprüft',
  'tickets.refreshWait': {
    one: 'Erneut in {count} Sekunde',
    other: 'Erneut in {count} Sekunden',
  },
  'tickets.limitTicket': {
    one: 'Maximal {count} pro Bestellung',
    other: 'Maximal {count} pro Bestellung',
  },
  'tickets.limitOrder': {
    one: 'Maximal {count} Ticket pro Bestellung',
    other: 'Maximal {count} Tickets pro Bestellung',
  },
  'tickets.atLeastOne': 'Das Minimum ist 1.',

  'tickets.code': 'Ticketcode',
  'tickets.code.show': 'Tickets anzeigen',
  'tickets.code.checking': 'Wird geprüft',
  'tickets.code.blank': 'Geben Sie einen Code ein.',
  'tickets.code.failed': 'Der Code konnte nicht geprüft werden. Versuchen Sie es erneut.',
  'tickets.code.unknown': 'Wir kennen {code} nicht. Prüfen Sie die Schreibweise.',
  'tickets.code.revealed': {
    one: '{count} Ticket zur Liste hinzugefügt.',
    other: '{count} Tickets zur Liste hinzugefügt.',
  },

  'tickets.name': 'Preis selbst bestimmen',
  'tickets.nameOf': 'Preis selbst bestimmen: {name}',
  'tickets.price': 'Ihr Preis pro Ticket',
  'tickets.priceHint': '{price} oder mehr',
  'tickets.priceAny': 'Beliebiger Betrag, auch null',
  'tickets.remove': 'Entfernen',
  'tickets.removeOf': '{name} entfernen',
  'tickets.times': '{count} × {price} = {total}',
  'tickets.price.blank': 'Geben Sie einen Preis von mindestens {min} ein.',
  'tickets.price.notANumber': 'Geben Sie einen Betrag wie {example} ein.',
  'tickets.price.negative': 'Geben Sie mindestens {min} ein.',
  'tickets.price.decimals': {
    '=0': 'Geben Sie einen Betrag ohne Nachkommastellen ein, z. B. {example}.',
    one: 'Geben Sie höchstens {count} Nachkommastelle ein, z. B. {example}.',
    other: 'Geben Sie höchstens {count} Nachkommastellen ein, z. B. {example}.',
  },
  'tickets.price.long': 'Geben Sie höchstens {count} Zeichen ein.',
  'tickets.price.low': 'Geben Sie mindestens {min} ein.',

  'tickets.short': {
    '=0': 'Dieses Ticket ist nicht mehr verfügbar.',
    one: 'Nur noch {count} verfügbar, Sie wollten {requested}.',
    other: 'Nur noch {count} verfügbar, Sie wollten {requested}.',
  },
  'tickets.shortReserved': {
    '=0': 'Derzeit sind alle für andere reserviert. Vielleicht werden noch welche frei.',
    one: 'Derzeit nur noch {count} verfügbar, Sie wollten {requested}. Vielleicht werden noch welche frei.',
    other:
      'Derzeit nur noch {count} verfügbar, Sie wollten {requested}. Vielleicht werden noch welche frei.',
  },
  'tickets.shortOwn': {
    '=0': 'Möglicherweise sind diese schon für Sie reserviert, weil auf Ihre erste Anfrage keine Antwort kam. Dann werden sie automatisch wieder frei.',
    one: 'Derzeit nur noch {count} verfügbar, Sie wollten {requested}. Weitere sind möglicherweise schon für Sie reserviert, weil auf Ihre erste Anfrage keine Antwort kam.',
    other:
      'Derzeit nur noch {count} verfügbar, Sie wollten {requested}. Weitere sind möglicherweise schon für Sie reserviert, weil auf Ihre erste Anfrage keine Antwort kam.',
  },
  'tickets.continueWith': { one: 'Weiter mit {count}', other: 'Weiter mit {count}' },
  'tickets.continueWithOf': {
    one: 'Weiter mit {count} × {name}',
    other: 'Weiter mit {count} × {name}',
  },
  'tickets.overLimit': {
    one: 'Davon ist maximal {count} pro Bestellung erlaubt.',
    other: 'Davon sind maximal {count} pro Bestellung erlaubt.',
  },
  'tickets.overLimitUnknown': 'Das sind mehr davon, als pro Bestellung erlaubt sind.',
  'tickets.underMinimum': {
    one: 'Wählen Sie mindestens {count} Ticket.',
    other: 'Wählen Sie mindestens {count} Tickets.',
  },
  'tickets.underMinimumUnknown':
    'Das sind weniger davon, als pro Bestellung nötig sind. Wählen Sie mehr.',
  'tickets.quantityInvalid': 'Diese Anzahl wurde nicht angenommen. Wählen Sie eine andere.',
  'tickets.lineInvalid':
    'Diese Angabe wurde nicht angenommen. Ändern Sie sie und versuchen Sie es erneut.',
  'tickets.lineLow': 'Dieser Preis wurde nicht angenommen. Geben Sie mindestens {min} ein.',
  'tickets.lineHigh': 'Dieser Preis wurde nicht angenommen. Geben Sie höchstens {max} ein.',

  'tickets.problem.limit': {
    one: 'Maximal {count} Ticket pro Bestellung.',
    other: 'Maximal {count} Tickets pro Bestellung.',
  },
  'tickets.problem.limitUnknown':
    'Das ist mehr, als pro Bestellung erlaubt ist. Wählen Sie weniger Tickets.',
  'tickets.problem.minimum': {
    one: 'Wählen Sie für diese Bestellung mindestens {count} Ticket.',
    other: 'Wählen Sie für diese Bestellung mindestens {count} Tickets.',
  },
  'tickets.problem.minimumUnknown':
    'Das ist weniger, als pro Bestellung nötig ist. Wählen Sie mehr Tickets.',
  'tickets.problem.notAvailable':
    'Eines dieser Tickets ist nicht verfügbar. Die Liste ist jetzt aktuell.',
  'tickets.problem.rejected':
    'Diese Tickets konnten nicht reserviert werden. Es wurde nichts abgebucht.',
  'tickets.problem.unreachable':
    'Die Verbindung ist fehlgeschlagen, daher sind Ihre Tickets nicht reserviert. Versuchen Sie es erneut.',
  'tickets.problem.stillHeld': 'Ihre zuvor gewählten Tickets sind weiterhin reserviert.',
  'tickets.problem.swap': 'Freigeben und erneut versuchen',
  'tickets.problem.swapHint':
    'Ihre reservierten Tickets zählen möglicherweise zur Höchstmenge. Wenn Sie sie zuerst freigeben, können andere sie kaufen.',
  'tickets.problem.shorts': {
    one: 'Eine Ticketart ist nicht wie gewünscht verfügbar. Ihre Auswahl bleibt gespeichert.',
    other:
      '{count} Ticketarten sind nicht wie gewünscht verfügbar. Ihre Auswahl bleibt gespeichert.',
  },
  'tickets.problem.price': 'Ein Preis wurde nicht angenommen. Ihre Auswahl bleibt gespeichert.',
  'tickets.problem.none': 'Wählen Sie mindestens ein Ticket.',

  'tickets.unknown.title': 'Wir können nicht feststellen, ob Ihre Tickets reserviert sind.',
  'tickets.unknown.retry': 'Erneut prüfen',
  'tickets.unknown.still':
    'Die Verbindung schlägt weiterhin fehl. Falls Tickets für Sie reserviert sind, werden sie automatisch freigegeben.',
  'tickets.unknown.leave': 'Neu beginnen',
  'tickets.canceled': 'Der Veranstalter hat Ihre Tickets freigegeben. Wählen Sie erneut.',
  'tickets.canceledByBuyer':
    'Ihre Tickets wurden auf einer anderen Seite freigegeben. Wählen Sie erneut.',

  'tickets.restored.title': {
    one: '{count} Ticket ist noch bis {time} für Sie reserviert, von einer anderen Seite oder einem früheren Besuch.',
    other:
      '{count} Tickets sind noch bis {time} für Sie reserviert, von einer anderen Seite oder einem früheren Besuch.',
  },
  'tickets.restored.resume': 'Fortsetzen',
  'tickets.restored.startOver': 'Neu beginnen',
  'tickets.restored.failed': 'Ihre Tickets konnten nicht geprüft werden. Versuchen Sie es erneut.',

  'tickets.count': { one: '{count} Ticket', other: '{count} Tickets' },
  'tickets.estimate': {
    one: 'Voraussichtliche Gesamtsumme, {count} Ticket',
    other: 'Voraussichtliche Gesamtsumme, {count} Tickets',
  },
  'tickets.estimateNote': 'Gebühren, Steuern und Rabatte werden im nächsten Schritt berechnet.',
  'tickets.total': { one: 'Gesamtsumme, {count} Ticket', other: 'Gesamtsumme, {count} Tickets' },
  'tickets.line': '{count} × {name}',
  'tickets.choose': 'Tickets wählen',
  'tickets.proceed': 'Weiter',
  'tickets.bar': 'Ihre Tickets',
  'tickets.hold': {
    one: 'Wir reservieren Ihre Tickets für {count} Minute, während Sie bestellen.',
    other: 'Wir reservieren Ihre Tickets für {count} Minuten, während Sie bestellen.',
  },
  'tickets.notOnSale': {
    one: '{count} Ticketart nicht im Verkauf',
    other: '{count} Ticketarten nicht im Verkauf',
  },
  'tickets.notOnSaleNames': '{tickets}: {names}',
  'tickets.continue': 'Weiter zu Ihren Angaben',
  'tickets.get': 'Tickets sichern',
  'tickets.reserving': 'Ihre Tickets werden reserviert',

  'tickets.reservation.title': {
    one: '{count} Ticket für Sie reserviert',
    other: '{count} Tickets für Sie reserviert',
  },
  'tickets.reservation.until': 'Bis {time}',
  'tickets.reservation.renew': 'Reservierung verlängern',
  'tickets.reservation.renewing': 'Wird verlängert',
  'tickets.reservation.notRenewed':
    'Die Reservierung konnte nicht verlängert werden. Bis {time} sind die Tickets weiterhin für Sie reserviert.',
  'tickets.reservation.release': { one: 'Ticket freigeben', other: 'Tickets freigeben' },
  'tickets.reservation.fiveMinutes': 'Ihre Tickets sind noch fünf Minuten reserviert.',
  'tickets.reservation.twoMinutes':
    'Ihre Tickets sind noch zwei Minuten reserviert. Sie können die Reservierung verlängern.',
  'tickets.reservation.oneMinute': 'Ihre Tickets sind noch eine Minute reserviert.',
  'tickets.reservation.halfMinute': 'Ihre Tickets sind noch dreißig Sekunden reserviert.',

  'tickets.ended.title': 'Ihre Reservierung ist abgelaufen',
  'tickets.ended.description':
    'Ihre Tickets sind wieder im Verkauf. Ihre Antworten bleiben gespeichert.',
  'tickets.ended.saved': 'Ihre Antworten bleiben gespeichert, wenn Sie andere Tickets wählen.',
  'tickets.ended.lost': 'Einige dieser Tickets sind nicht mehr verfügbar.',
  'tickets.ended.again': 'Erneut reservieren',
  'tickets.ended.pending': 'Wird reserviert',
  'tickets.ended.back': 'Zurück zu den Tickets',

  'tickets.summary.failed':
    'Die Gesamtsumme konnte nicht berechnet werden. Ihre Tickets sind weiterhin reserviert.',
  'tickets.consent.changed':
    'Der Preis hat sich auf {to} geändert. Bei Ihrer Auswahl waren es {from}.',
  'tickets.consent.agree': 'Weiter mit {to}',
  'tickets.benefit.label': 'Ihre Mitgliedschaften',
  'tickets.benefit.none': 'Keine Mitgliedschaft verwenden',
  'tickets.benefit.rejected':
    'Diese Mitgliedschaft gilt nicht für diese Tickets. Wählen Sie eine andere oder keine.',
};
