import { ComparePage } from '@vitrine/ui';

export default function ComparePageExample() {
  return <ComparePage />;
}
