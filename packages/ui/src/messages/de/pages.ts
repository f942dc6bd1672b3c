import type { pages as english } from '../en/pages.ts';
import type { TranslatedMessages } from '../format-message.ts';

/** Messages of the page components and of the frame around pages in German. */
export const pages: TranslatedMessages<typeof english> = {
  'pages.main': 'Hauptnavigation',
  'pages.menu': 'Menü',
  'pages.pagesBelow': 'Mehr in {name}',
  'pages.viewAll': 'Alle ansehen',
  'pages.home': 'Startseite',
  'pages.collections': 'Kollektionen',
  'pages.allCollections': 'Alle Kollektionen ansehen',
  'pages.allEvents': 'Alle Veranstaltungen ansehen',
  'pages.events': 'Veranstaltungen',
  'pages.search': 'Suche',
  'pages.searchResults': 'Ergebnisse für „{text}“',
  'pages.suggestions': 'Das könnte Ihnen gefallen',
  'pages.wishlist': 'Merkliste',
  'pages.compare': 'Vergleichen',
  'pages.account': 'Konto',
  'pages.notFound': 'Seite nicht gefunden',
  'pages.notFoundHint': 'Vielleicht wurde sie verschoben, oder der Link enthält einen Tippfehler.',
  'pages.orders': 'Bestellungen',
  'pages.tickets': 'Tickets',
};
