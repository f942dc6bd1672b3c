export {
  addProductsToCollectionAtom,
  type CollectionMembers,
  type CollectionUpdate,
  createCollectionAtom,
  deleteCollectionAtom,
  removeProductsFromCollectionAtom,
  updateCollectionAtom,
} from './admin-collections.ts';
export {
  addProductMediaAtom,
  addProductMediaToChoicesAtom,
  orderProductMediaAtom,
  type ProductChoiceMedia,
  type ProductMedia,
  type ProductMediaIds,
  removeProductMediaAtom,
  removeProductMediaFromChoicesAtom,
} from './admin-media.ts';
export {
  createProductAtom,
  deleteProductAtom,
  deleteProductOptionsAtom,
  type ProductUpdate,
  removeBrandAtom,
  removeRibbonAtom,
  updateProductAtom,
} from './admin-products.ts';
export {
  bulkAdjustProductPropertyAtom,
  bulkUpdateProductsPropertyAtom,
  type ProductsAdjustment,
  type ProductsUpdate,
  resetAllProductVariantDataAtom,
  updateProductVariantsAtom,
  type VariantsUpdate,
} from './admin-variants.ts';
