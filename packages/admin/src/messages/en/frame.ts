import { addDefaultMessages, type Message } from '@vitrine/ui';

/** Messages of the frame, the action bar and the commands. */
export const frame = {
  'admin.back': 'Back',
  'admin.bar': 'Actions',
  'admin.bar.more': 'More',
  'admin.cancel': 'Cancel',
  'admin.clear': 'Clear',
  'admin.close': 'Close',
  'admin.copied': 'Copied.',
  'admin.menu': 'Menu',
  'admin.nav': 'Main navigation',
  'admin.needsAction': { one: '{count} needs action', other: '{count} need action' },
  'admin.skip': 'Skip to content',
  'admin.notNow': 'Not now',
  'admin.retry': 'Retry',
  'admin.today': 'Today, {time}',
  'admin.unknown': 'Unknown',
  'admin.undo': 'Undo',
  'admin.undone': 'Undone: {label}',
  'admin.undoFailed': 'This couldn’t be undone: {label}',

  'admin.command.open': 'Search or run a command',
  'admin.command.search': 'Search',
  'admin.command.actions': 'Actions',
  'admin.command.goTo': 'Go to',
  'admin.command.goToPage': 'Go to {page}',
  'admin.command.empty': 'No results for “{text}”',
  'admin.command.count': { '=0': 'No results', one: '{count} result', other: '{count} results' },
  'admin.command.move': 'Move',
  'admin.command.run': 'Run',

  'admin.keys.title': 'Keyboard shortcuts',
  'admin.keys.everywhere': 'Everywhere',
  'admin.keys.page': 'On this page',
  'admin.keys.letters': 'One-letter shortcuts',
  'admin.keys.lettersHint': 'They work only while no field has the focus.',
  'admin.keys.none': 'This page has no shortcuts of its own.',

  'admin.key.mod': 'Control',
  'admin.key.command': 'Command',
  'admin.key.shift': 'Shift',
  'admin.key.alt': 'Alt',
  'admin.key.enter': 'Enter',
  'admin.key.escape': 'Escape',
  'admin.key.up': 'Up arrow',
  'admin.key.down': 'Down arrow',
  'admin.key.space': 'Space',
  'admin.key.then': '{first}, then {second}',
} as const satisfies Record<string, Message>;

addDefaultMessages(frame);
