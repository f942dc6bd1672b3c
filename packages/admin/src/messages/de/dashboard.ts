import type { TranslatedMessages } from '@vitrine/ui';
import type { dashboard as english } from '../en/dashboard.ts';

export const dashboard: TranslatedMessages<typeof english> = {
  'admin.dashboard.updated': 'Stand: {time}',
  'admin.dashboard.refresh': 'Aktualisieren',
  'admin.dashboard.figures': 'Kennzahlen',
  'admin.dashboard.salesIn': 'Ticketverkäufe in {currency}',
  'admin.dashboard.noSales': 'Noch keine Tickets verkauft.',
  'admin.dashboard.salesFailed': 'Die Verkäufe konnten nicht geladen werden.',
  'admin.dashboard.revenue': '{amount} nach Gebühren',
  'admin.dashboard.orderCount': { one: '{count} Bestellung', other: '{count} Bestellungen' },
  'admin.dashboard.backInStock': 'Warten auf Ware',
  'admin.dashboard.people': { '=0': 'Niemand', one: '{count} Person', other: '{count} Personen' },
  'admin.dashboard.morePeople': { other: 'Mehr als {count} Personen' },
  'admin.dashboard.productCount': { one: '{count} Produkt', other: '{count} Produkte' },
  'admin.dashboard.needsAction': 'Zu bearbeiten',
  'admin.dashboard.allOrders': 'Alle Bestellungen',
  'admin.dashboard.moreOrders': {
    one: '{count} weitere Bestellung',
    other: '{count} weitere Bestellungen',
  },
  'admin.dashboard.nothing': 'Es sind keine Bestellungen zu bearbeiten.',
  'admin.dashboard.ordersFailed': 'Die Bestellungen konnten nicht geladen werden.',
  'admin.dashboard.capturedOn': 'Autorisiert, wird am {when} automatisch eingezogen',
  'admin.dashboard.voidedOn': 'Autorisiert, wird am {when} automatisch freigegeben',
  'admin.dashboard.nextEvents': 'Nächste Veranstaltungen',
  'admin.dashboard.allEvents': 'Alle Veranstaltungen',
  'admin.dashboard.noEvents': 'Keine bevorstehenden Veranstaltungen.',
  'admin.dashboard.eventsFailed': 'Die Veranstaltungen konnten nicht geladen werden.',
  'admin.dashboard.sold': { '=0': 'Keine verkauft', other: '{count} verkauft' },
  'admin.dashboard.coming': {
    '=0': 'Noch niemand',
    other: '{count} Zusagen',
    one: '{count} Zusage',
  },
  'admin.dashboard.comingOf': { other: '{coming} von {count} Zusagen' },
  'admin.dashboard.noRegistration': 'Ohne Anmeldung',
};
