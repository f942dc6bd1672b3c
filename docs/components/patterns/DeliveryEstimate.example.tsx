import { DeliveryEstimate } from '@vitrine/ui';

export default function DeliveryEstimateExample() {
  return <DeliveryEstimate timeZone="Europe/Copenhagen" />;
}
