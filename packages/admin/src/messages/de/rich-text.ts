import type { TranslatedMessages } from '@vitrine/ui';
import type { richText as english } from '../en/rich-text.ts';

export const richText: TranslatedMessages<typeof english> = {
  'admin.richText.toolbar': 'Formatierung',
  'admin.richText.bold': 'Fett',
  'admin.richText.italic': 'Kursiv',
  'admin.richText.heading': 'Überschrift',
  'admin.richText.subheading': 'Zwischenüberschrift',
  'admin.richText.bulletList': 'Aufzählung',
  'admin.richText.orderedList': 'Nummerierte Liste',
  'admin.richText.link': 'Link',
  'admin.richText.undo': 'Rückgängig',
  'admin.richText.redo': 'Wiederholen',
  'admin.richText.linkUrl': 'Adresse des Links',
  'admin.richText.linkInvalid':
    'Geben Sie eine Adresse ein, die mit https://, mailto: oder / beginnt.',
  'admin.richText.linkApply': 'Anwenden',
  'admin.richText.linkRemove': 'Link entfernen',
  'admin.richText.hint': 'Mit Alt + F10 gelangen Sie zur Formatierung, mit Escape zurück.',
  'admin.richText.html':
    'Diese Beschreibung hat Tabellen oder anderes Markup, das dieser Editor nicht behalten kann. Bearbeiten Sie das HTML.',
  'admin.richText.failed':
    'Der Editor konnte nicht geladen werden. Bearbeiten Sie das HTML, oder laden Sie ihn erneut.',
};
