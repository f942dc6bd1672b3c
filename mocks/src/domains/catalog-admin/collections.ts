import type { Collection, Product } from '../../fixtures/shop/shop.ts';
import { invalid, missing, refusal } from '../../platform/errors.ts';
import type { Platform } from '../../platform/platform-context.ts';
import {
  type Fields,
  optionalFlag,
  requireFields,
  requireText,
  shortText,
  textList,
} from '../../platform/requests/fields.ts';
import { gather } from '../../platform/requests/gather.ts';
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

function readCollection(body: Fields) {
  const collection = requireFields(body, 'collection');
  const { description } = collection;
  return gather({
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

function refuseTakenSlug({ shop }: Platform, slug: string | undefined, owner?: Collection): void {
  if (!shop.collections.some((other) => other.slug === slug && other !== owner)) return;
  throw refusal('DUPLICATE_SLUG', `Another collection has the slug "${slug}".`, {
    status: 409,
    data: { slug },
  });
}

/** The collection as it is answered: with how many products visitors see in it. */
const answered = (platform: Platform, collection: Collection) => ({
  collection: visibleCollections(platform).find(({ id }) => id === collection.id) ?? collection,
});

/** Answers `createCollection`. */
export function createCollection(platform: Platform, body: Fields): { collection: Collection } {
  const { collections } = platform.shop;
  const { name, slug, description = '', visible = true } = readCollection(body);
  if (name === undefined) {
    throw invalid({
      field: 'collection.name',
      violatedRule: 'REQUIRED_FIELD',
      description: 'is required',
    });
  }
  refuseTakenSlug(platform, slug);
  if (collections.length >= MAX.collections) {
    throw refusal('COLLECTIONS_LIMIT_REACHED', `The shop has ${MAX.collections} collections.`);
  }
  const isTaken = (taken: string) => collections.some((one) => one.slug === taken);
  const collection: Collection = {
    id: platform.nextId('collection'),
    name,
    slug: slug ?? freeSlug(name, isTaken, 'collection'),
    description,
    media: { items: [] },
    numberOfProducts: 0,
    visible,
  };
  collections.push(collection);
  announceCollectionCreated(platform, collection);
  return answered(platform, collection);
}

/** Answers `updateCollection`. */
export function updateCollection(
  platform: Platform,
  id: string,
  body: Fields,
): { collection: Collection } {
  const collection = collectionToChange(platform, id);
  const given = Object.entries(readCollection(body)).filter(([, value]) => value !== undefined);
  const write: Partial<Collection> = Object.fromEntries(given);
  refuseTakenSlug(platform, write.slug, collection);
  if (given.length > 0) {
    Object.assign(collection, write);
    announceCollectionChanged(platform, collection, Object.keys(write));
  }
  return answered(platform, collection);
}

function setMembership(
  platform: Platform,
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
    product.lastUpdated = platform.timestamp();
    announceProductChanged(platform, product, ['collectionIds']);
  }
}

/** Answers `deleteCollection`: its products stay, and are in it no more. */
export function deleteCollection(platform: Platform, id: string): Record<never, never> {
  const collection = collectionToChange(platform, id);
  const { collections, products } = platform.shop;
  setMembership(platform, collection, products, false);
  collections.splice(collections.indexOf(collection), 1);
  announceCollectionDeleted(platform, collection);
  return {};
}

/** Answers both calls on the products of a collection: all of them exist, or nothing changes. */
export function changeMembership(
  platform: Platform,
  id: string,
  body: Fields,
  member: boolean,
): Record<never, never> {
  const collection = collectionToChange(platform, id);
  const products = textList(body, 'productIds', MAX.products).map((productId) => {
    const product = productById(platform, productId);
    if (product) return product;
    throw missing('PRODUCT_NOT_FOUND', `There is no product ${productId}.`);
  });
  setMembership(platform, collection, products, member);
  if (products.length > 0) announceCollectionChanged(platform, collection, ['numberOfProducts']);
  return {};
}
