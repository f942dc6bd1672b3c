export { Dashboard, type DashboardProps } from './dashboard/Dashboard.tsx';
