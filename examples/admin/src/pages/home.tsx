import { Dashboard } from '@vitrine/admin/dashboard';

export const Component = () => <Dashboard />;
