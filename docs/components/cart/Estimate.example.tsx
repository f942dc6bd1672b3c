import { Estimate } from '@vitrine/ui';

export default function EstimateExample() {
  return (
    <Estimate.Root>
      <Estimate.Address countries={['DK', 'DE', 'SE']} />
      <Estimate.Options />
      <Estimate.Memberships />
    </Estimate.Root>
  );
}
