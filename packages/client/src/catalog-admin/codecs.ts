import { productShape } from '../catalog/codecs.ts';
import type { Shape } from '../http/codec/codec.ts';
import type {
  BulkProductsAnswer,
  ProductPropertyAdjustment,
  ProductPropertyValue,
} from './bulk-inputs.ts';
import type { NewProduct, ProductChanges, VariantOverride } from './inputs.ts';

// A product that was read may be written back, so its whole shape goes to the wire.
export const newProductShape: Shape<NewProduct> = productShape;
export const productChangesShape: Shape<ProductChanges & { _id: string }> = productShape;

export const variantOverrideShape: Shape<VariantOverride> = {
  price: 'number',
  cost: 'number',
  weight: 'number',
};

export const propertyValueShape: Shape<ProductPropertyValue> = variantOverrideShape;

const byAmount = { amount: 'number' } as const;

export const adjustmentShape: Shape<ProductPropertyAdjustment> = {
  price: byAmount,
  cost: byAmount,
  weight: byAmount,
};

export const bulkAnswerShape: Shape<BulkProductsAnswer> = {
  results: [{ itemMetadata: { _id: 'id' } }],
};
