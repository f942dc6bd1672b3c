import { ProductAdminList } from '@vitrine/admin/products';
import { AppLink, Button } from '@vitrine/ui';
import { useNavigate } from 'react-router';
import { products } from '../storefront.ts';
import { urls } from '../urls.ts';
import { startPricing } from './prices.tsx';

const create = (
  <Button emphasis="primary" asChild>
    <AppLink href={urls.newProduct}>New product</AppLink>
  </Button>
);

export function Component() {
  const navigate = useNavigate();
  return (
    <ProductAdminList
      list={products}
      actions={create}
      emptyAction={create}
      onChangePrices={(selected) => {
        startPricing(selected);
        void navigate(urls.prices);
      }}
    />
  );
}
