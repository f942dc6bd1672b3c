import {
  type CheckoutState,
  cartProblemsAtom,
  checkoutAtom,
  useAtom,
  useAtomValue,
} from '@vitrine/atoms';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import type { MessageKey } from '../messages/catalogue.ts';
import { useUi } from '../provider/UiProvider.tsx';
import { CheckoutView, type CheckoutViewProps } from './CheckoutView.tsx';
import { useCartPlace } from './cart-context.ts';
import { callbacksFor, isHttpAddress, type ReturnAddresses } from './checkout-addresses.ts';
import { checkoutErrorKey } from './error-words.ts';

export interface CartCheckoutProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Sends the browser to the hosted checkout. Default: `location.assign`. */
  navigate?: (url: string) => void;
  /** Where the checkout returns to; only addresses of this site. */
  returnTo?: ReturnAddresses;
}

/** What the last press came to. */
type Outcome = 'problems' | 'leaving' | 'bad-address' | 'misused' | 'failed';

/** How long a browser may take to leave, in milliseconds, before the button can be pressed again. */
const leaveTime = 8000;

const isUnderWay: Readonly<Record<CheckoutState['status'], boolean>> = {
  idle: false,
  waiting: true,
  creating: true,
  redirecting: true,
  ready: false,
  error: false,
};

/**
 * Hands the cart over to the hosted checkout, once however often it is pressed. With a problem in
 * the cart it leads to the first one instead.
 */
export function CartCheckout({
  navigate = (url) => location.assign(url),
  returnTo = {},
  ...rest
}: CartCheckoutProps) {
  const { root } = useCartPlace();
  const [state, checkOut] = useAtom(checkoutAtom);
  const problems = useAtomValue(cartProblemsAtom).filter(({ severity }) => severity === 'ERROR');
  const [outcome, setOutcome] = useState<Outcome>();

  const isLeaving = outcome === 'leaving';
  useEffect(() => {
    if (!isLeaving) return;
    const timer = setTimeout(() => setOutcome(undefined), leaveTime);
    return () => clearTimeout(timer);
  }, [isLeaving]);

  const isPressed = useRef(false);
  const press = async () => {
    if (isPressed.current) return;
    isPressed.current = true;
    setOutcome(await handOver());
    isPressed.current = false;
  };
  const handOver = async (): Promise<Outcome> => {
    if (problems.length > 0) {
      leadToProblem(root.current);
      return 'problems';
    }
    try {
      const url = await checkOut({ callbacks: callbacksFor(returnTo, location.href) });
      if (!isHttpAddress(url)) return 'bad-address';
      navigate(url);
      return 'leaving';
    } catch (error) {
      // A failure of the platform is in the atom; a wrong address is the host's mistake.
      if (!(error instanceof TypeError)) return 'failed';
      reportError(error);
      return 'misused';
    }
  };

  return (
    <CheckoutView
      {...rest}
      pending={isLeaving || isUnderWay[state.status]}
      message={useMessage(outcome, problems.length, state.error)}
      onCheckOut={() => void press()}
    />
  );
}

function useMessage(
  outcome: Outcome | undefined,
  problems: number,
  error: Error | null,
): CheckoutViewProps['message'] {
  const { t } = useUi();
  const danger = (key: MessageKey) => ({ tone: 'danger' as const, words: t(key) });
  switch (outcome) {
    case 'problems':
      if (problems === 0) return undefined;
      return { tone: 'warning', words: t('cart.checkout.problems', { count: problems }) };
    case 'bad-address':
      return danger('cart.checkout.address');
    case 'misused':
      return danger('cart.checkout.failed');
    case 'failed':
      return error ? danger(checkoutErrorKey(error)) : undefined;
    default:
      return undefined;
  }
}

/** Brings the first problem into sight and the focus to what mends it. */
function leadToProblem(root: HTMLElement | null): void {
  const problem = root?.querySelector<HTMLElement>('[data-cart-problem]');
  const line = problem?.closest<HTMLElement>('[tabindex="-1"]');
  const target = problem?.querySelector<HTMLElement>('button') ?? line;
  target?.focus({ preventScroll: true });
  line?.scrollIntoView({ block: 'nearest' });
}
