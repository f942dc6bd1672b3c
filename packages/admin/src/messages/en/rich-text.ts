import { addDefaultMessages, type Message } from '@vitrine/ui';

/** Messages of the field for formatted text. */
export const richText = {
  'admin.richText.toolbar': 'Formatting',
  'admin.richText.bold': 'Bold',
  'admin.richText.italic': 'Italic',
  'admin.richText.heading': 'Heading',
  'admin.richText.subheading': 'Subheading',
  'admin.richText.bulletList': 'Bulleted list',
  'admin.richText.orderedList': 'Numbered list',
  'admin.richText.link': 'Link',
  'admin.richText.undo': 'Undo',
  'admin.richText.redo': 'Redo',
  'admin.richText.linkUrl': 'Link address',
  'admin.richText.linkInvalid': 'Enter an address that begins with https://, mailto: or /.',
  'admin.richText.linkApply': 'Apply',
  'admin.richText.linkRemove': 'Remove link',
  'admin.richText.hint': 'Press Alt + F10 to go to the toolbar, and Escape to return to the text.',
  'admin.richText.html':
    'This description has tables or other markup that this editor can’t keep. Edit its HTML.',
  'admin.richText.failed': 'The editor couldn’t be loaded. Edit the HTML, or load it again.',
} as const satisfies Record<string, Message>;

addDefaultMessages(richText);
