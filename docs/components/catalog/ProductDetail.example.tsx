import { ProductDetail } from '@vitrine/ui';

export default function ProductDetailExample() {
  return <ProductDetail slug="ring-vase" />;
}
