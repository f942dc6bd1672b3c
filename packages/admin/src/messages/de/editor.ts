import type { TranslatedMessages } from '@vitrine/ui';
import type { editor as english } from '../en/editor.ts';

export const editor: TranslatedMessages<typeof english> = {
  'admin.editor.changes': {
    one: '{count} Änderung nicht gespeichert',
    other: '{count} Änderungen nicht gespeichert',
  },
  'admin.editor.changesShort': { one: '{count} Änderung', other: '{count} Änderungen' },
  'admin.editor.save': 'Speichern',
  'admin.editor.saving': 'Wird gespeichert',
  'admin.editor.sending': 'Wird gesendet',
  'admin.editor.discard': 'Verwerfen',
  'admin.editor.discarded': 'Alle Änderungen sind verworfen',
  'admin.editor.review': 'Prüfen',
  'admin.editor.saved': 'Um {time} gespeichert',
  'admin.editor.unchanged': 'Alles ist schon gespeichert',
  'admin.editor.failed':
    'Nicht gespeichert. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  'admin.editor.issues': { one: '{count} Problem', other: '{count} Probleme' },
  'admin.editor.undoName': 'Letztes Speichern',
  'admin.editor.undoSkipped': {
    one: '{count} Feld wurde inzwischen geändert und bleibt, wie es ist.',
    other: '{count} Felder wurden inzwischen geändert und bleiben, wie sie sind.',
  },
  'admin.editor.was': 'Vorher {value}',
  'admin.editor.taken': 'Von einer anderen Person geändert: {time}',
  'admin.editor.empty': 'leer',
  'admin.editor.on': 'ein',
  'admin.editor.off': 'aus',
  'admin.editor.quoted': '„{text}“',
  'admin.editor.review.title': {
    one: '{count} Änderung nicht gespeichert',
    other: '{count} Änderungen nicht gespeichert',
  },
  'admin.editor.review.after': 'Nachher',
  'admin.editor.review.revert': 'Zurücksetzen',
  'admin.editor.conflict.title': 'Eine andere Person hat dieselben Felder geändert',
  'admin.editor.conflict.description': {
    one: '{time} – {count} Ihrer Felder wurde geändert. Wählen Sie, welcher Wert gespeichert wird. Ihre anderen Änderungen bleiben erhalten.',
    other:
      '{time} – {count} Ihrer Felder wurden geändert. Wählen Sie, welche Werte gespeichert werden. Ihre anderen Änderungen bleiben erhalten.',
  },
  'admin.editor.conflict.theirs': 'Andere Person',
  'admin.editor.conflict.mine': 'Sie',
  'admin.editor.conflict.takeTheirs': 'Alle fremden Werte übernehmen',
  'admin.editor.conflict.keepMine': 'Alle eigenen behalten',
  'admin.editor.conflict.save': 'So speichern',
  'admin.editor.leave.title': 'Ohne Speichern verlassen?',
  'admin.editor.leave.description': {
    one: '{count} Änderung ist nicht gespeichert: {fields}.',
    other: '{count} Änderungen sind nicht gespeichert: {fields}.',
  },
  'admin.editor.leave.save': 'Speichern und verlassen',
  'admin.editor.leave.stay': 'Bleiben',
  'admin.editor.leave.discard': 'Verwerfen und verlassen',
  'admin.editor.draft': {
    one: '{time} – Es gibt {count} Änderung, die nicht gespeichert wurde.',
    other: '{time} – Es gibt {count} Änderungen, die nicht gespeichert wurden.',
  },
  'admin.editor.draft.restore': 'Wiederherstellen',
  'admin.editor.draft.discard': 'Verwerfen',
  'admin.editor.draft.restored': 'Die Änderungen sind wiederhergestellt',
  'admin.editor.edit': 'Bearbeiten',
  'admin.editor.views': 'Ansichten',
  'admin.editor.preview': 'Live-Vorschau',
  'admin.editor.preview.hint': 'Eingabetaste zum Lesen, Escape zum Verlassen',
  'admin.editor.preview.inert': 'Links und Schaltflächen sind in der Vorschau ohne Funktion',
};
