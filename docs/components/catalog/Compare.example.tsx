import { productBySlugAtom, useAtomValue } from '@vitrine/atoms';
import { CompareTable, CompareToggle, Stack } from '@vitrine/ui';

export default function CompareExample() {
  const { data: vase } = useAtomValue(productBySlugAtom('ring-vase'));
  return (
    <Stack gap="24">
      {vase && <CompareToggle product={vase} />}
      <CompareTable />
    </Stack>
  );
}
