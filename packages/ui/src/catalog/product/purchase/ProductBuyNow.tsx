'use client';

import type { LineItemInput } from '@vitrine/client/cart';
import { useState } from 'react';
import { Button, type ButtonProps } from '../../../primitives/button/Button.tsx';
import { Callout } from '../../../primitives/callout/Callout.tsx';
import { useUi } from '../../../provider/UiProvider.tsx';
import { isHttpUrl } from '../../../utils/safe-url.ts';
import { useProductContext } from '../product-context.ts';
import { getAddErrorKey } from './use-add-to-cart.ts';
import '../../../messages/en/cart.ts';

export interface ProductBuyNowProps
  extends Omit<ButtonProps, 'children' | 'onClick' | 'state' | 'labels' | 'asChild'> {
  /**
   * Creates a checkout of only this item and returns its URL. The cart is not involved: the
   * platform only creates checkouts of carts, so the host provides the implementation.
   */
  buyNow: (item: LineItemInput) => Promise<string>;
  /** Sends the browser there. Default: `location.assign`. */
  navigate?: (url: string) => void;
}

/**
 * Buys the selection immediately, without the cart. Missing choices are handled as by the main
 * action.
 */
export function ProductBuyNow({
  buyNow,
  navigate = (url) => location.assign(url),
  ...rest
}: ProductBuyNowProps) {
  const { t } = useUi();
  const { action, validateSelection } = useProductContext();
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<Error>();
  if (action.kind === 'notify-me') return null;
  const buy = async () => {
    const item = validateSelection();
    if (!item) return;
    setPending(true);
    setError(undefined);
    try {
      const url = await buyNow(item);
      if (!isHttpUrl(url)) throw new TypeError(`The checkout has no web URL: ${url}`);
      navigate(url);
    } catch (reason) {
      setError(reason instanceof Error ? reason : new Error(String(reason)));
    }
    setPending(false);
  };
  return (
    <>
      {error && <Callout tone="danger">{t(getAddErrorKey(error, 'cart.buyNowFailed'))}</Callout>}
      <Button
        size="large"
        width="full"
        {...rest}
        state={isPending ? 'loading' : 'idle'}
        labels={{ loading: t('cart.buyingNow') }}
        onClick={() => void buy()}
      >
        {t('cart.buyNow')}
      </Button>
    </>
  );
}
