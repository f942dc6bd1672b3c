import type * as catalogAdmin from '../../catalog-admin/index.ts';
import type { SamplesOf } from './sample.ts';

const choiceMedia = [{ option: 'Colour', choice: 'Chalk', mediaIds: ['media-1'] }];

export const catalogAdminSamples: SamplesOf<typeof catalogAdmin> = {
  createProduct: { required: [{ name: 'Vase', priceData: { price: 12 } }], optional: [] },
  updateProduct: { required: ['product-1', { name: 'Vase' }], optional: [] },
  deleteProduct: { required: ['product-1'], optional: [] },
  updateProductVariants: {
    required: ['product-1', [{ variantIds: ['variant-1'], price: 12 }]],
    optional: [],
  },
  resetAllProductVariantData: { required: ['product-1'], optional: [] },
  addProductsToCollection: { required: ['collection-1', ['product-1']], optional: [] },
  removeProductsFromCollection: { required: ['collection-1', ['product-1']], optional: [] },
  addProductMedia: { required: ['product-1', [{ mediaId: 'media-1' }]], optional: [] },
  removeProductMedia: { required: ['product-1', ['media-1']], optional: [] },
  addProductMediaToChoices: { required: ['product-1', choiceMedia], optional: [] },
  removeProductMediaFromChoices: { required: ['product-1', choiceMedia], optional: [] },
  deleteProductOptions: { required: ['product-1'], optional: [] },
  removeBrand: { required: ['product-1'], optional: [] },
  removeRibbon: { required: ['product-1'], optional: [] },
  createCollection: { required: [{ name: 'Light' }], optional: [] },
  updateCollection: { required: ['collection-1', { name: 'Light' }], optional: [] },
  deleteCollection: { required: ['collection-1'], optional: [] },
  bulkUpdateProductsProperty: { required: [['product-1'], { price: 12 }], optional: [] },
  bulkAdjustProductProperty: { required: [{ price: { amount: 2 } }, ['product-1']], optional: [] },
};
