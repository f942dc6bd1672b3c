import type { Shape } from '../http/codec/codec.ts';
import { mediaShape, videoShape } from '../values/value-codecs.ts';
import type {
  CostAndProfitData,
  NumericRange,
  PriceData,
  PricePerUnitData,
  ProductDiscount,
} from './price.ts';
import type { Product, ProductOption } from './product.ts';
import type {
  ProductOptionsAvailability,
  StoreVariant,
  Variant,
  VariantDetails,
} from './variant.ts';

const priceShape: Shape<PriceData> = {
  price: 'number',
  discountedPrice: 'number',
  pricePerUnit: 'number',
};

const rangeShape: Shape<NumericRange> = { minValue: 'number', maxValue: 'number' };

const costShape: Shape<CostAndProfitData> = {
  itemCost: 'number',
  profit: 'number',
  profitMargin: 'number',
};

const perUnitShape: Shape<PricePerUnitData> = { totalQuantity: 'number', baseQuantity: 'number' };

const discountShape: Shape<ProductDiscount> = { value: 'number' };

const optionShape: Shape<ProductOption> = { choices: [{ media: mediaShape }] };

const variantDetailsShape: Shape<VariantDetails> = {
  priceData: priceShape,
  convertedPriceData: priceShape,
  costAndProfitData: costShape,
  weight: 'number',
};

export const variantShape: Shape<Variant> = { _id: 'id', variant: variantDetailsShape };

export const productShape: Shape<Product> = {
  _id: 'id',
  weight: 'number',
  weightRange: rangeShape,
  price: priceShape,
  priceData: priceShape,
  convertedPriceData: priceShape,
  priceRange: rangeShape,
  costAndProfitData: costShape,
  costRange: rangeShape,
  pricePerUnitData: perUnitShape,
  discount: discountShape,
  media: mediaShape,
  productOptions: [optionShape],
  variants: [variantShape],
  digitalFile: { _id: 'id' },
  lastUpdated: 'date',
  createdDate: 'date',
};

export const availabilityShape: Shape<ProductOptionsAvailability> = {
  selectedVariant: { price: priceShape, convertedPriceData: priceShape, weight: 'number' },
  media: mediaShape,
  productOptions: [optionShape],
};

export const storeVariantShape: Shape<StoreVariant> = { _id: 'id', media: { video: videoShape } };
