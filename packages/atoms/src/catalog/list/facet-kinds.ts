import type { Product } from '@vitrine/client/catalog';
import type { RangeFacet } from '../../lists/list-facets.ts';
import type { ChoiceFacet, Facet, ToggleFacet } from './product-facets.ts';

/** Only what can be bought now. */
export const stockFacet: ToggleFacet = {
  kind: 'toggle',
  id: 'stock',
  filter: { 'stock.inStock': true },
  isMet: ({ stock }) => stock?.inStock === true,
};

/** A product's price before any discount, which is the price that the platform can filter by. */
export const priceFacet: RangeFacet = { kind: 'range', id: 'price', field: 'priceData.price' };

/** The brand of a product. */
export const brandFacet: ChoiceFacet = { kind: 'choice', id: 'brand', field: 'brand' };

/** The facets of `CollectionPage` and `SearchPage`, if they name no others: stock, brand and price. */
export const defaultProductFacets: readonly Facet[] = [stockFacet, brandFacet, priceFacet];

/** The ribbon text, such as "New". */
export const ribbonFacet: ChoiceFacet = { kind: 'choice', id: 'ribbon', field: 'ribbon' };

/**
 * The choices of one option, such as "Color", with their swatches. The platform searches a choice
 * in all options of a product, so two options should not share a value.
 */
export const optionFacet = (id: string, option: string): ChoiceFacet => ({
  kind: 'choice',
  id,
  field: 'productOptions.choices.description',
  isList: true,
  getValues: ({ productOptions }: Product) =>
    (productOptions ?? [])
      .filter(({ name }) => name === option)
      .flatMap(({ optionType, choices }) =>
        (choices ?? []).map(({ description, value }) => ({
          value: description,
          ...(optionType === 'color' && { color: value }),
        })),
      ),
});

/** The collections that a product is in, by those that the host names. */
export const collectionFacet = (
  id: string,
  collections: readonly { _id: string; name: string }[],
): ChoiceFacet => ({
  kind: 'choice',
  id,
  field: 'collectionIds',
  isList: true,
  values: collections.map(({ _id, name }) => ({ value: _id, label: name })),
});
