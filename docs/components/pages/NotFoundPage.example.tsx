import { NotFoundPage } from '@vitrine/ui';

export default function NotFoundPageExample() {
  return <NotFoundPage />;
}
