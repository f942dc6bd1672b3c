'use client';

import { couponOfferAtom, historyLocation, type LocationPort, useAtom } from '@vitrine/atoms';
import { useEffect } from 'react';

export interface CouponFromLinkProps {
  /** The name of the query's parameter. Default `coupon`. */
  parameter?: string;
  /** The page's URL; the browser's own by default. */
  location?: LocationPort;
}

/**
 * Applies a code from the page's URL, as in `/?coupon=FIRSTLIGHT`, once the cart has a line.
 * Removes the code from the URL, so that a reload, a copied link or back navigation does not
 * restore a removed coupon. Renders nothing: add it once per page.
 */
export function CouponFromLink({ parameter = 'coupon', location }: CouponFromLinkProps) {
  // Reading it allows the code to be applied without a displayed cart.
  const [, offer] = useAtom(couponOfferAtom);
  useEffect(() => {
    const port = location ?? historyLocation();
    const params = port.read();
    const code = params.get(parameter);
    if (code === null) return;
    params.delete(parameter);
    port.write(params, 'replace');
    offer(code);
  }, [offer, parameter, location]);
  return null;
}
