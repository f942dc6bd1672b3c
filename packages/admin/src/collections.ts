export { CollectionAdmin, type CollectionAdminProps } from './collections/CollectionAdmin.tsx';
