export {
  addProductsToCollectionAtom,
  type CollectionMembers,
  type CollectionUpdate,
  type CollectionVisibilityChange,
  createCollectionAtom,
  deleteCollectionAtom,
  removeProductsFromCollectionAtom,
  setCollectionVisibleAtom,
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
  type StockUpdate,
  setStockAtom,
  stockPortAtom,
  updateProductVariantsAtom,
  type VariantsUpdate,
} from './admin-variants.ts';
export {
  type CollectionEditor,
  type CollectionFieldProblem,
  type CollectionFormValues,
  createCollectionEditor,
  findFreeSlug,
  isFormattedDescription,
  maxCollectionLengths,
} from './collection-editor/collection-editor.ts';
export {
  type BatchRun,
  type BatchRunAtom,
  type BatchRunChange,
  type BatchRunnerOptions,
  createBatchRunner,
  isRunUnderWay,
  type TaskResult,
} from './management/batch-runner.ts';
export {
  changeProductsAtom,
  isChangingProductsAtom,
  type ProductChange,
  type ProductsChange,
  reverseProductChanges,
} from './management/change-products.ts';
export {
  createProductAdminList,
  type ProductAdminFacet,
  type ProductAdminList,
  type ProductAdminTab,
  type ProductAdminTabId,
  type ProductSortField,
  productAdminCountAtom,
  readMatchingProductsAtom,
  storeCurrencyAtom,
} from './management/product-admin-list.ts';
export {
  adminProductAtom,
  adminVariantsAtom,
  getPriceBounds,
  type StockSummary,
  summarizeStock,
} from './management/product-details.ts';
export {
  type ProductPriceChange,
  type ProductVisibilityChange,
  setProductPriceAtom,
  setProductVisibleAtom,
} from './management/product-row-changes.ts';
export {
  createMediaLibrary,
  getAltText,
  getMediaOption,
  type MediaChoices,
  type MediaFocalPoints,
  type MediaLibraryAtom,
  type MediaLibraryState,
  mediaFocalPointsAtom,
  mediaPortAtom,
  type ProductMediaDetails,
  type ProductMediaOrder,
  setMediaChoicesAtom,
  setMediaOrderAtom,
  updateMediaDetailsAtom,
} from './media-manager/media-details.ts';
export {
  createMediaManager,
  type MediaManager,
  type MediaSnapshot,
} from './media-manager/media-manager.ts';
export {
  MAX_MEDIA_BYTES,
  MAX_PRODUCT_MEDIA,
  type MediaUpload,
  type MediaUploadStatus,
  type MediaUploads,
  mediaTypes,
} from './media-manager/media-uploads.ts';
export { type MediaMove, moveMedia } from './media-manager/move-media.ts';
export {
  type BulkPricing,
  type BulkPricingState,
  ChangedSinceError,
  createBulkPricing,
} from './pricing/bulk-pricing.ts';
export {
  isCompleteRule,
  type PriceRounding,
  type PriceRule,
} from './pricing/price-rule.ts';
export type { PricingLine, PricingTask } from './pricing/pricing-plan.ts';
export {
  maxProductLengths,
  type ProductFieldProblem,
  type ProductFormProblems,
} from './product-editor/check-product-form.ts';
export { diagnoseProduct, type ProductIssue } from './product-editor/diagnose-product.ts';
export { duplicateProductAtom, type ProductDuplicate } from './product-editor/duplicate-product.ts';
export {
  type AddedVariant,
  type AddedVariantEdits,
  countCombinations,
  MANY_VARIANTS,
  maxOptionSizes,
  type OptionValues,
  planVariants,
  type VariantBase,
  type VariantsPlan,
} from './product-editor/plan-variants.ts';
export {
  getPriceForMargin,
  type PriceSummary,
  type PriceValues,
  summarizePrice,
} from './product-editor/price-margin.ts';
export {
  createProductEditor,
  type ProductEditor,
  type ProductEditorOptions,
} from './product-editor/product-editor.ts';
export {
  emptyProductValues,
  getAddedVariants,
  type OptionsValues,
  type ProductFormField,
  type ProductFormValues,
  toPreviewProduct,
  toVariantBase,
} from './product-editor/product-form-values.ts';
export {
  type CellChange,
  type CellConflict,
  type CellPosition,
  type CellRange,
  type CellRow,
  type CellValue,
  fitsGrid,
  type GridSchema,
  type InvalidCell,
  type PastePlan,
} from './variant-grid/cell-grid.ts';
export {
  type AmountProblem,
  type CellProblem,
  getAmountDecimals,
  getAmountProblem,
  getMargin,
  getShoppersPay,
  isNumberColumn,
  type NumberSummary,
  OPTION_PREFIX,
  type VariantColumn,
} from './variant-grid/variant-columns.ts';
export {
  createVariantGrid,
  getRowChoices,
  type VariantCellIssue,
  type VariantGrid,
  type VariantGridAction,
  type VariantGridIssue,
  type VariantGridOptions,
  type VariantGridOutcome,
  type VariantGridRow,
  type VariantGridState,
} from './variant-grid/variant-grid.ts';
