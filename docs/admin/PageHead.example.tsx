import { PageHead, ViewTab, ViewTabs } from '@vitrine/admin';
import { Button } from '@vitrine/ui';

export default function PageHeadExample() {
  return (
    <>
      <PageHead title="Orders" actions={<Button>Export</Button>} />
      <ViewTabs label="Views">
        <ViewTab current count={41} href="/admin/orders">
          All
        </ViewTab>
        <ViewTab count={4} needsAction href="/admin/orders?view=needs-action">
          Needs action
        </ViewTab>
      </ViewTabs>
    </>
  );
}
