import { Spinner } from '@vitrine/ui';

export default function SpinnerExample() {
  return <Spinner label="Loading orders" />;
}
