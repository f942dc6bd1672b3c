import type { Message } from '../format-message.ts';

/** Words of choosing, of prices beyond the figure, and of stock by quantity. */
export const picker = {
  'picker.lowStock': 'Few left',
  'picker.more': '+{amount}',
  'picker.moreSpoken': '{amount} more',
  'picker.less': '−{amount}',
  'picker.lessSpoken': '{amount} less',
  'picker.unnamed': 'Object without a name',
  'picker.imagesOf': 'Pictures show {choice}',
  'picker.textLength': '{length} / {most}',
  'picker.betweenCharacters': {
    one: 'From {least} to {count} character',
    other: 'From {least} to {count} characters',
  },
  'picker.loading': 'Looking whether it is there',
  'picker.loadFailed': 'Whether it is there could not be read.',
  'picker.backOrder': '{there} at once, {count} more later.',
  'picker.backOrderWith': '{words} {message}',
  'picker.noneAvailable': 'Nothing of it can be had at present.',
  'picker.pickup': 'Collect at {place}',
  'picker.deliveryEstimate': '{carrier}, {when}',
} as const satisfies Record<string, Message>;
