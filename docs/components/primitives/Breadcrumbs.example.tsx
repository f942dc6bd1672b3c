import { Breadcrumbs } from '@vitrine/ui';

export default function BreadcrumbsExample() {
  return (
    <Breadcrumbs.Root>
      <Breadcrumbs.Link href="/collections">Collections</Breadcrumbs.Link>
      <Breadcrumbs.Link href="/collections/for-the-table">For the table</Breadcrumbs.Link>
      <Breadcrumbs.Current>Ring vase</Breadcrumbs.Current>
    </Breadcrumbs.Root>
  );
}
