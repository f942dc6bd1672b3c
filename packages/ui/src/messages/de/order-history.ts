import type { orderHistory as english } from '../en/order-history.ts';
import type { TranslatedMessages } from '../format-message.ts';

/** Messages of the orders on an account page in German. */
export const orderHistory: TranslatedMessages<typeof english> = {
  'orderHistory.none': 'Noch keine Bestellungen. Hier erscheinen Ihre Bestellungen.',
  'orderHistory.noTickets': 'Noch keine Tickets. Hier erscheinen Ihre Tickets.',
  'orderHistory.failed': 'Wir konnten Ihre Bestellungen nicht laden.',
  'orderHistory.moreFailed': 'Wir konnten Ihre übrigen Bestellungen nicht laden.',
  'orderHistory.number': 'Bestellung {number}',
  'orderHistory.items': { one: '{count} Artikel', other: '{count} Artikel' },
  'orderHistory.tickets': { one: '{count} Ticket', other: '{count} Tickets' },
  'orderHistory.ordered': 'Bestellt am {date}',
  'orderHistory.further': '+{count}',
  'orderHistory.more': 'Ältere Bestellungen anzeigen',
  'orderHistory.shown': {
    one: '{count} Bestellung angezeigt',
    other: '{count} Bestellungen angezeigt',
  },
  'orderHistory.loaded': {
    one: '{count} weitere Bestellung angezeigt',
    other: '{count} weitere Bestellungen angezeigt',
  },
  'orderHistory.pending': 'Zahlung ausstehend',
  'orderHistory.payment-failed': 'Zahlung fehlgeschlagen',
  'orderHistory.processing': 'In Vorbereitung',
  'orderHistory.shipped': 'Unterwegs',
  'orderHistory.ready-for-pickup': 'Abholbereit',
  'orderHistory.delivered': 'Zugestellt',
  'orderHistory.returned': 'Zurückgesendet',
  'orderHistory.canceled': 'Storniert',
};
