import { ProductDetailPage } from '@vitrine/ui';

export default function ProductDetailPageExample() {
  return <ProductDetailPage slug="ridge-pillar-candle" />;
}
