import { EstimateAddress, type EstimateAddressProps } from './EstimateAddress.tsx';
import { EstimateOptions } from './EstimateOptions.tsx';

/** Content of “Estimate delivery”; loaded when it opens. */
export default function EstimatePanel({ countries }: Pick<EstimateAddressProps, 'countries'>) {
  return (
    <>
      <EstimateAddress countries={countries} />
      <EstimateOptions />
    </>
  );
}
