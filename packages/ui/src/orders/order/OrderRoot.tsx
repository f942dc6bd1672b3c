'use client';

import {
  awaitOrderAtom,
  eventAtom,
  getOrderOutcome,
  isInProgress,
  type OrderName,
  orderAtom,
  orderSettlementAtom,
  TICKET_EVENT_FIELDS,
  useAtom,
  useAtomValue,
  useSetAtom,
} from '@vitrine/atoms';
import {
  type ComponentProps,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
} from 'react';
import { LoadError } from '../../patterns/feedback/LoadError.tsx';
import { useAnnounce } from '../../primitives/announcer/Announcer.tsx';
import { EmptyState } from '../../primitives/empty-state/EmptyState.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { OrderSkeleton } from './OrderSkeleton.tsx';
import { getOrderStatusText } from './order-status-labels.ts';
import { TicketOrderContext } from './ticket-order-context.ts';
import '../../messages/en/orders.ts';

export interface OrderRootProps extends ComponentProps<'div'>, OrderName {
  /** Action if there is no such order: a `Link` to the event list. */
  notFoundAction?: ReactNode;
}

/**
 * Wraps all components of one order: loads it, and polls it for half a minute while a payment is
 * still pending. Payment parameters in the URL are ignored. See docs/reference/orders.mdx.
 */
export function OrderRoot({
  eventId,
  orderNumber,
  notFoundAction,
  children,
  ...rest
}: OrderRootProps) {
  const { t } = useUi();
  const name = useMemo(() => ({ eventId, orderNumber }), [eventId, orderNumber]);
  const [{ data: order, status }, read] = useAtom(orderAtom(name));
  const event = useAtomValue(eventAtom(eventId, TICKET_EVENT_FIELDS)).data ?? undefined;
  const isRefreshing = useAtomValue(orderSettlementAtom(name)).status === 'waiting';
  const follow = useSetAtom(awaitOrderAtom);

  const isSettling = order ? isInProgress(order) : false;
  useEffect(() => {
    if (isSettling) void follow(name);
  }, [isSettling, name, follow]);

  useStatusAnnouncement(
    order ? { kind: getOrderOutcome(order).kind, text: t(getOrderStatusText(order).title) } : null,
  );

  const context = useMemo(
    () =>
      order && {
        ...{ order, event, isRefreshing },
        refresh: async () => {
          const { data } = await read();
          if (data && isInProgress(data)) await follow(name);
        },
      },
    [order, event, isRefreshing, read, follow, name],
  );

  if (context) {
    return (
      <div {...rest}>
        <TicketOrderContext value={context}>{children}</TicketOrderContext>
      </div>
    );
  }
  return (
    <div {...rest}>
      {status === 'pending' && <OrderSkeleton />}
      {status === 'error' && (
        <LoadError onRetry={() => void read()}>{t('orders.failed')}</LoadError>
      )}
      {status === 'success' && (
        <EmptyState level={1} title={t('orders.missing.title')} action={notFoundAction}>
          {t('orders.missing.description')}
        </EmptyState>
      )}
    </div>
  );
}

/** Announces the order's status when it changes while the page is open. */
function useStatusAnnouncement(statusText: { kind: string; text: string } | null) {
  const announce = useAnnounce();
  const known = useRef<string>(undefined);
  const kind = statusText?.kind;
  const tell = useEffectEvent(() => {
    if (known.current && statusText && known.current !== kind) announce(statusText.text);
    known.current = kind;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another kind is the news.
  useEffect(() => tell(), [kind]);
}
