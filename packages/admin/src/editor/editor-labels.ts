import type { FieldChange, FieldConflict } from '@vitrine/atoms';
import type { AdminTranslate } from '../messages/use-admin-translate.ts';
import '../messages/en/editor.ts';

/** Names and formatted values of an editor's fields, for its dialogs and hints. */
export interface EditorLabels<Field extends string> {
  getLabel: (field: Field) => string;
  /**
   * Formats a value in one line: “on”, “empty”, “11 December 2026”.
   *
   * @param other the value with which it is compared: a long text begins where it differs.
   */
  formatValue: (field: Field, value: unknown, other?: unknown) => string;
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

/** Characters before the first difference of two long texts. */
const CONTEXT = 20;

const toCharacters = (text: string): readonly string[] => [...text.replace(/\s+/g, ' ')];

/** Returns where the part of a long text begins that shows its first difference to another one. */
function getStart(characters: readonly string[], other: readonly string[]): number {
  const difference = characters.findIndex((one, at) => one !== other[at]);
  if (difference < MAX_TEXT - CONTEXT) return 0;
  // At the beginning of a word.
  return characters.lastIndexOf(' ', difference - CONTEXT) + 1;
}

/**
 * Quotes a text in one line; if it is long only its beginning, or its first difference to the other
 * text.
 */
export function quoteText(text: string, t: AdminTranslate, other?: string): string {
  if (text === '') return t('admin.editor.empty');
  // Half of a surrogate pair would be a broken character.
  const characters = toCharacters(text);
  if (characters.length <= MAX_TEXT) return t('admin.editor.quoted', { text: characters.join('') });
  const start = other === undefined ? 0 : getStart(characters, toCharacters(other));
  const end = start + MAX_TEXT;
  const part = characters.slice(start, end).join('');
  const shown = end < characters.length ? `${part.replace(/[\s.,…]+$/, '')}…` : part;
  return t('admin.editor.quoted', { text: start > 0 ? `…${shown}` : shown });
}
