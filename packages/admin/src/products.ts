export {
  ProductAdminList,
  type ProductAdminListProps,
} from './products/list/ProductAdminList.tsx';
