/**
 * The cart's price with delivery: `Address` for the destination, `Options` for the delivery,
 * `Memberships` for payment with memberships. Each is connected to the storefront above; `Root`
 * stacks them.
 */

import type { ComponentProps } from 'react';
import { classes } from '../../utils/classes.ts';
import * as css from './Estimate.css.ts';

export type EstimateRootProps = ComponentProps<'div'>;

/** The parts of the estimate, in a column. */
function Root({ className, ...rest }: EstimateRootProps) {
  return <div {...rest} className={classes(css.root, className)} />;
}

export { EstimateAddress as Address } from './EstimateAddress.tsx';
export { EstimateMemberships as Memberships } from './EstimateMemberships.tsx';
export { EstimateOptions as Options } from './EstimateOptions.tsx';
export { Root };
