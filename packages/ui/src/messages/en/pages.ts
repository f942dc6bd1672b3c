import { addDefaultMessages } from '../default-messages.ts';
import type { Message } from '../format-message.ts';

/** Messages of the page components and of the frame around pages. */
export const pages = {
  'pages.main': 'Main',
  'pages.menu': 'Menu',
  'pages.pagesBelow': 'More in {name}',
  'pages.viewAll': 'View all',
  'pages.home': 'Home',
  'pages.collections': 'Collections',
  'pages.allCollections': 'See all collections',
  'pages.allEvents': 'See all events',
  'pages.events': 'Events',
  'pages.search': 'Search',
  'pages.searchResults': 'Results for “{text}”',
  'pages.suggestions': 'You might like',
  'pages.wishlist': 'Saved',
  'pages.compare': 'Compare',
  'pages.account': 'Account',
  'pages.notFound': 'Page not found',
  'pages.notFoundHint': 'It may have moved, or the link was mistyped.',
  'pages.orders': 'Orders',
  'pages.tickets': 'Tickets',
} as const satisfies Record<string, Message>;

addDefaultMessages(pages);
