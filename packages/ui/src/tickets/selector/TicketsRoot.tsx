'use client';

import { refreshTicketsAtom, ticketOfferAtom, useAtomValue, useSetAtom } from '@vitrine/atoms';
import type { TicketDefinition } from '@vitrine/client/tickets';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { LoadError } from '../../patterns/feedback/LoadError.tsx';
import { EmptyState } from '../../primitives/empty-state/EmptyState.tsx';
import * as Skeleton from '../../primitives/skeleton/Skeleton.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import { TicketCode } from './TicketCode.tsx';
import * as css from './Tickets.css.ts';
import { TicketsContext } from './tickets-context.ts';
import { useTickets } from './use-tickets.ts';
import '../../messages/en/tickets.ts';

export interface TicketsRootProps extends Omit<ComponentProps<'div'>, 'ref'> {
  /** ID of the event. */
  eventId: string;
  /** Called when the tickets are reserved, so that the page continues to buyer and guests. */
  onReserved?: () => void;
  /** Another action for a ticket that is sold out, such as a waiting list. */
  soldOutAction?: (definition: TicketDefinition) => ReactNode;
}

/**
 * Wraps the components that select an event's tickets and reserve them. The sale opens and closes
 * by the platform's clock while the page is open. See docs/reference/tickets.mdx.
 */
export function TicketsRoot({
  eventId,
  onReserved,
  soldOutAction,
  className,
  children,
  ...rest
}: TicketsRootProps) {
  const { t } = useUi();
  const root = useRef<HTMLDivElement>(null);
  const { status, isFetching, error } = useAtomValue(ticketOfferAtom(eventId));
  const refresh = useSetAtom(refreshTicketsAtom);
  const context = useTickets({ eventId, root, onReserved, soldOutAction });
  const isFailed = error !== null && !isFetching;
  return (
    <div {...rest} ref={root} className={classes(css.root, className)}>
      {isFailed && (
        <LoadError
          tone={status === 'success' ? 'warning' : 'danger'}
          onRetry={() => void refresh()}
        >
          {t(status === 'success' ? 'tickets.stale' : 'tickets.failed')}
        </LoadError>
      )}
      {status === 'pending' && <TicketsSkeleton />}
      {status === 'success' && context.definitions.length === 0 && (
        <>
          <EmptyState title={t('tickets.none.title')}>{t('tickets.none.description')}</EmptyState>
          <TicketCode eventId={eventId} />
        </>
      )}
      {status === 'success' && context.definitions.length > 0 && (
        <TicketsContext value={context}>{children}</TicketsContext>
      )}
    </div>
  );
}

const rows = ['12ch', '9ch', '15ch'];

function TicketsSkeleton() {
  return (
    <Skeleton.Root className={css.list}>
      {rows.map((width) => (
        <div key={width} className={css.row}>
          <div className={css.labelText}>
            <Skeleton.Line variant="bodyStrong" width={width} />
            <Skeleton.Line variant="caption" width="60%" />
          </div>
          <Skeleton.Line width="6ch" />
        </div>
      ))}
    </Skeleton.Root>
  );
}
