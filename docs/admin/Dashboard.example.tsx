import { Dashboard } from '@vitrine/admin';

export default function DashboardExample() {
  return <Dashboard />;
}
