import { readPersisted, writePersisted } from '../../persistence/persisted-atom.ts';
import { type DraftPort, sessionDrafts } from '../../persistence/storage.ts';
import type { FormAnswers } from './answers/answers.ts';

export interface FormDraftOptions {
  /** Whose form: event and reservation, so that two of them are never taken for one. */
  name: string;
  /** When the answers are of no use any more, as at the end of the event. */
  expires?: Date;
  /** Where the draft is kept; by default in the storage of this tab. */
  port?: DraftPort;
}

/** What was typed into a form and is not sent: over a reload, a hold that expires, the way to login. */
export interface FormDraft {
  /** Answers by input name as they were kept; nothing where there are none, or they are too old. */
  read: () => Readonly<Record<string, unknown>> | undefined;
  keep: (answers: FormAnswers) => void;
  /** Forgets it: the answers were sent. */
  clear: () => void;
}

interface Stored {
  answers: Readonly<Record<string, unknown>>;
  expires?: string;
}

function isStored(found: unknown): found is Stored {
  const { answers } = (found ?? {}) as Partial<Stored>;
  return typeof answers === 'object' && answers !== null && !Array.isArray(answers);
}

/** Names of answers that belong in no storage, whatever the form calls for. */
const isSecret = (name: string) => /pass(word|code|phrase)|secret|one-?time/i.test(name);

/** The draft of one form. Answers to what sounds like a password are never kept. */
export function createFormDraft({
  name,
  expires,
  port = sessionDrafts(),
}: FormDraftOptions): FormDraft {
  const key = `vitrine.form.${name}`;
  const clear = () => writePersisted(port, key, null);
  return {
    read() {
      const kept = readPersisted(port, key);
      if (!isStored(kept)) return undefined;
      if (kept.expires && !(Date.parse(kept.expires) > Date.now())) {
        clear();
        return undefined;
      }
      return kept.answers;
    },
    keep(answers) {
      const open = Object.entries(answers).filter(([input]) => !isSecret(input));
      const kept: Stored = {
        answers: Object.fromEntries(open),
        ...(expires && { expires: expires.toISOString() }),
      };
      writePersisted(port, key, kept);
    },
    clear,
  };
}
