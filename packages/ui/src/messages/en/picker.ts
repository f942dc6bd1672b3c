import type { Message } from '../format-message.ts';

/** Words of choosing, of prices beyond the figure, and of stock by quantity. */
export const picker = {
  'picker.fewLeft': 'Few left',
  'picker.more': '+{amount}',
  'picker.moreSpoken': '{amount} more',
  'picker.less': '−{amount}',
  'picker.lessSpoken': '{amount} less',
  'picker.noName': 'Object without a name',
  'picker.pictureOf': 'Pictures show {choice}',
  'picker.written': '{length} / {most}',
  'picker.betweenCharacters': {
    one: 'From {least} to {count} character',
    other: 'From {least} to {count} characters',
  },
  'picker.checking': 'Looking whether it is there',
  'picker.checkFailed': 'Whether it is there could not be read.',
  'picker.backOrder': '{there} at once, {count} more later.',
  'picker.backOrderWith': '{words} {message}',
  'picker.nothingMade': 'Nothing of it can be had at present.',
  'picker.pickup': 'Collect at {place}',
  'picker.leadTime': '{carrier}, {when}',
} as const satisfies Record<string, Message>;
