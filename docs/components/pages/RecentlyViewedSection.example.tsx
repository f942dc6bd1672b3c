import { RecentlyViewedSection } from '@vitrine/ui';

export default function RecentlyViewedSectionExample() {
  return <RecentlyViewedSection />;
}
