import type { TranslatedMessages } from '@vitrine/ui';
import type { backInStockQueue as english } from '../en/back-in-stock.ts';

export const backInStockQueue: TranslatedMessages<typeof english> = {
  'admin.backInStock.title': 'Verfügbarkeitsanfragen',
  'admin.backInStock.items': 'Am häufigsten angefragt',
  'admin.backInStock.unnamed': 'Artikel ohne Namen',
  'admin.backInStock.noEmail': 'Keine E-Mail-Adresse',
  'admin.backInStock.tabs': 'Anfragen nach Status',
  'admin.backInStock.all': 'Alle',
  'admin.backInStock.received': 'Wartend',
  'admin.backInStock.processing': 'Wird gesendet',
  'admin.backInStock.sent': 'Benachrichtigt',
  'admin.backInStock.failed': 'Nicht zugestellt',
  'admin.backInStock.marked': 'Als benachrichtigt markiert',
  'admin.backInStock.unknown': 'Unbekannt',
  'admin.backInStock.table': 'Verfügbarkeitsanfragen',
  'admin.backInStock.customer': 'Kunde',
  'admin.backInStock.item': 'Artikel',
  'admin.backInStock.requested': 'Angefragt am',
  'admin.backInStock.status': 'Status',
  'admin.backInStock.actions': 'Aktionen',
  'admin.backInStock.actionsOf': 'Aktionen für {email}',
  'admin.backInStock.notify': 'Jetzt benachrichtigen',
  'admin.backInStock.notifyAgain': 'Erneut benachrichtigen',
  'admin.backInStock.mark': 'Als benachrichtigt markieren',
  'admin.backInStock.delete': 'Löschen',
  'admin.backInStock.notifyAll': 'Alle benachrichtigen',
  'admin.backInStock.notifyAllOf': 'Alle benachrichtigen, die auf {name} warten',
  'admin.backInStock.notified': 'Versand der E-Mail an {email} gestartet.',
  'admin.backInStock.allNotified': 'Versand der E-Mails zu {name} gestartet.',
  'admin.backInStock.nowMarked': '{email} als benachrichtigt markiert.',
  'admin.backInStock.deleted': 'Anfrage von {email} gelöscht.',
  'admin.backInStock.gone': 'Diese Anfrage gibt es nicht mehr.',
  'admin.backInStock.changeFailed': 'Das hat nicht geklappt. Versuchen Sie es erneut.',
  'admin.backInStock.confirmNotify': 'Alle Wartenden benachrichtigen?',
  'admin.backInStock.confirmNotifyHint':
    'Alle, die auf {name} warten, erhalten eine E-Mail. Das lässt sich nicht rückgängig machen.',
  'admin.backInStock.send': 'E-Mails senden',
  'admin.backInStock.confirmDeleteHint':
    '{email} wird nicht benachrichtigt, und die Adresse wird gelöscht.',
  'admin.backInStock.count': {
    '=0': 'Keine Anfragen',
    one: '{count} Anfrage',
    other: '{count} Anfragen',
  },
  'admin.backInStock.shown': {
    one: '{shown} von {count} Anfrage',
    other: '{shown} von {count} Anfragen',
  },
  'admin.backInStock.loaded': {
    one: '{count} weitere Anfrage geladen',
    other: '{count} weitere Anfragen geladen',
  },
  'admin.backInStock.more': 'Mehr anzeigen',
  'admin.backInStock.someFailed': 'Einige Anfragen konnten nicht geladen werden.',
  'admin.backInStock.showAll': 'Alle {count} anzeigen',
  'admin.backInStock.showFewer': 'Weniger anzeigen',
  'admin.backInStock.empty': 'Noch keine Anfragen',
  'admin.backInStock.emptyHint':
    'Hier sehen Sie, wenn sich Kunden für ausverkaufte Artikel vormerken lassen.',
  'admin.backInStock.emptyTab': 'Keine Anfragen unter „{tab}“',
  'admin.backInStock.choices': 'Variante',
  'admin.backInStock.notifyCount': {
    one: '{count} Person benachrichtigen',
    other: '{count} Personen benachrichtigen',
  },
  'admin.backInStock.notifyCountOf': {
    one: '{count} Person benachrichtigen, die auf {name} wartet',
    other: '{count} Personen benachrichtigen, die auf {name} warten',
  },
  'admin.backInStock.notifyAgainOf': '{email} erneut benachrichtigen',
  'admin.backInStock.people': { one: '{count} Anfrage', other: '{count} Anfragen' },
  'admin.backInStock.waitingCount': { one: '{count} wartend', other: '{count} wartend' },
  'admin.backInStock.undeliveredCount': {
    one: '{count} nicht zugestellt',
    other: '{count} nicht zugestellt',
  },
  'admin.backInStock.sendingCount': {
    one: '{count} wird gesendet',
    other: '{count} werden gesendet',
  },
  'admin.backInStock.notifiedBefore': {
    one: '{count} schon benachrichtigt',
    other: '{count} schon benachrichtigt',
  },
  'admin.backInStock.stillSoldOut': 'noch ausverkauft',
  'admin.backInStock.inStock': 'wieder verfügbar',
  'admin.backInStock.inStockCount': '{count} verfügbar',
  'admin.backInStock.stillSoldOutHint': 'Dieser Artikel ist noch ausverkauft.',
  'admin.backInStock.notifiedCount': {
    one: 'Versand von {count} E-Mail gestartet.',
    other: 'Versand von {count} E-Mails gestartet.',
  },
  'admin.backInStock.markedCount': {
    one: '{count} Anfrage als benachrichtigt markiert.',
    other: '{count} Anfragen als benachrichtigt markiert.',
  },
  'admin.backInStock.deletedCount': {
    one: '{count} Anfrage gelöscht.',
    other: '{count} Anfragen gelöscht.',
  },
  'admin.backInStock.failedCount': {
    one: '{count} Anfrage ist fehlgeschlagen.',
    other: '{count} Anfragen sind fehlgeschlagen.',
  },
  'admin.backInStock.confirmNotifyCount': {
    one: '{count} Person benachrichtigen?',
    other: '{count} Personen benachrichtigen?',
  },
  'admin.backInStock.confirmNotifyCountHint': {
    one: '{count} Person erhält eine E-Mail zu {name}. Das lässt sich nicht rückgängig machen.',
    other:
      '{count} Personen erhalten eine E-Mail zu {name}. Das lässt sich nicht rückgängig machen.',
  },
  'admin.backInStock.confirmNotifyOneHint':
    '{email} erhält eine E-Mail. Das lässt sich nicht rückgängig machen.',
  'admin.backInStock.confirmNotifySomeHint': {
    one: '{count} Person erhält eine E-Mail. Das lässt sich nicht rückgängig machen.',
    other: '{count} Personen erhalten eine E-Mail. Das lässt sich nicht rückgängig machen.',
  },
  'admin.backInStock.sendCount': { one: '{count} E-Mail senden', other: '{count} E-Mails senden' },
  'admin.backInStock.confirmDelete': {
    one: 'Diese Anfrage löschen?',
    other: '{count} Anfragen löschen?',
  },
  'admin.backInStock.confirmDeleteCountHint': {
    one: '{count} Kunde wird nicht benachrichtigt, und die Adresse wird gelöscht.',
    other: '{count} Kunden werden nicht benachrichtigt, und die Adressen werden gelöscht.',
  },
  'admin.backInStock.deleteCount': {
    one: '{count} Anfrage löschen',
    other: '{count} Anfragen löschen',
  },
  'admin.backInStock.select': '{email} auswählen',
  'admin.backInStock.selectAll': 'Alle gezeigten Anfragen auswählen',
  'admin.backInStock.selected': {
    one: '{count} Anfrage ausgewählt',
    other: '{count} Anfragen ausgewählt',
  },
  'admin.backInStock.selectedShort': '{count} ausgewählt',
  'admin.backInStock.markCount': {
    one: '{count} als benachrichtigt markieren',
    other: '{count} als benachrichtigt markieren',
  },
  'admin.backInStock.exportView': 'Ansicht exportieren',
  'admin.backInStock.exporting': 'Wird exportiert',
  'admin.backInStock.exported': {
    one: '{count} Anfrage exportiert',
    other: '{count} Anfragen exportiert',
  },
  'admin.backInStock.exportFailed':
    'Der Export ist fehlgeschlagen. Es gibt keine Datei. Versuchen Sie es erneut.',
  'admin.backInStock.loadFailed': 'Die Anfragen konnten nicht geladen werden',
  'admin.backInStock.loadFailedHint': 'Prüfen Sie Ihre Verbindung. Es wurde nichts geändert.',
  'admin.backInStock.seeAll': 'Alle Anfragen anzeigen',
};
