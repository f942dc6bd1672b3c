import { CATALOG_APP_ID, type CatalogReference } from '@vitrine/client';
import type { BackInStockItemDetails } from '@vitrine/client/back-in-stock';
import { joinTexts } from '../../../messages/join-texts.ts';
import { formatMoney } from '../../../primitives/money/format-money.ts';
import { getPriceFigures } from '../../price/price-figures.ts';
import type { OutOfStockSelection } from '../product-context.ts';

/** A sold-out product or variant, as a back-in-stock request names it. */
export interface OutOfStockItem {
  /** The product, with the variant's ID if variants are managed, otherwise with the choices. */
  catalogReference: CatalogReference;
  /** Name, formatted price and image for the notification. */
  itemDetails: BackInStockItemDetails;
  /** The chosen values as text, such as “Moss, 20 cm”; missing without options. */
  choices?: string;
}

/**
 * Returns the item of a `BackInStock.Dialog`: the variant by its id if variants are managed,
 * otherwise by its choices, with name, price and image for the notification.
 *
 * @param options.locale formats the price if the platform has not.
 * @param options.appId the ID of the catalog's app; that of the hosted platform by default.
 */
export function toOutOfStockItem(
  { product, variant, selection }: OutOfStockSelection,
  { locale, appId = CATALOG_APP_ID }: { locale: string; appId?: string },
): OutOfStockItem {
  const { _id, name, manageVariants, productOptions, media } = product;
  const values = productOptions.flatMap((option) => selection[option.name] ?? []);
  const options =
    manageVariants && variant
      ? { variantId: variant._id }
      : values.length > 0 && { options: { ...selection } };
  const figures = getPriceFigures(variant?.variant?.priceData ?? product.priceData, product);
  const price = formatMoney(figures?.now, locale);
  const pictured = productOptions
    .flatMap((option) => option.choices.filter((one) => one.description === selection[option.name]))
    .find((choice) => choice.media && choice.media.items.length > 0)?.media;
  const shown = pictured ?? media;
  const image = (shown?.mainMedia ?? shown?.items[0])?.image;
  return {
    catalogReference: { appId, catalogItemId: _id, ...(options && { options }) },
    itemDetails: { name, ...(price && { price }), ...(image && { image }) },
    ...(values.length > 0 && { choices: joinTexts(values, locale) }),
  };
}
