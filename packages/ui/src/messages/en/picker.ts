import type { Message } from '../message.ts';

/** Words of choosing, of prices beyond the figure, and of stock by quantity. */
export const picker = {
  'picker.fewLeft': 'Few left',
  'picker.more': '+{amount}',
  'picker.moreSpoken': '{amount} more',
  'picker.less': '−{amount}',
  'picker.lessSpoken': '{amount} less',
  'picker.pictureOf': 'Pictures show {choices}',
  'picker.unknownChoice': '“{from}” is not offered here.',
  'picker.checking': 'Looking whether it is there',
  'picker.checkFailed': 'Whether it is there could not be read.',
  'picker.backOrder': {
    one: '{there} leaves at once, {count} more follows later.',
    other: '{there} leave at once, {count} more follow later.',
  },
  'picker.backOrderWith': '{words} {message}',
  'picker.aheadLimit': {
    one: 'Only {count} can be ordered ahead.',
    other: 'Up to {count} can be ordered ahead.',
  },
  'picker.nothingMade': 'Nothing of it can be had at present.',
  'picker.pickup': 'Collect at {place}',
  'picker.deliveredBy': '{carrier}, {time}',
  'picker.slot': '{carrier}, {slot}',
} satisfies Record<string, Message>;
