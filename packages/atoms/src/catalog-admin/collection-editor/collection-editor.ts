import { ApplicationError, ValidationError } from '@vitrine/client';
import type { CollectionChanges } from '@vitrine/client/catalog-admin';
import { type Collection, getCollection } from '@vitrine/client/collections';
import { collectionKeys } from '../../collections/index.ts';
import { createEditor, type Editor, type EditorProblems } from '../../editor/create-editor.ts';
import { nullOn404 } from '../../query/null-on-404.ts';
import { clientAtom, queryClientAtom } from '../../storefront.ts';
import { steadyClockAtom } from '../../time/steady-clock.ts';
import { createCollectionAtom, updateCollectionAtom } from '../admin-collections.ts';
import { fromHtmlParagraphs, toHtmlParagraphs } from './html-paragraphs.ts';

/** The fields of a collection that its form edits. */
export interface CollectionFormValues {
  /** Name that shoppers read. */
  name: string;
  /** Empty for one made from the name. */
  slug: string;
  /** Plain text with empty lines between paragraphs; HTML if it has other markup. */
  description: string;
}

/** What is wrong with a field. `rejected` has the platform's own words. */
export type CollectionFieldProblem =
  | { kind: 'required' | 'slug' | 'slug-taken' }
  | { kind: 'too-long'; max: number }
  | { kind: 'rejected'; description: string };

/** Maximum lengths of the fields, in characters. See docs/reference/constants.mdx. */
export const maxCollectionLengths: Readonly<Record<keyof CollectionFormValues, number>> = {
  name: 50,
  slug: 100,
  description: 600,
};

/** State of the form that edits a collection. */
export type CollectionEditor = Editor<Collection, CollectionFormValues, CollectionFieldProblem>;

type Problems = EditorProblems<CollectionFormValues, CollectionFieldProblem>;

const fields = ['name', 'slug', 'description'] as const satisfies (keyof CollectionFormValues)[];

/** Whether a description has markup besides paragraphs, so that it is edited as HTML. */
export const isFormattedDescription = ({ description = '' }: Pick<Collection, 'description'>) =>
  fromHtmlParagraphs(description) === undefined;

/** Returns the fields as the platform stores them. */
const toStored = (values: CollectionFormValues, isFormatted: boolean): CollectionFormValues => ({
  name: values.name.trim(),
  slug: values.slug.trim(),
  description: isFormatted ? values.description.trim() : toHtmlParagraphs(values.description),
});

function checkCollection(values: CollectionFormValues, isFormatted: boolean): Problems['fields'] {
  const problems: Problems['fields'] = {};
  const stored = toStored(values, isFormatted);
  for (const field of fields) {
    const max = maxCollectionLengths[field];
    if (stored[field].length > max) problems[field] = { kind: 'too-long', max };
  }
  if (values.name.trim() === '') problems.name = { kind: 'required' };
  const slug = values.slug.trim();
  if (slug && !/^[\p{L}\p{N}_]+(-[\p{L}\p{N}_]+)*$/u.test(slug)) problems.slug = { kind: 'slug' };
  return problems;
}

function toProblems(error: Error): Problems | undefined {
  if (error instanceof ValidationError) {
    const problems: { fields: Problems['fields']; others: string[] } = { fields: {}, others: [] };
    for (const { field = '', description } of error.details.validationError.fieldViolations) {
      const name = fields.find((one) => field === `collection.${one}`);
      if (name) problems.fields[name] = { kind: 'rejected', description };
      else problems.others.push(description);
    }
    return problems;
  }
  if (!(error instanceof ApplicationError)) return undefined;
  if (error.code === 'DUPLICATE_SLUG') {
    return { fields: { slug: { kind: 'slug-taken' } }, others: [] };
  }
  return { fields: {}, others: [error.message] };
}

/** Returns the changed fields as the platform takes them; a new collection may have no slug. */
function toChanges(
  values: CollectionFormValues,
  changed: readonly (keyof CollectionFormValues)[],
): CollectionChanges {
  const changes: CollectionChanges = {};
  for (const field of changed) {
    const text = values[field];
    if (field === 'description') changes.description = text === '' ? null : text;
    else if (text !== '') changes[field] = text;
  }
  return changes;
}

/**
 * Creates the state of the form that edits a collection, or creates one. Saving sends only changed fields,
 * after reading the collection again: what another user has changed meanwhile is merged field by field.
 * Visibility and products are changed at once, by `setCollectionVisibleAtom`,
 * `addProductsToCollectionAtom` and `removeProductsFromCollectionAtom`. See
 * docs/reference/catalog-admin.mdx.
 *
 * @example
 * const editor = createCollectionEditor({ collection });
 * store.set(editor.changeAtom, { name: 'Lights' });
 * await store.set(editor.saveAtom); // 'saved'
 */
export function createCollectionEditor({
  collection,
}: {
  collection?: Collection | undefined;
} = {}): CollectionEditor {
  const isFormatted = collection !== undefined && isFormattedDescription(collection);
  return createEditor<Collection, CollectionFormValues, CollectionFieldProblem>({
    entity: collection,
    emptyValues: { name: '', slug: '', description: '' },
    toValues: ({ name, slug, description = '' }) => ({
      ...{ name, slug },
      description: (isFormatted ? undefined : fromHtmlParagraphs(description)) ?? description,
    }),
    // The platform has no time of the last change.
    getUpdatedAt: () => undefined,
    check: (values) => checkCollection(values, isFormatted),
    toProblems,
    now: (get) => get(steadyClockAtom).now(),
    getDraftName: (entity) => `collection.${entity?._id ?? 'new'}`,
    read: async ({ _id }, get) => {
      const current = await nullOn404(getCollection(get(clientAtom), _id));
      get(queryClientAtom).setQueryData(collectionKeys.collection(_id), current);
      return current;
    },
    write: ({ entity, values, changed }, _get, set) => {
      const changes = toChanges(toStored(values, isFormatted), changed);
      if (entity)
        return set(updateCollectionAtom, { collectionId: entity._id, collection: changes });
      return set(createCollectionAtom, { ...changes, name: values.name.trim() });
    },
  });
}

/**
 * Returns a slug that is not taken: the same one, or one with a number behind it.
 *
 * @example findFreeSlug('light', ['light', 'light-2']); // 'light-3'
 */
export function findFreeSlug(slug: string, taken: readonly string[]): string {
  const used = new Set(taken);
  if (!used.has(slug)) return slug;
  const base = slug.replace(/-\d+$/, '');
  let number = 2;
  while (used.has(`${base}-${number}`)) number += 1;
  return `${base}-${number}`;
}
