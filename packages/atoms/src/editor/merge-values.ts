import { hashKey } from '@tanstack/query-core';

/** The values of a form by field name: texts, booleans, and lists or records of them. */
export type FieldValues = object;

/** A field that two users have changed to different values. */
export interface FieldConflict<Key extends PropertyKey = string> {
  /** Name of the field. */
  key: Key;
  /** The value before both changes. */
  before: unknown;
  /** The value that was entered here. */
  mine: unknown;
  /** The value of the other user. */
  theirs: unknown;
}

/** The result of a merge. */
export interface MergedValues<Values extends FieldValues> {
  /** Changes of both; own values where both have changed a field. */
  values: Values;
  /** Fields that only the other user has changed. */
  taken: (keyof Values & string)[];
  /** Fields that both have changed, to different values. */
  conflicts: FieldConflict<keyof Values & string>[];
}

/** Whether two values of a field are equal, also of lists and records. */
export const isSameValue = (one: unknown, other: unknown): boolean =>
  one === other || hashKey([one]) === hashKey([other]);

/** Returns the fields with other values than before. */
export const getChangedKeys = <Values extends FieldValues>(
  before: Values,
  after: Values,
): (keyof Values & string)[] =>
  (Object.keys(after) as (keyof Values & string)[]).filter(
    (key) => !isSameValue(before[key], after[key]),
  );

/** Fields that have a meaning only together, such as the kind and the value of a discount. */
export type FieldGroups<Values extends FieldValues> = readonly (readonly (keyof Values &
  string)[])[];

/** Returns fields together with the others of their groups. */
export const withGroups = <Values extends FieldValues>(
  keys: readonly (keyof Values & string)[],
  groups: FieldGroups<Values>,
): (keyof Values & string)[] => {
  const found = groups.filter((group) => group.some((key) => keys.includes(key)));
  return [...new Set([...keys, ...found.flat()])];
};

/**
 * Merges two changes of the same values field by field, so that neither is lost: fields that only one
 * of them has changed take that value, and fields that both have changed are conflicts. The fields of a
 * group count as one field.
 *
 * @example
 * mergeValues({ title: 'A', city: '' }, { title: 'B', city: '' }, { title: 'A', city: 'Aalborg' })
 *   .values; // { title: 'B', city: 'Aalborg' }
 */
export function mergeValues<Values extends FieldValues>(
  before: Values,
  mine: Values,
  theirs: Values,
  groups: FieldGroups<Values> = [],
): MergedValues<Values> {
  const own = new Set(withGroups(getChangedKeys(before, mine), groups));
  const changedByThem = getChangedKeys(before, theirs);
  const taken = changedByThem.filter((key) => !own.has(key));
  const both = withGroups(
    changedByThem.filter((key) => own.has(key)),
    groups,
  );
  return {
    values: Object.assign({ ...mine }, ...taken.map((key) => ({ [key]: theirs[key] }))),
    taken,
    conflicts: both
      .filter((key) => !isSameValue(mine[key], theirs[key]))
      .map((key) => ({ key, before: before[key], mine: mine[key], theirs: theirs[key] })),
  };
}
