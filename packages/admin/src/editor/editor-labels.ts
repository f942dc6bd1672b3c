import type { FieldChange, FieldConflict } from '@vitrine/atoms';

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
