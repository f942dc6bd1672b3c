import { couponOfferAtom, historyLocation, type LocationPort, useAtom } from '@vitrine/atoms';
import { useEffect } from 'react';

export interface CouponFromLinkProps {
  /** The name of the query's parameter. Default `coupon`. */
  parameter?: string;
  /** Where the page's address is; the browser's own by default. */
  location?: LocationPort;
}

/**
 * Takes a code out of the page's address, as in `/?coupon=FIRSTLIGHT`, and puts it on the cart once
 * there is something in it. The code leaves the address, so that a reload, a copy of the link or
 * the way back does not bring one back that was taken off. Shows nothing: put it once on the page.
 */
export function CouponFromLink({ parameter = 'coupon', location }: CouponFromLinkProps) {
  // Reading it lets the code go on where no cart is on show.
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
