import { invalid, missingField } from '../../platform/errors.ts';
import type { PlatformContext, Slot } from '../../platform/platform-context.ts';
import { setBounded } from '../../platform/remember.ts';
import {
  fieldsList,
  isJsonObject,
  type JsonObject,
  optionalEnum,
  optionalText,
  requireFields,
  requireText,
  textList,
} from '../../platform/requests/fields.ts';
import { getVisitor } from '../auth/tokens.ts';

const LISTS = ['orders', 'products'] as const;

export type OwnerListId = (typeof LISTS)[number];

/** Choice of a facet: values, limits of numbers or days, or that it is on. */
export type FacetChoice =
  | readonly string[]
  | { min?: number; max?: number }
  | { from?: string; to?: string }
  | true;

/** A view of a list, as `SavedListView` of `@vitrine/atoms`. */
export interface SavedListView {
  /** Unique in its list. */
  id: string;
  /** Name that the owner has given. */
  name: string;
  /** What is chosen of each facet, by the ID of the facet. */
  chosen: Readonly<Record<string, FacetChoice>>;
  /** ID of the sort order. */
  sort: string;
  /** ID of the tab; missing for the first one. */
  tab?: string;
  /** IDs of the visible columns in their order; missing for the default ones. */
  columns?: readonly string[];
}

/**
 * Views of lists in the accounts of members, like the `ViewPort` of `@vitrine/atoms`: what a host's own
 * server offers besides the platform's calls. Each token reaches only the views of its member.
 */
export interface ViewControl {
  /** Returns the views of a list in their order. */
  read(accessToken: string | null, list: OwnerListId): Promise<readonly SavedListView[]>;
  /** Replaces all views of a list. Views that are not valid are a 400, and nothing is saved. */
  save(
    accessToken: string | null,
    list: OwnerListId,
    views: readonly SavedListView[],
  ): Promise<void>;
}

/** The most views that a list can have, and the most columns of a view. */
const MAX_VIEWS = 100;
const MAX_COLUMNS = 100;

/** The views by the member and the list. Members are the same in all datasets, and so are these. */
const savedViews: Slot<Map<string, readonly SavedListView[]>> = {
  everywhere: true,
  create: () => new Map(),
};

const isLimits = (choice: JsonObject, names: readonly string[], type: 'number' | 'string') => {
  const limits = Object.entries(choice);
  return (
    limits.length > 0 &&
    limits.every(([name, limit]) => names.includes(name) && typeof limit === type)
  );
};

const isChoice = (choice: unknown): choice is FacetChoice =>
  choice === true ||
  (Array.isArray(choice) && choice.every((value) => typeof value === 'string')) ||
  (isJsonObject(choice) &&
    (isLimits(choice, ['min', 'max'], 'number') || isLimits(choice, ['from', 'to'], 'string')));

function readChosen(chosen: JsonObject, path: string): SavedListView['chosen'] {
  for (const [facet, choice] of Object.entries(chosen)) {
    if (isChoice(choice)) continue;
    throw invalid({
      field: `${path}.${facet}`,
      violatedRule: 'FORMAT',
      description: 'must be a list of texts, limits, or true',
    });
  }
  return chosen as SavedListView['chosen'];
}

function readView(view: JsonObject, path: string): SavedListView {
  const tab = optionalText(view, 'tab', `${path}.tab`);
  return {
    id: requireText(view, 'id', `${path}.id`),
    name: requireText(view, 'name', `${path}.name`),
    chosen: readChosen(requireFields(view, 'chosen', `${path}.chosen`), `${path}.chosen`),
    sort: requireText(view, 'sort', `${path}.sort`),
    ...(tab !== undefined && { tab }),
    ...(view.columns !== undefined && {
      columns: textList(view, 'columns', MAX_COLUMNS, `${path}.columns`),
    }),
  };
}

function readViews(views: unknown): SavedListView[] {
  if (views === undefined || views === null) throw missingField('views');
  const read = fieldsList({ views }, 'views', MAX_VIEWS).map((view, index) =>
    readView(view, `views[${index}]`),
  );
  const repeated = read.findIndex(
    ({ id }, index) => read.findIndex((one) => one.id === id) < index,
  );
  if (repeated === -1) return read;
  throw invalid({
    field: `views[${repeated}].id`,
    violatedRule: 'VALIDATION',
    description: 'is the ID of an earlier view',
  });
}

export function viewControl(context: PlatformContext): ViewControl {
  const toKey = (accessToken: string | null, list: unknown) => {
    const known = optionalEnum({ list }, 'list', LISTS);
    if (!known) throw missingField('list');
    return `${getVisitor(context, accessToken).id}:${known}`;
  };
  return {
    async read(accessToken, list) {
      return structuredClone(context.use(savedViews).get(toKey(accessToken, list)) ?? []);
    },
    async save(accessToken, list, views) {
      const key = toKey(accessToken, list);
      setBounded(context.use(savedViews), key, structuredClone(readViews(views)));
    },
  };
}
