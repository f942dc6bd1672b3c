import type { Codec } from '../http/codec/codec.ts';
import { mediaCodec, videoCodec } from '../values/value-codecs.ts';
import type {
  CostAndProfitData,
  NumericRange,
  PriceData,
  PricePerUnitData,
  ProductDiscount,
} from './price.ts';
import type { Product, ProductOption, ProductOptionsAvailability } from './product.ts';
import type { StoreVariant, Variant, VariantDetails } from './variant.ts';

const priceCodec: Codec<PriceData> = {
  price: 'number',
  discountedPrice: 'number',
  pricePerUnit: 'number',
};

const rangeCodec: Codec<NumericRange> = { minValue: 'number', maxValue: 'number' };

const costCodec: Codec<CostAndProfitData> = {
  itemCost: 'number',
  profit: 'number',
  profitMargin: 'number',
};

const perUnitCodec: Codec<PricePerUnitData> = { totalQuantity: 'number', baseQuantity: 'number' };

const discountCodec: Codec<ProductDiscount> = { value: 'number' };

const optionCodec: Codec<ProductOption> = { choices: [{ media: mediaCodec }] };

const variantDetailsCodec: Codec<VariantDetails> = {
  priceData: priceCodec,
  convertedPriceData: priceCodec,
  costAndProfitData: costCodec,
  weight: 'number',
};

export const variantCodec: Codec<Variant> = { _id: 'id', variant: variantDetailsCodec };

export const productCodec: Codec<Product> = {
  _id: 'id',
  weight: 'number',
  weightRange: rangeCodec,
  price: priceCodec,
  priceData: priceCodec,
  convertedPriceData: priceCodec,
  priceRange: rangeCodec,
  costAndProfitData: costCodec,
  costRange: rangeCodec,
  pricePerUnitData: perUnitCodec,
  discount: discountCodec,
  media: mediaCodec,
  productOptions: [optionCodec],
  variants: [variantCodec],
  digitalFile: { _id: 'id' },
  lastUpdated: 'date',
  createdDate: 'date',
};

export const availabilityCodec: Codec<ProductOptionsAvailability> = {
  selectedVariant: { price: priceCodec, convertedPriceData: priceCodec, weight: 'number' },
  media: mediaCodec,
  productOptions: [optionCodec],
};

export const storeVariantCodec: Codec<StoreVariant> = { _id: 'id', media: { video: videoCodec } };
