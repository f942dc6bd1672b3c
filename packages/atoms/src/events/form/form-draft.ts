import { readPersisted, writePersisted } from '../../persistence/persisted-atom.ts';
import { type DraftPort, sessionDrafts } from '../../persistence/storage.ts';
import type { FormAnswers } from './answers/answers.ts';

export interface FormDraftOptions {
  /** Identifies the form: event and reservation, so that two forms never share a draft. */
  name: string;
  /** Time from which the answers are useless, such as the end of the event. */
  expires?: Date;
  /** Storage of the draft; this tab's storage by default. */
  port?: DraftPort;
}

/** Unsent form input: preserved over a reload, an expired reservation and a login. */
export interface FormDraft {
  /** The storage entry of the draft, for `deleteOnLogoutAtom`. */
  entry: { storage: DraftPort; name: string };
  /** Returns the stored answers by input name; nothing if there are none, or they are too old. */
  read: () => Readonly<Record<string, unknown>> | undefined;
  /** Stores the answers, by input name. */
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

/** Creates the draft of one form. Answers that look like passwords are never stored. */
export function createFormDraft({
  name,
  expires,
  port = sessionDrafts(),
}: FormDraftOptions): FormDraft {
  const key = `vitrine.form.${name}`;
  const clear = () => writePersisted(port, key, null);
  return {
    entry: { storage: port, name: key },
    read() {
      const stored = readPersisted(port, key);
      if (!isStored(stored)) return undefined;
      if (stored.expires && !(Date.parse(stored.expires) > Date.now())) {
        clear();
        return undefined;
      }
      return stored.answers;
    },
    keep(answers) {
      const open = Object.entries(answers).filter(([input]) => !isSecret(input));
      const stored: Stored = {
        answers: Object.fromEntries(open),
        ...(expires && { expires: expires.toISOString() }),
      };
      writePersisted(port, key, stored);
    },
    clear,
  };
}
