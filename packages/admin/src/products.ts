export { ProductEditor, type ProductEditorProps } from './products/editor/ProductEditor.tsx';
export {
  ProductAdminList,
  type ProductAdminListProps,
} from './products/list/ProductAdminList.tsx';
export { ProductResults } from './products/ProductResults.tsx';
export { BulkPricing, type BulkPricingProps } from './products/pricing/BulkPricing.tsx';
export { VariantGrid, type VariantGridProps } from './products/variants/VariantGrid.tsx';
