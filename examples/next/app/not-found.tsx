import { NotFoundPage } from '@vitrine/ui/pages';

export default function NotFound() {
  return <NotFoundPage />;
}
