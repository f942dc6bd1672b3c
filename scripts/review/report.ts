/** What became of a screenshot since the base commit. */
export type PictureChange = 'changed' | 'new' | 'removed';

/** What the reviewer says about an entry. */
export type Decision = 'accepted' | 'rejected';

/** A token whose value differs from the base commit. */
export interface TokenChange {
  /** Custom property, such as `--vt-color-action`. */
  name: string;
  /** Theme or density, or `all`. */
  choice: string;
  before: string;
  after: string;
}

/** A rule of axe that a story breaks. */
export interface Violation {
  rule: string;
  help: string;
  helpUrl: string;
  /** CSS selectors of the elements. */
  elements: readonly string[];
}

/** A rectangle in a screenshot, in its pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A line of a comparison of two texts. Lines that are the same and far from a change are one `…`. */
export interface DiffLine {
  text: string;
  sign: '+' | '−' | ' ' | '…';
}

/** What a change did to a file. */
export interface FileChange {
  lines: readonly DiffLine[];
  /** How many lines follow that the report leaves out. */
  omitted: number;
}

/** A screenshot, accessibility tree or story that differs from the base commit. */
export interface Entry {
  /** Name of the screenshot's file without extension. */
  id: string;
  /** Folder and component, such as `primitives/Button`. */
  component: string;
  /** Name of the story as a sentence: `Calls on click once`. */
  story: string;
  /** Window, language and theme in which the story differs, if it has several: `360 px wide, dark`. */
  mode?: string;
  /** The file of the story, undefined if it is gone. */
  file?: string;
  /** URLs are relative to the report, `baseline` is the file in the repository. */
  picture?: {
    baseline: string;
    change: PictureChange;
    before?: string;
    after?: string;
    /** Share of the pixels that differ, from 0 to 1, if the sizes are equal. */
    share?: number;
    /** The size in pixels; of two screenshots the greater width and height. */
    size: { width: number; height: number };
    /** The part that has something in it, if the report looked for it. */
    content?: Box;
    /** The part that differs, if the sizes are equal. */
    difference?: Box;
  };
  /** Roles, names and states as text, and their file in the repository. */
  tree?: { baseline: string; before: string; after: string };
  violations: readonly Violation[];
  /** Why the story failed, apart from its screenshot and tree. */
  error?: string;
  /** Changed files that the story imports, nearest first. */
  changedFiles: readonly string[];
  /** Tokens with their changed values, if the screenshot shows them. */
  tokens: readonly TokenChange[];
  /** Whether the repository holds this version already, so that accepting writes nothing. */
  isWritten: boolean;
  decision?: Decision;
  /** What has to change, if the reviewer rejects the entry. */
  note?: string;
}

/** A decision about one or more entries, as the page of the report sends it. */
export interface DecisionRequest {
  ids: readonly string[];
  /** Undefined takes a decision back. */
  decision?: Decision;
  note?: string;
}

/** @returns the name of an entry for a person: `Button, Calls on click once, dark`. */
export const getTitle = ({ component, story, mode }: Entry): string =>
  [component.split('/').at(-1), story, mode].filter(Boolean).join(', ');

/** The whole report. */
export interface Report {
  /** The commit with which the report compares, as the reviewer named it. */
  base: string;
  /** ISO 8601. */
  createdAt: string;
  changedFiles: readonly string[];
  /** Every changed token, seen or not. */
  tokens: readonly TokenChange[];
  /** How many stories ran. */
  played: number;
  entries: readonly Entry[];
  /** What changed in the nearest of the changed files of each entry, by path. */
  diffs: Readonly<Record<string, FileChange>>;
}

/** The kind under which the report counts an entry. */
export type EntryKind = PictureChange | 'failed' | 'roles';

/** @returns what matters most about an entry. */
export function getKind({ error, picture }: Entry): EntryKind {
  if (error) return 'failed';
  return picture?.change ?? 'roles';
}

export const kindLabels: Record<EntryKind, string> = {
  failed: 'Failed',
  changed: 'Changed',
  new: 'New',
  removed: 'Removed',
  roles: 'Roles only',
};

/** Groups a list by a key, in the order in which the keys come first. */
export function groupBy<Value, Key>(
  list: readonly Value[],
  getKey: (value: Value) => Key,
): Map<Key, Value[]> {
  const groups = new Map<Key, Value[]>();
  for (const value of list) {
    const key = getKey(value);
    const group = groups.get(key);
    if (group) group.push(value);
    else groups.set(key, [value]);
  }
  return groups;
}

/** @returns how many entries there are of each kind. */
export function countKinds(entries: readonly Entry[]): Record<EntryKind, number> {
  const groups = groupBy(entries, getKind);
  const count = (kind: EntryKind) => groups.get(kind)?.length ?? 0;
  return {
    failed: count('failed'),
    changed: count('changed'),
    new: count('new'),
    removed: count('removed'),
    roles: count('roles'),
  };
}
