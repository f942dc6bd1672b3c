import type { LineItemInput } from '@vitrine/client/cart';
import { useState } from 'react';
import { Button, type ButtonProps } from '../../../primitives/button/Button.tsx';
import { Callout } from '../../../primitives/callout/Callout.tsx';
import { useUi } from '../../../provider/UiProvider.tsx';
import { useProductContext } from '../product-context.ts';
import { getAddErrorKey } from './AddToCartMessage.tsx';

export interface ProductBuyNowProps
  extends Omit<ButtonProps, 'children' | 'onClick' | 'state' | 'labels' | 'asChild'> {
  /**
   * Makes a checkout of this item alone and gives its address. The cart has no part in it: the
   * platform's own calls make checkouts of carts only, so the host brings the way.
   */
  buyNow: (item: LineItemInput) => Promise<string>;
  /** Sends the browser there. Default: `location.assign`. */
  navigate?: (url: string) => void;
}

const isWebAddress = (url: string) => /^https?:$/.test(URL.parse(url)?.protocol ?? '');

/** Buys what is chosen at once, past the cart. What is missing is asked for as by the main action. */
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
      if (!isWebAddress(url)) throw new TypeError(`The checkout has no web address: ${url}`);
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
