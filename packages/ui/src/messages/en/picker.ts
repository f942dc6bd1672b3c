import type { Message } from '../format-message.ts';

/** Messages of variant pickers, price differences and stock by quantity. */
export const picker = {
  'picker.lowStock': 'Low stock',
  'picker.more': '+{amount}',
  'picker.moreSpoken': '{amount} more',
  'picker.less': '−{amount}',
  'picker.lessSpoken': '{amount} less',
  'picker.unnamed': 'Unnamed item',
  'picker.imagesOf': 'Images show {choice}',
  'picker.textLength': '{length} / {most}',
  'picker.betweenCharacters': {
    one: 'From {least} to {count} character',
    other: 'From {least} to {count} characters',
  },
  'picker.loading': 'Checking stock',
  'picker.loadFailed': 'We couldn’t check stock.',
  'picker.backOrder': '{there} ship now, {count} more later.',
  'picker.backOrderWith': '{words} {message}',
  'picker.noneAvailable': 'None available at the moment.',
} as const satisfies Record<string, Message>;
