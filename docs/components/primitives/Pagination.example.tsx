import { Pagination } from '@vitrine/ui';

export default function PaginationExample() {
  return <Pagination page={3} pages={12} href={(page) => `/orders?page=${page}`} />;
}
