import { countGraphemes } from '@vitrine/atoms';

/** Counts the characters of a field's value as people see them; an absent value has none. */
export const countCharacters = (value: unknown): number =>
  value === undefined || value === null ? 0 : countGraphemes(String(value));
