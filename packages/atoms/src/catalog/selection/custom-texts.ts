import { hashKey } from '@tanstack/query-core';
import type { Product } from '@vitrine/client/catalog';
import { type Atom, atom, type WritableAtom } from 'jotai/vanilla';
import { readPersisted, writePersonal } from '../../persistence/persisted-atom.ts';
import type { DraftPort } from '../../persistence/storage.ts';
import { logoutCountAtom, sessionScopedAtom } from '../../session/session-scope.ts';
import { isDay } from '../../time/calendar/days.ts';
import { countGraphemes } from '../../utils/graphemes.ts';

/** Problem of a text: it is required, too short, too long, no email address, or no date from today. */
export type TextProblem = 'missing' | 'short' | 'long' | 'email' | 'date';

/** What a text has to be: an email address, or a day from today, as `YYYY-MM-DD`. */
export type TextFormat = 'email' | 'date';

/** One custom text of a product. Lengths are in characters as people see them. */
export interface ChoiceText {
  /** Label that the buyer reads; unique in the product. */
  title: string;
  /** Whether the product can only be bought with this text. */
  mandatory: boolean;
  /** The least length of a text that is not empty; 0 if any will do. */
  minLength: number;
  /** The greatest length. */
  maxLength: number;
  /** Any text without it. */
  format?: TextFormat;
  /** The entered text; empty for none. */
  value: string;
  /** `long` immediately, the others after an attempt to continue. */
  problem: TextProblem | null;
}

/** Options of a product's custom texts. */
export interface ChoiceTextsOptions {
  /** Minimum length of a text by its title, which the API does not provide. */
  minLengths?: Readonly<Record<string, number>>;
  /** Format of a text by its title, which the API does not provide. */
  formats?: Readonly<Record<string, TextFormat>>;
  /** Storage of drafts, by the product's id. */
  drafts?: DraftPort;
}

/** The atoms of the texts of one view of a product. */
export interface ChoiceTexts {
  /** The texts in the product's order. */
  readonly textsAtom: Atom<readonly ChoiceText[]>;
  /** The entered texts, by title. */
  readonly writtenAtom: Atom<Readonly<Record<string, string>>>;
  /** Sets a text. Nothing is cut off: a text that is too long is a problem. */
  readonly writeAtom: WritableAtom<null, [title: string, text: string], void>;
  /** Shows all problems, and returns the first text that has one. */
  readonly checkAtom: WritableAtom<null, [], ChoiceText | undefined>;
  /** Marks these texts as sent: their draft is deleted, unless another text was entered meanwhile. */
  readonly sentAtom: WritableAtom<null, [sent: Readonly<Record<string, string>>], void>;
}

type Written = Readonly<Record<string, string>>;

/** Returns the texts of a draft of unknown origin. */
const getTexts = (draft: unknown): Written =>
  typeof draft === 'object' && draft !== null
    ? Object.fromEntries(Object.entries(draft).filter(([, text]) => typeof text === 'string'))
    : {};

/** The current day of the visitor's time zone as `YYYY-MM-DD`. */
function getToday(): string {
  const now = new Date();
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
}

// Only checks for one sign between two non-empty parts: the platform sends the email.
const formatChecks: Readonly<Record<TextFormat, (text: string) => boolean>> = {
  email: (text) => /^[^\s@]+@[^\s@]+$/.test(text),
  date: (text) => isDay(text) && text >= getToday(),
};

/** Returns the problem of a text; white space counts as empty. */
export function textProblem({
  value,
  mandatory,
  minLength,
  maxLength,
  format,
}: Omit<ChoiceText, 'problem'>): TextProblem | null {
  const length = countGraphemes(value.trim());
  if (length === 0) return mandatory ? 'missing' : null;
  if (length > maxLength) return 'long';
  if (format && !formatChecks[format](value.trim())) return format;
  return length < minLength ? 'short' : null;
}

/** Creates the texts of one view of a product: their values, problems and draft. */
export function createChoiceTexts(
  { _id, customTextFields }: Product,
  { minLengths = {}, formats = {}, drafts }: ChoiceTextsOptions = {},
): ChoiceTexts {
  const key = `vitrine.texts.${_id}`;
  const writtenAtom = sessionScopedAtom<Written>({}, logoutCountAtom);
  // Not before the page is mounted: a server has no drafts, and both must render the same
  // initially.
  writtenAtom.onMount = (set) => {
    const draft = getTexts(readPersisted(drafts, key));
    set((written) => (Object.keys(written).length > 0 ? written : draft));
  };
  const wasCheckedAtom = atom(false);
  const allAtom = atom((get) =>
    customTextFields.map((field) => {
      const { title, mandatory, maxLength } = field;
      const value = get(writtenAtom)[title] ?? '';
      const format = formats[title];
      const text = {
        ...{ title, mandatory, maxLength, minLength: minLengths[title] ?? 0, value },
        ...(format && { format }),
      };
      return { ...text, problem: textProblem(text) };
    }),
  );
  return {
    textsAtom: atom((get) => {
      const wasChecked = get(wasCheckedAtom);
      return get(allAtom).map((text) =>
        wasChecked || text.problem === 'long' ? text : { ...text, problem: null },
      );
    }),
    writtenAtom: atom((get) => get(writtenAtom)),
    writeAtom: atom(null, (get, set, title: string, text: string) => {
      const written = { ...get(writtenAtom), [title]: text };
      set(writtenAtom, written);
      writePersonal(get, drafts, key, written);
    }),
    checkAtom: atom(null, (get, set) => {
      set(wasCheckedAtom, true);
      return get(allAtom).find(({ problem }) => problem !== null);
    }),
    sentAtom: atom(null, (get, set, sent: Written) => {
      set(wasCheckedAtom, false);
      if (hashKey([sent]) === hashKey([get(writtenAtom)])) writePersonal(get, drafts, key, null);
    }),
  };
}
