import type { ComponentProps } from 'react';
import { classes } from '../../utils/classes.ts';
import * as css from './Estimate.css.ts';
import { EstimateAddress } from './EstimateAddress.tsx';
import { EstimateMemberships } from './EstimateMemberships.tsx';
import { EstimateOptions } from './EstimateOptions.tsx';

export type EstimateRootProps = ComponentProps<'div'>;

function Root({ className, ...rest }: EstimateRootProps) {
  return <div {...rest} className={classes(css.root, className)} />;
}

/**
 * The cart's price with delivery: `Address` for the destination, `Options` for the delivery,
 * `Memberships` for payment with memberships. Each is connected to the storefront above; `Root`
 * stacks them.
 */
export const Estimate = {
  Root,
  Address: EstimateAddress,
  Options: EstimateOptions,
  Memberships: EstimateMemberships,
};
