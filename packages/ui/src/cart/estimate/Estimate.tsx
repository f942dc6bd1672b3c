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
 * What the cart would cost delivered: `Address` asks where to, `Options` how, `Memberships` what
 * they may pay. Each is fed by the storefront above; `Root` sets them below one another.
 */
export const Estimate = {
  Root,
  Address: EstimateAddress,
  Options: EstimateOptions,
  Memberships: EstimateMemberships,
};
