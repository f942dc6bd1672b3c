import type { TranslatedMessages } from '@vitrine/ui';
import type { guests as english } from '../en/guests.ts';

export const guests: TranslatedMessages<typeof english> = {
  'admin.guests.title': 'Gäste',
  'admin.guests.results': 'Gäste',
  'admin.guests.parent': 'Gäste und Einlass',
  'admin.guests.summary': 'Eingecheckt',
  'admin.guests.summaryOf': '{checkedIn} von {valid}',
  'admin.guests.progress': 'Eingecheckte Gäste',
  'admin.guests.open': 'Einlass öffnen',
  'admin.guests.export': 'CSV exportieren',
  'admin.guests.exported': { one: '{count} Gast exportiert', other: '{count} Gäste exportiert' },
  'admin.guests.exportFailed': 'Die Gästeliste konnte nicht exportiert werden.',
  'admin.guests.view.all': 'Alle',
  'admin.guests.view.expected': 'Erwartet',
  'admin.guests.view.checked-in': 'Eingecheckt',
  'admin.guests.view.not-valid': 'Nicht bezahlt',
  'admin.guests.view.canceled': 'Storniert',
  'admin.guests.views': 'Gäste nach Status',
  'admin.guests.search': 'Gäste suchen',
  'admin.guests.searchPlaceholder': 'Name, Bestellung oder Ticket',
  'admin.guests.clearSearch': 'Suche leeren',
  'admin.guests.column.guest': 'Gast',
  'admin.guests.column.ticket': 'Ticket',
  'admin.guests.column.order': 'Bestellung',
  'admin.guests.column.buyer': 'Käufer',
  'admin.guests.column.state': 'Einlass',
  'admin.guests.column.actions': 'Aktionen',
  'admin.guests.state.expected': 'Erwartet',
  'admin.guests.state.checkedIn': 'Eingecheckt, {time}',
  'admin.guests.state.unsent': 'Eingecheckt, {time}, noch nicht gesendet',
  'admin.guests.state.unsentUndo': 'Erwartet, noch nicht gesendet',
  'admin.guests.state.canceled': 'Storniert',
  'admin.guests.state.notPaid': 'Nicht bezahlt: {status}',
  'admin.guests.checkIn': 'Einchecken',
  'admin.guests.checkInName': '{name} einchecken',
  'admin.guests.undoName': 'Check-in von {name} rückgängig machen',
  'admin.guests.actionsFor': 'Aktionen für {name}',
  'admin.guests.orderLink': 'Bestellung ansehen',
  'admin.guests.checkInOrder': {
    one: 'Den {count} verbleibenden Gast dieser Bestellung einchecken',
    other: 'Die {count} verbleibenden Gäste dieser Bestellung einchecken',
  },
  'admin.guests.remaining': {
    one: 'Verbleibenden Gast einchecken',
    other: 'Verbleibende {count} einchecken',
  },
  'admin.guests.checkedIn': {
    one: '{name} ist eingecheckt',
    other: '{count} Gäste sind eingecheckt',
  },
  'admin.guests.undone': {
    one: '{name} ist nicht mehr eingecheckt',
    other: '{count} Check-ins sind rückgängig gemacht',
  },
  'admin.guests.readOnly':
    'Hier sehen Sie, wer eingecheckt ist. Um Gäste hier einzuchecken, braucht die Website eine Verbindung zum eigenen Server.',
  'admin.guests.loadFailed': 'Die Gäste konnten nicht geladen werden.',
  'admin.guests.empty.title': 'Noch keine Gäste',
  'admin.guests.empty.description': 'Gäste erscheinen hier mit der ersten Bestellung.',
  'admin.guests.noMatch.title': 'Kein Gast passt',
  'admin.guests.noMatch.search': 'Kein Gast passt zu „{text}“',
  'admin.guests.noMatch.description':
    'Suchen Sie nach einem Namen oder nach der Nummer einer Bestellung oder eines Tickets.',
  'admin.guests.noMatch.all': 'Alle Gäste anzeigen',
  'admin.guests.shown': { one: '{shown} von {count} Gast', other: '{shown} von {count} Gästen' },
  'admin.guests.loaded': {
    one: '{count} weiterer Gast angezeigt',
    other: '{count} weitere Gäste angezeigt',
  },
  'admin.guests.more': 'Mehr anzeigen',
  'admin.guests.count': { one: '{count} Gast', other: '{count} Gäste' },
  'admin.guests.offline': {
    '=0': 'Keine Verbindung seit {time}.',
    one: 'Keine Verbindung seit {time}. {count} Check-in bleibt auf diesem Gerät und wird später gesendet.',
    other:
      'Keine Verbindung seit {time}. {count} Check-ins bleiben auf diesem Gerät und werden später gesendet.',
  },
  'admin.guests.offlineSpoken':
    'Keine Verbindung. Check-ins bleiben auf diesem Gerät und werden später gesendet.',
  'admin.guests.denied': {
    '=0': 'Der Server nimmt seit {time} keine Check-ins von diesem Gerät an. Melden Sie sich neu an.',
    one: 'Der Server nimmt seit {time} keine Check-ins von diesem Gerät an. Melden Sie sich neu an. {count} Check-in bleibt auf diesem Gerät und wird später gesendet.',
    other:
      'Der Server nimmt seit {time} keine Check-ins von diesem Gerät an. Melden Sie sich neu an. {count} Check-ins bleiben auf diesem Gerät und werden später gesendet.',
  },
  'admin.guests.deniedSpoken':
    'Der Server nimmt keine Check-ins von diesem Gerät an. Melden Sie sich neu an. Check-ins bleiben auf diesem Gerät und werden später gesendet.',
  'admin.guests.onlineSpoken': 'Die Verbindung ist wieder da. Alle Check-ins sind gesendet.',
  'admin.guests.sendNow': 'Erneut versuchen',
  'admin.guests.conflict.title': {
    one: '{count} Check-in braucht Ihre Aufmerksamkeit',
    other: '{count} Check-ins brauchen Ihre Aufmerksamkeit',
  },
  'admin.guests.conflict.already-checked-in':
    '{name}: hier um {time} eingecheckt und anderswo um {otherTime}. Eine der beiden Personen ist vielleicht nicht der Gast.',
  'admin.guests.conflict.canceled':
    '{name}: hier um {time} eingecheckt, das Ticket wurde aber storniert.',
  'admin.guests.conflict.not-paid':
    '{name}: hier um {time} eingecheckt, das Ticket ist aber nicht bezahlt.',
  'admin.guests.conflict.unknown':
    '{name}: hier um {time} eingecheckt, das Ticket gibt es aber nicht mehr.',
  'admin.guests.conflict.dismiss': 'Schließen',
  'admin.guests.csv.ticketNumber': 'Ticketnummer',
  'admin.guests.csv.email': 'E-Mail',
  'admin.guests.csv.time': 'Eingecheckt um',
  'admin.guests.csv.status': 'Status',
  'admin.guests.file': 'gaeste-{slug}.csv',
  'admin.guests.screen.title': 'Einlass',
  'admin.guests.screen.count': '{checkedIn} von {valid} eingecheckt',
  'admin.guests.screen.sent': 'Alles gesendet',
  'admin.guests.screen.unsent': { one: '{count} nicht gesendet', other: '{count} nicht gesendet' },
  'admin.guests.screen.back': 'Zurück',
  'admin.guests.screen.menu': 'Optionen',
  'admin.guests.screen.sound': 'Ton',
  'admin.guests.screen.vibration': 'Vibration',
  'admin.guests.screen.list': 'Gästeliste',
  'admin.guests.screen.scan': 'Scannen',
  'admin.guests.screen.stop': 'Scannen beenden',
  'admin.guests.screen.find': 'Name suchen',
  'admin.guests.screen.idle':
    'Scannen Sie ein Ticket oder suchen Sie den Gast nach Namen. Ein Handscanner funktioniert jederzeit.',
  'admin.guests.screen.camera': 'Kamera',
  'admin.guests.screen.torch': 'Licht',
  'admin.guests.screen.cameraStarting': 'Die Kamera startet',
  'admin.guests.screen.cameraDenied':
    'Die Kamera ist nicht erlaubt. Erlauben Sie sie in den Einstellungen des Browsers oder suchen Sie den Gast nach Namen.',
  'admin.guests.screen.cameraMissing':
    'Dieses Gerät hat keine nutzbare Kamera. Suchen Sie den Gast nach Namen oder nutzen Sie einen Handscanner.',
  'admin.guests.screen.cameraFailed':
    'Die Kamera konnte nicht gestartet werden. Suchen Sie den Gast nach Namen.',
  'admin.guests.screen.results': 'Passende Gäste',
  'admin.guests.screen.recent': 'Zuletzt eingecheckt',
  'admin.guests.screen.recentEmpty': 'Noch niemand',
  'admin.guests.screen.unsentAt': '{time}, nicht gesendet',
  'admin.guests.verdict.checkedIn': 'Eingecheckt, {time}',
  'admin.guests.verdict.already':
    'Dieses Ticket ist seit {time} eingecheckt. Lassen Sie damit niemanden mehr ein.',
  'admin.guests.verdict.undoOld': 'Check-in aufheben',
  'admin.guests.verdict.canceled': 'Dieses Ticket ist storniert. Lassen Sie den Gast nicht ein.',
  'admin.guests.verdict.notPaid':
    'Dieses Ticket ist nicht bezahlt. Der Status der Bestellung ist „{status}“. Lassen Sie den Gast nicht ein.',
  'admin.guests.verdict.otherEvent':
    'Dieses Ticket gehört zu einer anderen Veranstaltung: {title}.',
  'admin.guests.verdict.otherEventUnknown': 'Dieses Ticket gehört zu einer anderen Veranstaltung.',
  'admin.guests.verdict.otherEventTitle': 'Andere Veranstaltung',
  'admin.guests.verdict.unknown': 'Dieser Code ist kein Ticket dieser Veranstaltung.',
  'admin.guests.verdict.unknownTitle': 'Unbekannter Code',
  'admin.guests.verdict.valid': 'Dieses Ticket ist gültig.',
  'admin.guests.verdict.order': {
    one: '{checkedIn} von {count} Gast dieser Bestellung ist eingecheckt.',
    other: '{checkedIn} von {count} Gästen dieser Bestellung sind eingecheckt.',
  },
  'admin.guests.verdict.undo': 'Rückgängig',
  'admin.guests.verdict.undone': '{name} ist nicht mehr eingecheckt',
};
