import { PageHeader } from '@vitrine/ui';

export default function PageHeaderExample() {
  return <PageHeader title="Saved products" description="On this device." />;
}
