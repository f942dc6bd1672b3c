import { ComparePage } from '@vitrine/ui/pages';
import type { Metadata } from 'next';

export const metadata: Metadata = { title: 'Compare' };

export default function CompareRoute() {
  return <ComparePage />;
}
