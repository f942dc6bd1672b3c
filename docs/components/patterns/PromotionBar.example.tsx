import { PromotionBar } from '@vitrine/ui';

export default function PromotionBarExample() {
  return (
    <PromotionBar
      promotionId="delivery-2026"
      messages={[
        { text: 'Free delivery over €60', href: '/delivery' },
        { text: 'New: vases by Inger Skov', href: '/collections/vases' },
      ]}
    />
  );
}
