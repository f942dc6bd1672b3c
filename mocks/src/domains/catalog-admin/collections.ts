import type { Collection, Product } from '../../fixtures/shop/shop.ts';
import { invalid, missing, rejection } from '../../platform/errors.ts';
import type { PlatformContext } from '../../platform/platform-context.ts';
import {
  type JsonObject,
  optionalFlag,
  requireFields,
  requireText,
  shortText,
  textList,
} from '../../platform/requests/fields.ts';
import { collectViolations } from '../../platform/requests/gather.ts';
import { freeSlug, optionalSlug } from '../../platform/requests/slug.ts';
import { productById, visibleCollections } from '../catalog/state.ts';
import {
  announceCollectionChanged,
  announceCollectionCreated,
  announceCollectionDeleted,
  announceProductChanged,
} from './announcements.ts';
import { collectionToChange } from './change.ts';

const MAX = { name: 50, description: 600, collections: 1000, products: 100 };

function readCollection(body: JsonObject) {
  const collection = requireFields(body, 'collection');
  const { description } = collection;
  return collectViolations({
    name() {
      if (collection.name === undefined) return undefined;
      requireText(collection, 'name', 'collection.name');
      return shortText(collection, 'name', MAX.name, 'collection.name');
    },
    slug: () => optionalSlug(collection, 'slug', 'collection.slug'),
    description: () =>
      description === null
        ? ''
        : shortText(collection, 'description', MAX.description, 'collection.description'),
    visible: () => optionalFlag(collection, 'visible', 'collection.visible'),
  });
}

function rejectUsedSlug(
  { shop }: PlatformContext,
  slug: string | undefined,
  owner?: Collection,
): void {
  if (!shop.collections.some((other) => other.slug === slug && other !== owner)) return;
  throw rejection('DUPLICATE_SLUG', `Another collection has the slug "${slug}".`, {
    status: 409,
    data: { slug },
  });
}

/** Returns the collection as in a response: with its number of visible products. */
const toResponse = (context: PlatformContext, collection: Collection) => ({
  collection: visibleCollections(context).find(({ id }) => id === collection.id) ?? collection,
});

/** Handles `createCollection`. */
export function createCollection(
  context: PlatformContext,
  body: JsonObject,
): { collection: Collection } {
  const { collections } = context.shop;
  const { name, slug, description = '', visible = true } = readCollection(body);
  if (name === undefined) {
    throw invalid({
      field: 'collection.name',
      violatedRule: 'REQUIRED_FIELD',
      description: 'is required',
    });
  }
  rejectUsedSlug(context, slug);
  if (collections.length >= MAX.collections) {
    throw rejection('COLLECTIONS_LIMIT_REACHED', `The shop has ${MAX.collections} collections.`);
  }
  const isUsed = (candidate: string) => collections.some((one) => one.slug === candidate);
  const collection: Collection = {
    id: context.nextId('collection'),
    name,
    slug: slug ?? freeSlug(name, isUsed, 'collection'),
    description,
    media: { items: [] },
    numberOfProducts: 0,
    visible,
  };
  collections.push(collection);
  announceCollectionCreated(context, collection);
  return toResponse(context, collection);
}

/** Handles `updateCollection`. */
export function updateCollection(
  context: PlatformContext,
  id: string,
  body: JsonObject,
): { collection: Collection } {
  const collection = collectionToChange(context, id);
  const entries = Object.entries(readCollection(body)).filter(([, value]) => value !== undefined);
  const write: Partial<Collection> = Object.fromEntries(entries);
  rejectUsedSlug(context, write.slug, collection);
  if (entries.length > 0) {
    Object.assign(collection, write);
    announceCollectionChanged(context, collection, Object.keys(write));
  }
  return toResponse(context, collection);
}

function setMembership(
  context: PlatformContext,
  collection: Collection,
  products: readonly Product[],
  member: boolean,
): void {
  const changed = products.filter(
    ({ collectionIds }) => collectionIds.includes(collection.id) !== member,
  );
  for (const product of changed) {
    const others = product.collectionIds.filter((id) => id !== collection.id);
    product.collectionIds = member ? [...others, collection.id] : others;
    product.lastUpdated = context.timestamp();
    announceProductChanged(context, product, ['collectionIds']);
  }
}

/** Handles `deleteCollection`: its products stay, but are no longer in it. */
export function deleteCollection(context: PlatformContext, id: string): Record<never, never> {
  const collection = collectionToChange(context, id);
  const { collections, products } = context.shop;
  setMembership(context, collection, products, false);
  collections.splice(collections.indexOf(collection), 1);
  announceCollectionDeleted(context, collection);
  return {};
}

/** Handles both calls on the products of a collection: all of them exist, or nothing changes. */
export function changeMembership(
  context: PlatformContext,
  id: string,
  body: JsonObject,
  member: boolean,
): Record<never, never> {
  const collection = collectionToChange(context, id);
  const products = textList(body, 'productIds', MAX.products).map((productId) => {
    const product = productById(context, productId);
    if (product) return product;
    throw missing('PRODUCT_NOT_FOUND', `There is no product ${productId}.`);
  });
  setMembership(context, collection, products, member);
  if (products.length > 0) announceCollectionChanged(context, collection, ['numberOfProducts']);
  return {};
}
