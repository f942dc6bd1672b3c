import { type Atom, atom, type WritableAtom } from 'jotai/vanilla';

/** A change that can be undone. */
export interface UndoEntry {
  /** The change, for a message such as “Undone: {label}”. */
  label: string;
  /** Reverses the change; rejects if the platform does not accept it. */
  undo: () => Promise<unknown>;
}

/** The undoable changes of one page. */
export interface UndoStack {
  /** The changes, the newest last. */
  readonly entriesAtom: Atom<readonly UndoEntry[]>;
  /** Adds a change. */
  readonly pushAtom: WritableAtom<null, [entry: UndoEntry], void>;
  /**
   * Undoes the newest change and returns it; null if there is none. A change that could not be undone
   * is back on the stack, and the promise rejects.
   */
  readonly undoAtom: WritableAtom<null, [], Promise<UndoEntry | null>>;
}

/** Changes that a stack holds. */
const MAX_ENTRIES = 20;

/** Creates the undo stack of a page. The oldest of more than 20 changes is dropped. */
export function createUndoStack(): UndoStack {
  const cellAtom = atom<readonly UndoEntry[]>([]);
  const pushAtom = atom(null, (_get, set, entry: UndoEntry) =>
    set(cellAtom, (entries) => [...entries, entry].slice(-MAX_ENTRIES)),
  );
  const undoAtom = atom(null, async (get, set): Promise<UndoEntry | null> => {
    const entry = get(cellAtom).at(-1);
    if (!entry) return null;
    set(cellAtom, (entries) => entries.filter((one) => one !== entry));
    try {
      await entry.undo();
    } catch (error) {
      set(pushAtom, entry);
      throw error;
    }
    return entry;
  });
  return { entriesAtom: atom((get) => get(cellAtom)), pushAtom, undoAtom };
}
