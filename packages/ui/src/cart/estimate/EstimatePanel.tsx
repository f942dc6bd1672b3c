import { EstimateAddress, type EstimateAddressProps } from './EstimateAddress.tsx';
import { EstimateOptions } from './EstimateOptions.tsx';

/** What opens below “Estimate delivery”; it is loaded when it does. */
export default function EstimatePanel({ countries }: Pick<EstimateAddressProps, 'countries'>) {
  return (
    <>
      <EstimateAddress countries={countries} />
      <EstimateOptions />
    </>
  );
}
