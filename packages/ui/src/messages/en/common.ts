import type { Message } from '../message.ts';

/** Words of the primitives. */
export const common = {
  'common.close': 'Close',
  'common.back': 'Back',
  'common.clear': 'Clear',
  'common.loading': 'Loading',
  'common.optional': 'optional',
  'common.retry': 'Try again',
  'common.less': 'One less',
  'common.more': 'One more',
  'common.lessOf': 'One less of {name}',
  'common.moreOf': 'One more of {name}',
  'common.quantity': 'Quantity',
  'common.quantityOf': 'Quantity of {name}',
  'common.previousPage': 'Previous page',
  'common.nextPage': 'Next page',
  'common.page': 'Page {page}',
  'common.pages': 'Pages',
  'common.noMatch': 'No match for “{query}”.',
  'common.options': { one: '{count} option', other: '{count} options' },
  'common.errors': {
    one: 'One answer needs another look',
    other: '{count} answers need another look',
  },
  'common.dismiss': 'Dismiss',
  'common.failed': 'This could not be loaded.',
  'common.offline': 'There is no connection. Check it and try again.',
  'common.notifications': 'Notifications',
} satisfies Record<string, Message>;
