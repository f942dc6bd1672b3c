import { productCodec } from '../catalog/codecs.ts';
import type { Codec } from '../http/codec/codec.ts';
import type {
  BulkProductsResponse,
  NewProduct,
  ProductChanges,
  ProductPropertyAdjustment,
  ProductPropertyValue,
  VariantOverride,
} from './inputs.ts';

// A fetched product may be written back, so its entire shape is sent.
export const newProductCodec: Codec<NewProduct> = productCodec;
export const productChangesCodec: Codec<ProductChanges & { _id: string }> = productCodec;

export const variantOverrideCodec: Codec<VariantOverride> = {
  price: 'number',
  cost: 'number',
  weight: 'number',
};

export const propertyValueCodec: Codec<ProductPropertyValue> = variantOverrideCodec;

const byAmount = { amount: 'number' } as const;

export const adjustmentCodec: Codec<ProductPropertyAdjustment> = {
  price: byAmount,
  cost: byAmount,
  weight: byAmount,
};

export const bulkResponseCodec: Codec<BulkProductsResponse> = {
  results: [{ itemMetadata: { _id: 'id' } }],
};
