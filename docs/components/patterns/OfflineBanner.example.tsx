import { OfflineBanner } from '@vitrine/ui';

export default function OfflineBannerExample() {
  return <OfflineBanner />;
}
