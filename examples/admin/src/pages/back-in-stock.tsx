import { BackInStockQueue } from '@vitrine/admin/back-in-stock';
import { backInStock } from '../storefront.ts';

export const Component = () => <BackInStockQueue queue={backInStock} />;
