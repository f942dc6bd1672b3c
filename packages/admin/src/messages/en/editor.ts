import { addDefaultMessages, type Message } from '@vitrine/ui';

/** Messages of every editor: its bar, its dialogs and its preview. */
export const editor = {
  'admin.editor.changes': { one: '{count} change not saved', other: '{count} changes not saved' },
  'admin.editor.changesShort': { one: '{count} change', other: '{count} changes' },
  'admin.editor.save': 'Save',
  'admin.editor.saving': 'Saving',
  'admin.editor.sending': 'Sending',
  'admin.editor.discard': 'Discard',
  'admin.editor.discarded': 'All changes are discarded',
  'admin.editor.review': 'Review',
  'admin.editor.saved': 'Saved at {time}',
  'admin.editor.unchanged': 'Everything is already saved',
  'admin.editor.failed': 'Not saved. Check your connection and try again.',
  'admin.editor.issues': { one: '{count} issue', other: '{count} issues' },
  'admin.editor.undoName': 'Last save',
  'admin.editor.undoSkipped': {
    one: '{count} field was changed meanwhile, and stays as it is.',
    other: '{count} fields were changed meanwhile, and stay as they are.',
  },

  'admin.editor.was': 'Previously {value}',
  'admin.editor.taken': '{time}: changed by another user.',
  'admin.editor.empty': 'empty',
  'admin.editor.on': 'on',
  'admin.editor.off': 'off',
  'admin.editor.quoted': '“{text}”',

  'admin.editor.review.title': {
    one: '{count} change not saved',
    other: '{count} changes not saved',
  },
  'admin.editor.review.after': 'After',
  'admin.editor.review.revert': 'Revert',

  'admin.editor.conflict.title': 'Another user has changed the same fields',
  'admin.editor.conflict.description': {
    one: '{time} – {count} of your fields was changed. Choose which value to save. Your other changes are kept.',
    other:
      '{time} – {count} of your fields were changed. Choose which values to save. Your other changes are kept.',
  },
  'admin.editor.conflict.theirs': 'Other user',
  'admin.editor.conflict.mine': 'You',
  'admin.editor.conflict.takeTheirs': 'Take all of theirs',
  'admin.editor.conflict.keepMine': 'Keep all of mine',
  'admin.editor.conflict.save': 'Save this',

  'admin.editor.leave.title': 'Leave without saving?',
  'admin.editor.leave.description': {
    one: '{count} change isn’t saved: {fields}.',
    other: '{count} changes aren’t saved: {fields}.',
  },
  'admin.editor.leave.save': 'Save and leave',
  'admin.editor.leave.stay': 'Stay',
  'admin.editor.leave.discard': 'Discard and leave',

  'admin.editor.draft': {
    one: '{time} – {count} change of an earlier visit wasn’t saved.',
    other: '{time} – {count} changes of an earlier visit weren’t saved.',
  },
  'admin.editor.draft.restore': 'Restore',
  'admin.editor.draft.discard': 'Discard',
  'admin.editor.draft.restored': 'The changes are restored',

  'admin.editor.edit': 'Edit',
  'admin.editor.views': 'Views',
  'admin.editor.preview': 'Live preview',
  'admin.editor.preview.hint': 'Enter to read it, Escape to leave',
  'admin.editor.preview.inert': 'Links and buttons do nothing in the preview',
  'admin.editor.preview.view': 'View',
  'admin.editor.preview.width': 'Width',
  'admin.editor.preview.phone': 'Phone',
  'admin.editor.preview.wide': 'Wide',
} as const satisfies Record<string, Message>;

addDefaultMessages(editor);
