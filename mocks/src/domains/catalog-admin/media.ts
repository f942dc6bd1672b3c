import type { MediaItem } from '../../fixtures/shop/media.ts';
import type { Product } from '../../fixtures/shop/shop.ts';
import { invalid, missing, rejection } from '../../platform/errors.ts';
import type { PlatformContext } from '../../platform/platform-context.ts';
import {
  fieldsList,
  type JsonObject,
  optionalFields,
  requireText,
  textList,
} from '../../platform/requests/fields.ts';
import { changeProduct, productToChange } from './change.ts';
import { addToMediaLibrary, getMediaItem } from './media-library.ts';

type Choice = Product['productOptions'][number]['choices'][number];

/** Maximum number of media items per product and per request. */
const MAX_MEDIA = 100;

const NOTHING: Record<never, never> = {};

const withItems = (items: MediaItem[]) =>
  items[0] ? { mainMedia: items[0], items } : { items: [] };

const without = (items: readonly MediaItem[], ids: ReadonlySet<string>) =>
  items.filter(({ id }) => !ids.has(id));

const idSet = (items: readonly MediaItem[]) => new Set(items.map(({ id }) => id));

/** Sets the media of a choice. A choice without media shows the product's own. */
function setChoiceMedia(choice: Choice, items: MediaItem[]): void {
  choice.media = items.length > 0 ? withItems(items) : undefined;
}

function addToChoice(choice: Choice, items: readonly MediaItem[]): void {
  const there = choice.media?.items ?? [];
  setChoiceMedia(choice, [...there, ...without(items, idSet(there))]);
}

function choiceNamed(product: Product, names: JsonObject, path: string): Choice {
  const option = requireText(names, 'option', `${path}.option`);
  const choice = requireText(names, 'choice', `${path}.choice`);
  const found = product.productOptions
    .find(({ name }) => name === option)
    ?.choices.find(({ description }) => description === choice);
  if (found) return found;
  throw missing('CHOICE_NOT_FOUND', `${product.name} has no ${option} "${choice}".`);
}

/**
 * Only one option of a product may have media; otherwise two choices would select different images.
 */
function rejectSecondOption({ productOptions }: Product): void {
  const pictured = productOptions.filter(({ choices }) => choices.some(({ media }) => media));
  if (pictured.length <= 1) return;
  throw rejection('MEDIA_IN_TWO_OPTIONS', 'Only the choices of one option can have media.', {
    data: { options: pictured.map(({ name }) => name) },
  });
}

const removeFromChoices = (product: Product, ids: ReadonlySet<string>) => {
  for (const { choices } of product.productOptions) {
    for (const choice of choices) {
      setChoiceMedia(choice, without(choice.media?.items ?? [], ids));
    }
  }
};

/** Handles `addProductMedia`: appends new items. An existing item stays in its position. */
export function addMedia(context: PlatformContext, id: string, body: JsonObject): typeof NOTHING {
  const product = productToChange(context, id);
  const added = fieldsList(body, 'media', MAX_MEDIA).map((media, index) => ({
    item: getMediaItem(context, media, `media[${index}]`),
    path: `media[${index}].choice`,
    choice: optionalFields(media, 'choice', `media[${index}].choice`),
  }));
  changeProduct(context, product, ['media', 'productOptions'], (draft) => {
    const items = [...(draft.media?.items ?? []), ...added.map(({ item }) => item)];
    const all = [...new Map(items.map((item) => [item.id, item])).values()];
    if (all.length > MAX_MEDIA) {
      throw invalid({
        field: 'media',
        violatedRule: 'MAX_SIZE',
        description: `make ${all.length} on the product, max ${MAX_MEDIA}`,
      });
    }
    draft.media = withItems(all);
    for (const { item, choice, path } of added) {
      if (choice) addToChoice(choiceNamed(draft, choice, path), [item]);
    }
    rejectSecondOption(draft);
  });
  return NOTHING;
}

/** Handles `removeProductMedia`: from the product and its choices. No ids at all are all ids. */
export function removeMedia(
  context: PlatformContext,
  id: string,
  body: JsonObject,
): typeof NOTHING {
  const product = productToChange(context, id);
  const there = product.media?.items ?? [];
  const requestedIds = textList(body, 'mediaIds', MAX_MEDIA);
  const ids = requestedIds.length > 0 ? new Set(requestedIds) : idSet(there);
  addToMediaLibrary(context, there);
  changeProduct(context, product, ['media', 'productOptions'], (draft) => {
    draft.media = withItems(without(there, ids));
    removeFromChoices(draft, ids);
  });
  return NOTHING;
}

/** Handles `addProductMediaToChoices`: with items that the product has. */
export function addMediaToChoices(
  context: PlatformContext,
  id: string,
  body: JsonObject,
): typeof NOTHING {
  const product = productToChange(context, id);
  const assignments = fieldsList(body, 'media', MAX_MEDIA);
  changeProduct(context, product, ['productOptions'], (draft) => {
    const known = new Map(draft.media?.items.map((item) => [item.id, item]));
    for (const [index, assignment] of assignments.entries()) {
      const itemPath = `media[${index}]`;
      const choice = choiceNamed(draft, assignment, itemPath);
      const items = textList(assignment, 'mediaIds', MAX_MEDIA, `${itemPath}.mediaIds`).map(
        (mediaId) => {
          const item = known.get(mediaId);
          if (item) return item;
          throw missing('MEDIA_NOT_FOUND', `${product.name} has no media item ${mediaId}.`);
        },
      );
      addToChoice(choice, items);
    }
    rejectSecondOption(draft);
  });
  return NOTHING;
}

/**
 * Handles `removeProductMediaFromChoices`; the product keeps the items. A choice without ids loses
 * all its items, and a body without choices removes those of all choices.
 */
export function removeMediaFromChoices(
  context: PlatformContext,
  id: string,
  body: JsonObject,
): typeof NOTHING {
  const product = productToChange(context, id);
  const assignments = fieldsList(body, 'media', MAX_MEDIA);
  changeProduct(context, product, ['productOptions'], (draft) => {
    if (assignments.length === 0) removeFromChoices(draft, idSet(draft.media?.items ?? []));
    for (const [index, assignment] of assignments.entries()) {
      const itemPath = `media[${index}]`;
      const choice = choiceNamed(draft, assignment, itemPath);
      const ids = textList(assignment, 'mediaIds', MAX_MEDIA, `${itemPath}.mediaIds`);
      const there = choice.media?.items ?? [];
      setChoiceMedia(choice, ids.length > 0 ? without(there, new Set(ids)) : []);
    }
  });
  return NOTHING;
}
