import { type Atom, atom, type Getter, type Setter, type WritableAtom } from 'jotai/vanilla';
import { isHydratingAtom } from '../hydration/hydrating.ts';
import { readPersonal, writePersonal } from '../persistence/persisted-atom.ts';
import { toError } from '../query/to-error.ts';
import { persistentStorageAtom } from '../storefront.ts';
import {
  type FieldConflict,
  type FieldGroups,
  type FieldValues,
  getChangedKeys,
  mergeValues,
  withGroups,
} from './merge-values.ts';

type Key<Values> = keyof Values & string;

/** A field with another value than the platform has. */
export interface FieldChange<Values extends FieldValues> {
  /** Name of the field. */
  key: Key<Values>;
  /** The value that the platform has. */
  before: Values[Key<Values>];
  /** The value that is shown. */
  after: Values[Key<Values>];
}

/** Problems of a form: of its fields, and others as texts. */
export interface EditorProblems<Values extends FieldValues, Problem> {
  /** By the names of the fields. */
  fields: Partial<Record<Key<Values>, Problem>>;
  /** Descriptions by the platform that belong to no field. */
  others: readonly string[];
}

/**
 * The result of saving:
 * - `saved`; `unchanged`, if the platform has all values already;
 * - `invalid`: fields have problems, found here or by the platform;
 * - `conflict`: another user has changed the same fields; `conflicts` has them, and nothing was sent;
 * - `missing`: the entity was deleted meanwhile;
 * - `partly-saved`: one of several requests failed; what was saved is no change anymore;
 * - `failed`: the request failed; the changes are still there.
 */
export type SaveOutcome =
  | 'saved'
  | 'unchanged'
  | 'invalid'
  | 'conflict'
  | 'missing'
  | 'partly-saved'
  | 'failed';

/** What `write` rejects with if only some of its requests succeeded. */
export class PartlySavedError<Entity> extends Error {
  /** The entity as the platform has it now. */
  readonly entity: Entity;

  constructor(entity: Entity, cause: Error) {
    super(cause.message, { cause });
    this.name = 'PartlySavedError';
    this.entity = entity;
  }
}

/** State of an editor. */
export interface EditorState<Entity, Values extends FieldValues, Problem> {
  /** The entity as the platform has it; undefined until a new one is saved. */
  entity: Entity | undefined;
  /** The shown values. */
  values: Values;
  /** Fields with values that are not saved. */
  changes: readonly FieldChange<Values>[];
  /** What is wrong with the values, by a check or by the platform. */
  problems: EditorProblems<Values, Problem>;
  /** Fields that another user has changed since they were opened, with the time of that change. */
  takenAt: Partial<Record<Key<Values>, Date>>;
  /** Fields to decide before the changes can be saved. */
  conflicts: readonly FieldConflict<Key<Values>>[];
  /** Whether the changes are being saved. */
  isSaving: boolean;
  /**
   * The last save, until the next change: `canUndo` until it is undone, and `savedKeys` if only some
   * fields were saved.
   */
  lastSave:
    | { outcome: SaveOutcome; at: Date; canUndo: boolean; savedKeys?: readonly string[] }
    | undefined;
}

/** Changes that were never saved. */
export interface EditorDraft<Values extends FieldValues> {
  /** The changed values, by the names of the fields. */
  edits: Partial<Values>;
  /** The values on which they were made. */
  before: Partial<Values>;
  /** Time of the last change. */
  at: Date;
}

/** How an editor reads and writes its entity. */
export interface EditorOptions<Entity, Values extends FieldValues, Problem> {
  /** The entity as it was loaded; undefined for a new one. */
  entity: Entity | undefined;
  toValues: (entity: Entity) => Values;
  /** Values of a new entity. Only needed without an entity. */
  emptyValues: Values;
  /** Reads the entity again; null if it is deleted. */
  read: (entity: Entity, get: Getter, set: Setter) => Promise<Entity | null>;
  /**
   * Creates the entity, or updates the fields that changed; returns it as the platform has it. If it
   * takes several requests and one fails, it rejects with a `PartlySavedError`. `isUndo` is true if the
   * values are those before the last save.
   */
  write: (
    request: {
      entity: Entity | undefined;
      values: Values;
      changed: readonly Key<Values>[];
      isUndo: boolean;
    },
    get: Getter,
    set: Setter,
  ) => Promise<Entity>;
  /** Time of the last change of an entity. */
  getUpdatedAt: (entity: Entity) => Date | undefined;
  /** Checks values before they are sent; `entity` is undefined until a new one is saved. */
  check: (
    values: Values,
    entity: Entity | undefined,
    get: Getter,
  ) => Partial<Record<Key<Values>, Problem>>;
  /** Assigns a rejection to fields; undefined if the request failed otherwise. */
  toProblems: (error: Error) => EditorProblems<Values, Problem> | undefined;
  /** Returns the current time in milliseconds. */
  now: (get: Getter) => number;
  /** Returns the name of the draft in the storefront's storage, unique for each entity. */
  getDraftName: (entity: Entity | undefined) => string;
  /**
   * Whether a stored value can be that of a field. Needed for fields that an entity may or may not
   * have, such as one for each item of a list. By default, a value is valid if the form has a value
   * of this name and type.
   */
  isFieldValue?: (key: string, value: unknown) => boolean;
  /** Fields that are merged as one, because the value of one says what that of another means. */
  groups?: FieldGroups<Values>;
}

/** The atoms of an editor. */
export interface Editor<Entity, Values extends FieldValues, Problem> {
  /** Values, changes, problems and the last save. */
  readonly stateAtom: Atom<EditorState<Entity, Values, Problem>>;
  /** Changes some values. A value as before is no change. */
  readonly changeAtom: WritableAtom<null, [values: Partial<Values>], void>;
  /** Checks a field that the user has left, and those whose problems depend on it. */
  readonly checkAtom: WritableAtom<null, [key: Key<Values>], void>;
  /** Reverts fields, all by default. */
  readonly revertAtom: WritableAtom<null, [keys?: readonly Key<Values>[]], void>;
  /** Shows what another user has changed, in fields without changes of one's own. */
  readonly receiveAtom: WritableAtom<null, [entity: Entity], void>;
  /** Saves the changes. It reads the entity again first, and merges field by field. */
  readonly saveAtom: WritableAtom<null, [], Promise<SaveOutcome>>;
  /** Decides conflicts: the fields of `theirs` are reverted, the others keep their changes. */
  readonly resolveAtom: WritableAtom<null, [theirs: readonly Key<Values>[]], void>;
  /** Closes the conflicts without a decision; the next save has them again. */
  readonly postponeAtom: WritableAtom<null, [], void>;
  /**
   * Writes the values before the last save. Fields that were changed again meanwhile stay as they
   * are, and are returned. Rejects if the platform does not accept it.
   */
  readonly undoAtom: WritableAtom<null, [], Promise<Key<Values>[]>>;
  /** Hides the result of the last save. */
  readonly dismissAtom: WritableAtom<null, [], void>;
  /** Changes of an earlier visit that were never saved; null if there are none, or after a decision. */
  readonly draftAtom: Atom<EditorDraft<Values> | null>;
  /** Restores the draft, or deletes it. */
  readonly resolveDraftAtom: WritableAtom<null, [decision: 'restore' | 'discard'], void>;
}

interface Cell<Entity, Values extends FieldValues, Problem> {
  entity: Entity | undefined;
  /** The platform's values, of each field as of when its change began. */
  base: Values;
  edits: Partial<Values>;
  problems: EditorProblems<Values, Problem>;
  takenAt: Partial<Record<Key<Values>, Date>>;
  conflicts: readonly FieldConflict<Key<Values>>[];
  isSaving: boolean;
  lastSave: EditorState<Entity, Values, Problem>['lastSave'];
}

const pick = <Values extends FieldValues>(values: Values, keys: readonly Key<Values>[]) =>
  Object.fromEntries(keys.map((key) => [key, values[key]])) as Partial<Values>;

const hasFailed = (outcome: SaveOutcome | undefined) =>
  outcome === 'failed' || outcome === 'partly-saved';

/** Returns a record without some of its keys. */
const without = <Record extends object>(record: Record, keys: readonly string[]): Record =>
  Object.fromEntries(Object.entries(record).filter(([key]) => !keys.includes(key))) as Record;

/** Returns a stored draft whose fields exist, with values of the same type; null if there are none. */
function toDraft<Values extends FieldValues>(
  found: unknown,
  values: Values,
  isFieldValue: EditorOptions<unknown, Values, unknown>['isFieldValue'] = () => false,
): EditorDraft<Values> | null {
  const { edits, before, at } = Object(found) as Record<string, unknown>;
  const isField = ([key, value]: [string, unknown]) =>
    (Object.hasOwn(values, key) && typeof value === typeof values[key as Key<Values>]) ||
    isFieldValue(key, value);
  const readFields = (record: unknown) =>
    Object.fromEntries(Object.entries(Object(record)).filter(isField)) as Partial<Values>;
  const time = new Date(String(at));
  const changed = readFields(edits);
  if (Object.keys(changed).length === 0 || Number.isNaN(time.getTime())) return null;
  return {
    edits: changed,
    before: { ...pick(values, Object.keys(changed) as Key<Values>[]), ...readFields(before) },
    at: time,
  };
}

/**
 * Creates the state of a form that edits one entity of the platform: which fields are changed, saving
 * only those, merging with the changes of other users, undo of the last save, and a draft in the
 * storefront's storage. It has no interface; create one per opened entity.
 */
export function createEditor<Entity, Values extends FieldValues, Problem>(
  options: EditorOptions<Entity, Values, Problem>,
): Editor<Entity, Values, Problem> {
  type State = Cell<Entity, Values, Problem>;
  const { toValues, read, write, check, getUpdatedAt, now, groups = [] } = options;
  const noProblems: EditorProblems<Values, Problem> = { fields: {}, others: [] };
  /** What the platform rejected last: a check here can't find it. */
  let rejections: EditorProblems<Values, Problem>['fields'] = {};
  const toProblems = (reason: unknown) => {
    const problems = options.toProblems(toError(reason));
    rejections = problems?.fields ?? {};
    return problems;
  };
  const cellAtom = atom<State>({
    entity: options.entity,
    base: options.entity ? toValues(options.entity) : options.emptyValues,
    edits: {},
    problems: noProblems,
    takenAt: {},
    conflicts: [],
    isSaving: false,
    lastSave: undefined,
  });
  const getStorageName = (entity: Entity | undefined) =>
    `vitrine.editor.${options.getDraftName(entity)}`;
  const getValues = ({ base, edits }: State): Values => ({ ...base, ...edits });
  const getEdited = ({ edits }: State) => Object.keys(edits) as Key<Values>[];

  /** `undefined` until the storage is read. */
  const offeredAtom = atom<EditorDraft<Values> | null | undefined>(undefined);
  const draftAtom = atom((get) => {
    const offered = get(offeredAtom);
    if (offered !== undefined) return offered;
    if (get(isHydratingAtom)) return null;
    const found = readPersonal(get, get(persistentStorageAtom), getStorageName(options.entity));
    const values = options.entity ? toValues(options.entity) : options.emptyValues;
    return toDraft(found, values, options.isFieldValue);
  });

  const storeDraftAtom = atom(null, (get, set) => {
    const offered = get(draftAtom);
    // From here on, the storage has the changes of this visit.
    set(offeredAtom, offered);
    const state = get(cellAtom);
    const edited = withGroups<Values>(getEdited(state), groups);
    const edits = { ...offered?.edits, ...state.edits };
    const before = { ...offered?.before, ...pick(state.base, edited) };
    const isEmpty = Object.keys(edits).length === 0;
    // Without changes of this visit, the offered draft is as old as before.
    const at = offered && edited.length === 0 ? offered.at : new Date(now(get));
    writePersonal(
      get,
      get(persistentStorageAtom),
      getStorageName(state.entity),
      isEmpty ? null : { edits, before, at: at.toISOString() },
    );
  });

  /** Sets the shown values; those that are equal to the platform's are no changes. */
  const withValues = (state: State, values: Values): State => ({
    ...state,
    edits: pick(values, getChangedKeys(state.base, values)),
  });

  const changeAtom = atom(null, (_get, set, values: Partial<Values>) => {
    const keys = Object.keys(values) as Key<Values>[];
    set(cellAtom, (state) => {
      const next = withValues(state, { ...getValues(state), ...values });
      return {
        ...next,
        problems: { ...next.problems, fields: without(next.problems.fields, keys) },
        takenAt: without(next.takenAt, keys),
        lastSave: next.isSaving || !hasFailed(next.lastSave?.outcome) ? next.lastSave : undefined,
      };
    });
    set(storeDraftAtom);
  });

  const checkAtom = atom(null, (get, set, left: Key<Values>) =>
    set(cellAtom, (state) => {
      const found = check(getValues(state), state.entity, get);
      const known = state.problems.fields;
      // Only fields that the user has seen a problem of, and the one that was left.
      const shown = new Set([left, ...Object.keys(known)]);
      // The platform's own problems stay until the field is changed.
      const fields = Object.fromEntries(
        [...shown].flatMap((name) => {
          const key = name as Key<Values>;
          const isRejection = known[key] === rejections[key];
          const problem = found[key] ?? (isRejection ? known[key] : undefined);
          return problem === undefined ? [] : [[name, problem]];
        }),
      ) as EditorProblems<Values, Problem>['fields'];
      return { ...state, problems: { ...state.problems, fields } };
    }),
  );

  const revertAtom = atom(null, (_get, set, keys?: readonly Key<Values>[]) => {
    set(cellAtom, (state) => {
      const reverted = keys ?? getEdited(state);
      return {
        ...state,
        edits: without(state.edits, reverted),
        problems: keys
          ? { ...state.problems, fields: without(state.problems.fields, keys) }
          : noProblems,
      };
    });
    set(storeDraftAtom);
  });

  /** Takes over another user's changes of the fields without changes of one's own. */
  function receive(state: State, entity: Entity): State {
    const theirs = toValues(entity);
    const { taken } = mergeValues(state.base, getValues(state), theirs, groups);
    const updatedAt = getUpdatedAt(entity);
    const known = state.entity && getUpdatedAt(state.entity);
    // Values may also differ without a change by another user, such as local times of another zone.
    const at = updatedAt && known && updatedAt <= known ? undefined : updatedAt;
    return {
      ...state,
      entity,
      base: { ...state.base, ...pick(theirs, taken) },
      takenAt: {
        ...state.takenAt,
        ...(at && Object.fromEntries(taken.map((key) => [key, at]))),
      },
    };
  }

  const receiveAtom = atom(null, (_get, set, entity: Entity) =>
    set(cellAtom, (state) => (state.isSaving ? state : receive(state, entity))),
  );

  /** Shows the saved entity. Changes that were made while it was being saved stay. */
  function settle(state: State, entity: Entity, sent: Partial<Values>): State {
    const base = toValues(entity);
    const unsent = getChangedKeys({ ...state.base, ...sent } as Values, getValues(state));
    const values = { ...base, ...pick(getValues(state), unsent) };
    return withValues({ ...state, entity, base, problems: noProblems }, values);
  }

  let undoable: { keys: Key<Values>[]; before: Values; after: Values } | undefined;

  const finish = (state: State, outcome: SaveOutcome, at: number, canUndo = false): State => ({
    ...state,
    isSaving: false,
    lastSave: { outcome, at: new Date(at), canUndo },
  });

  /** Deletes the draft of a new entity, which has another name than that of the created one. */
  const forgetNewDraft = (before: Entity | undefined, get: Getter, set: Setter) => {
    if (before) return;
    writePersonal(get, get(persistentStorageAtom), getStorageName(undefined), null);
    set(offeredAtom, null);
  };

  /** Keeps what was not saved as changes; returns the fields that were. */
  const settlePartlyAtom = atom(null, (get, set, error: PartlySavedError<Entity>) => {
    const before = get(cellAtom);
    const base = toValues(error.entity);
    set(cellAtom, (state) => ({
      ...withValues({ ...state, entity: error.entity, base }, { ...base, ...state.edits }),
      problems: toProblems(error.cause) ?? noProblems,
    }));
    forgetNewDraft(before.entity, get, set);
    set(storeDraftAtom);
    const left = getEdited(get(cellAtom));
    return getEdited(before).filter((key) => !left.includes(key));
  });

  const saveAtom = atom(null, async (get, set): Promise<SaveOutcome> => {
    const opened = get(cellAtom);
    if (opened.isSaving) return 'unchanged';
    const end = (outcome: SaveOutcome, change: (state: State) => State = (state) => state) => {
      set(cellAtom, (state) => finish(change(state), outcome, now(get)));
      return outcome;
    };
    const found = check(getValues(opened), opened.entity, get);
    if (Object.keys(found).length > 0) {
      return end('invalid', (state) => ({ ...state, problems: { fields: found, others: [] } }));
    }
    set(cellAtom, (state) => ({ ...state, isSaving: true, problems: noProblems }));
    try {
      const { entity } = get(cellAtom);
      if (entity) {
        const current = await read(entity, get, set);
        if (!current) return end('missing');
        const theirs = toValues(current);
        const cell = get(cellAtom);
        const { conflicts } = mergeValues(cell.base, getValues(cell), theirs, groups);
        if (conflicts.length > 0) {
          return end('conflict', (state) => ({ ...receive(state, current), conflicts }));
        }
        set(cellAtom, (state) => {
          const received = receive(state, current);
          return withValues({ ...received, base: theirs }, getValues(received));
        });
      }
      const state = get(cellAtom);
      const { base: before, edits: sent } = state;
      const changed = getEdited(state);
      if (entity && changed.length === 0) {
        set(storeDraftAtom);
        return end('unchanged');
      }
      const request = { entity: state.entity, values: getValues(state), changed, isUndo: false };
      const saved = await write(request, get, set);
      forgetNewDraft(entity, get, set);
      undoable = entity && { keys: changed, before, after: toValues(saved) };
      set(cellAtom, (latest) =>
        finish(settle(latest, saved, sent), 'saved', now(get), entity !== undefined),
      );
      set(storeDraftAtom);
      return 'saved';
    } catch (reason) {
      if (reason instanceof PartlySavedError) {
        const savedKeys = set(settlePartlyAtom, reason);
        set(cellAtom, (state) => ({
          ...finish(state, 'partly-saved', now(get)),
          lastSave: {
            ...{ outcome: 'partly-saved', canUndo: false },
            at: new Date(now(get)),
            savedKeys,
          },
        }));
        return 'partly-saved';
      }
      const problems = toProblems(reason);
      return problems ? end('invalid', (state) => ({ ...state, problems })) : end('failed');
    }
  });

  const resolveAtom = atom(null, (_get, set, theirs: readonly Key<Values>[]) => {
    set(cellAtom, (state) => {
      const decided = Object.fromEntries(
        state.conflicts.map(({ key, theirs: value }) => [key, value]),
      );
      const base = { ...state.base, ...decided };
      return withValues(
        { ...state, base, conflicts: [], lastSave: undefined },
        { ...getValues(state), ...pick(base, theirs) },
      );
    });
    set(storeDraftAtom);
  });

  const postponeAtom = atom(null, (_get, set) =>
    set(cellAtom, (state) => ({ ...state, conflicts: [], lastSave: undefined })),
  );

  const undoAtom = atom(null, async (get, set): Promise<Key<Values>[]> => {
    const { entity } = get(cellAtom);
    const undone = undoable;
    if (!undone || !entity || get(cellAtom).isSaving) return [];
    set(cellAtom, (state) => ({ ...state, isSaving: true }));
    try {
      const current = await read(entity, get, set);
      const theirs = current ? toValues(current) : undone.after;
      const changedSince = withGroups<Values>(getChangedKeys(undone.after, theirs), groups);
      const skipped = undone.keys.filter((key) => changedSince.includes(key));
      const changed = undone.keys.filter((key) => !skipped.includes(key));
      const values = { ...theirs, ...pick(undone.before, changed) };
      const saved =
        changed.length > 0
          ? await write({ entity: current ?? entity, values, changed, isUndo: true }, get, set)
          : current;
      undoable = undefined;
      set(cellAtom, (state) => ({
        ...(saved ? settle(state, saved, {}) : state),
        isSaving: false,
        lastSave: undefined,
      }));
      set(storeDraftAtom);
      return skipped;
    } catch (reason) {
      set(cellAtom, (state) => ({ ...state, isSaving: false }));
      throw reason;
    }
  });

  const dismissAtom = atom(null, (_get, set) =>
    set(cellAtom, (state) => ({ ...state, lastSave: undefined })),
  );

  const resolveDraftAtom = atom(null, (get, set, decision: 'restore' | 'discard') => {
    const draft = get(draftAtom);
    set(offeredAtom, null);
    if (draft && decision === 'restore') {
      set(cellAtom, (state) => {
        // The other fields of a group had these values, too.
        const mine = { ...getValues(state), ...draft.before, ...draft.edits };
        const before = { ...state.base, ...draft.before };
        const { conflicts } = mergeValues(before, mine, state.base, groups);
        // Until they are decided, conflicts are compared to the values of the draft's own time.
        const keys = conflicts.map(({ key }) => key);
        const base = { ...state.base, ...pick(before, keys) };
        return { ...withValues({ ...state, base }, mine), conflicts };
      });
    }
    set(storeDraftAtom);
  });

  const stateAtom = atom((get): EditorState<Entity, Values, Problem> => {
    const state = get(cellAtom);
    const { base, edits: _edits, ...rest } = state;
    const values = getValues(state);
    return {
      ...rest,
      values,
      changes: getEdited(state).map((key) => ({ key, before: base[key], after: values[key] })),
    };
  });

  return {
    ...{ stateAtom, changeAtom, checkAtom, revertAtom, receiveAtom, saveAtom, resolveAtom },
    ...{ postponeAtom, undoAtom, dismissAtom, draftAtom, resolveDraftAtom },
  };
}
