import type { Product } from '@vitrine/client/catalog';
import { type Atom, atom, type WritableAtom } from 'jotai/vanilla';
import { readPersisted, writePersisted } from '../../persistence/persisted-atom.ts';
import type { DraftPort } from '../../persistence/storage.ts';

/** What is wrong with a text: it has to be written, is too short, or too long. */
export type TextProblem = 'missing' | 'short' | 'long';

/** One text that the buyer writes, as the product asks for it. Lengths are in UTF-16 units. */
export interface ChoiceText {
  title: string;
  mandatory: boolean;
  minLength: number;
  maxLength: number;
  value: string;
  /** `long` at once, the others once someone tried to go on without. */
  problem: TextProblem | null;
}

/** What the texts of a product are told beside it. */
export interface ChoiceTextsOptions {
  /** The least characters of a text by its title, which the contract does not say. */
  minLengths?: Readonly<Record<string, number>>;
  /** Where what was written is found again, by the product's id. */
  drafts?: DraftPort;
}

/** The atoms of the texts of one view of a product. */
export interface ChoiceTexts {
  readonly textsAtom: Atom<readonly ChoiceText[]>;
  /** What is written, by title. */
  readonly writtenAtom: Atom<Readonly<Record<string, string>>>;
  /** Writes a text. Nothing is cut off: what is too long is a problem. */
  readonly writeAtom: WritableAtom<null, [title: string, text: string], void>;
  /** Shows all problems, and answers the first text that has one. */
  readonly checkAtom: WritableAtom<null, [], ChoiceText | undefined>;
  /** The texts were sent: no draft of them is kept. */
  readonly sentAtom: WritableAtom<null, [], void>;
}

type Written = Readonly<Record<string, string>>;

/** The texts of a draft, no matter who has written it. */
const getTexts = (draft: unknown): Written =>
  typeof draft === 'object' && draft !== null
    ? Object.fromEntries(Object.entries(draft).filter(([, text]) => typeof text === 'string'))
    : {};

/** What is wrong with a text; white space is no text. */
export function textProblem({
  value,
  mandatory,
  minLength,
  maxLength,
}: Omit<ChoiceText, 'problem'>): TextProblem | null {
  const length = value.trim().length;
  if (length === 0) return mandatory ? 'missing' : null;
  if (length > maxLength) return 'long';
  return length < minLength ? 'short' : null;
}

/** Makes the texts of one view of a product: what is written, what is wrong, and its draft. */
export function createChoiceTexts(
  { _id, customTextFields }: Product,
  { minLengths = {}, drafts }: ChoiceTextsOptions = {},
): ChoiceTexts {
  const key = `vitrine-texts-${_id}`;
  const writtenAtom = atom<Written>({});
  // Not before the page is there: a server has no drafts, and both draw the same at first.
  writtenAtom.onMount = (set) => {
    const draft = getTexts(readPersisted(drafts, key));
    set((written) => (Object.keys(written).length > 0 ? written : draft));
  };
  const wasCheckedAtom = atom(false);
  const allAtom = atom((get) =>
    customTextFields.map((field) => {
      const { title, mandatory, maxLength } = field;
      const value = get(writtenAtom)[title] ?? '';
      const text = { title, mandatory, maxLength, minLength: minLengths[title] ?? 0, value };
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
      writePersisted(drafts, key, written);
    }),
    checkAtom: atom(null, (get, set) => {
      set(wasCheckedAtom, true);
      return get(allAtom).find(({ problem }) => problem !== null);
    }),
    sentAtom: atom(null, (_get, set) => {
      set(wasCheckedAtom, false);
      writePersisted(drafts, key, null);
    }),
  };
}
