import type { FieldChange, FieldConflict } from '@vitrine/atoms';
import type { AdminTranslate } from '../messages/use-admin-translate.ts';
import '../messages/en/editor.ts';

/** Names and formatted values of an editor's fields, for its dialogs and hints. */
export interface EditorLabels<Field extends string> {
  getLabel: (field: Field) => string;
  /** Formats a value in one line: “on”, “empty”, “11 December 2026”. */
  formatValue: (field: Field, value: unknown) => string;
}

/** A change of any editor. */
export type AnyChange<Field extends string> = Pick<
  FieldChange<Record<Field, unknown>>,
  'key' | 'before' | 'after'
>;

/** A conflict of any editor. */
export type AnyConflict<Field extends string> = FieldConflict<Field>;

/** Characters of a text that a dialog or a hint shows. */
const MAX_TEXT = 80;

/** Quotes a text in one line, if it is long only its beginning. */
export function quoteText(text: string, t: AdminTranslate): string {
  if (text === '') return t('admin.editor.empty');
  // Half of a surrogate pair would be a broken character.
  const characters = [...text.replace(/\s+/g, ' ')];
  const start = characters
    .slice(0, MAX_TEXT)
    .join('')
    .replace(/[\s.,…]+$/, '');
  const isLong = characters.length > MAX_TEXT;
  return t('admin.editor.quoted', { text: isLong ? `${start}…` : characters.join('') });
}
