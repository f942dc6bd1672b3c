export {
  ProductAdminList,
  type ProductAdminListProps,
} from './products/list/ProductAdminList.tsx';
export { VariantGrid, type VariantGridProps } from './products/variants/VariantGrid.tsx';
