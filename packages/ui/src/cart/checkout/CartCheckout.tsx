'use client';

import {
  type CheckoutState,
  cartLinesAtom,
  cartProblemsAtom,
  checkoutAtom,
  useAtom,
  useAtomValue,
} from '@vitrine/atoms';
import { type ComponentProps, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAnnounce } from '../../primitives/announcer/Announcer.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { isHttpUrl } from '../../utils/safe-url.ts';
import { useCartContext } from '../cart-context.ts';
import { getDisplayName } from '../line/line-item-fields.ts';
import { CheckoutView, type CheckoutViewProps } from './CheckoutView.tsx';
import { getCheckoutErrorKey } from './checkout-error.ts';
import { getCheckoutCallbacks, type ReturnUrls } from './checkout-urls.ts';
import '../../messages/en/cart-contents.ts';
import '../../messages/en/totals.ts';

/** Scrolls to the first problem and focuses its fix. */
function focusFirstProblem(root: HTMLElement | null): void {
  focusFixOrLine(root?.querySelector<HTMLElement>('[data-cart-problem]'));
}

/** Scrolls to a line and focuses the fix of its problem, or the line itself. */
function focusLine(root: HTMLElement | null, lineId: string): void {
  const line = root?.querySelector<HTMLElement>(`[data-line-id="${CSS.escape(lineId)}"]`);
  focusFixOrLine(line?.querySelector<HTMLElement>('[data-cart-problem]') ?? line);
}

function focusFixOrLine(element: HTMLElement | null | undefined): void {
  const line = element?.closest<HTMLElement>('[tabindex="-1"]');
  const fixButton = element === line ? null : element?.querySelector<HTMLElement>('button');
  (fixButton ?? line)?.focus({ preventScroll: true });
  line?.scrollIntoView({ block: 'nearest' });
}

export interface CartCheckoutProps extends Omit<ComponentProps<'div'>, 'children'> {
  /**
   * Sends the browser to the hosted checkout. Default: `location.assign`. If it throws, for example
   * because the browser blocks a window, the buyer is notified and may press again.
   */
  navigate?: (url: string) => void;
  /** Return URLs of the checkout; only URLs of this site. */
  returnTo?: ReturnUrls;
  /** Milliseconds until the message that it takes longer than usual. Default 6000. */
  slowAfter?: number;
}

/** Outcome of the last press; a rejection by the platform is in the atom. */
type Outcome = 'problems' | 'leaving' | 'blocked' | 'bad-url' | 'misused' | 'failed';

/** Milliseconds for the browser to leave the page before the button is enabled again. */
const leaveTime = 8000;

const isInProgress: Readonly<Record<CheckoutState['status'], boolean>> = {
  idle: false,
  waiting: true,
  creating: true,
  redirecting: true,
  ready: false,
  error: false,
};

/**
 * Hands the cart over to the hosted checkout, once for repeated presses. If the cart has a problem,
 * focuses the first one instead.
 */
export function CartCheckout({
  navigate = (url) => location.assign(url),
  returnTo = {},
  slowAfter = 6000,
  ...rest
}: CartCheckoutProps) {
  const { t } = useUi();
  const { root } = useCartContext();
  const [state, checkOut] = useAtom(checkoutAtom);
  const problems = useAtomValue(cartProblemsAtom).filter(({ severity }) => severity === 'ERROR');
  const lines = useAtomValue(cartLinesAtom);
  const hasNothingToBuy =
    lines.length > 0 &&
    lines.every(({ _id }) =>
      problems.some(({ lineId, fix }) => lineId === _id && fix?.kind === 'remove'),
    );
  const [outcome, setOutcome] = useState<Outcome>();

  // A page that returns from the checkout starts over, as the atom shows.
  const isLeaving = outcome === 'leaving' && state.status === 'ready';
  useEffect(() => {
    if (!isLeaving) return;
    const timer = setTimeout(() => setOutcome(undefined), leaveTime);
    return () => clearTimeout(timer);
  }, [isLeaving]);

  const isPressed = useRef(false);
  const leave = (url: string): Outcome => {
    try {
      navigate(url);
      return 'leaving';
    } catch (error) {
      if (error instanceof TypeError) reportError(error);
      return 'blocked';
    }
  };
  const press = async () => {
    if (isPressed.current) return;
    isPressed.current = true;
    setOutcome(await openCheckout());
    isPressed.current = false;
  };
  const openCheckout = async (): Promise<Outcome> => {
    if (problems.length > 0) {
      focusFirstProblem(root.current);
      return 'problems';
    }
    try {
      const url = await checkOut({ callbacks: getCheckoutCallbacks(returnTo, location.href) });
      return isHttpUrl(url) ? leave(url) : 'bad-url';
    } catch (error) {
      // A failure of the platform is in the atom; a wrong URL is the host's mistake.
      if (!(error instanceof TypeError)) return 'failed';
      reportError(error);
      return 'misused';
    }
  };

  const isPending = isLeaving || isInProgress[state.status];
  const isSlow = useIsSlow(isPending, slowAfter);
  // The cart may have changed since the browser blocked the checkout.
  const message = useMessage(outcome, problems.length, state, () => void press());
  return (
    <CheckoutView
      {...rest}
      pending={isPending}
      emphasis={hasNothingToBuy ? 'outline' : 'primary'}
      isSaving={state.status === 'waiting'}
      message={isSlow ? { tone: 'info', text: t('cart.checkout.slow') } : message}
      onCheckOut={() => void press()}
    />
  );
}

/** Whether a pending state has lasted longer than `after` milliseconds; announced once. */
function useIsSlow(isPending: boolean, after: number): boolean {
  const { t } = useUi();
  const announce = useAnnounce();
  const [isSlow, setSlow] = useState(false);
  const tell = useEffectEvent(() => announce(t('cart.checkout.slow')));
  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => {
      setSlow(true);
      tell();
    }, after);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isPending, after]);
  return isSlow;
}

function useMessage(
  outcome: Outcome | undefined,
  problems: number,
  state: CheckoutState,
  onOpen: () => void,
): CheckoutViewProps['message'] {
  const { t } = useUi();
  const rejection = useRejection(state);
  switch (outcome) {
    case 'problems':
      if (problems === 0) return undefined;
      return { tone: 'warning', text: t('cart.checkout.problems', { count: problems }) };
    case 'blocked': {
      const action = { label: t('cart.checkout.open'), onPress: onOpen };
      return { tone: 'warning', text: t('cart.checkout.blocked'), action };
    }
    case 'bad-url':
      return { tone: 'danger', text: t('cart.checkout.badUrl') };
    case 'misused':
      return { tone: 'danger', text: t('cart.checkout.failed') };
    default:
      return rejection;
  }
}

/** Why the platform did not open the checkout, with the lines that it names and are still there. */
function useRejection(state: CheckoutState): CheckoutViewProps['message'] {
  const { t, locale } = useUi();
  const { root } = useCartContext();
  const lines = useAtomValue(cartLinesAtom);
  if (state.status !== 'error') return undefined;
  const named = lines.filter(({ _id }) => state.lineIds.includes(_id));
  const [first] = named;
  if (!first) {
    // The rejected lines have been removed, so there is no problem left.
    if (state.lineIds.length > 0) return undefined;
    return { tone: 'danger', text: t(getCheckoutErrorKey(state.error)) };
  }
  const names = named.map((line) => getDisplayName(line, t));
  return {
    tone: 'danger',
    text: t('cart.checkout.lines', {
      names: new Intl.ListFormat(locale).format(names),
    }),
    action: {
      label: t('cart.checkout.show'),
      ariaLabel: t('cart.checkout.showOf', { name: names[0] ?? '' }),
      onPress: () => focusLine(root.current, first._id),
    },
  };
}
