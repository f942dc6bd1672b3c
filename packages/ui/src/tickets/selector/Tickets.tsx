'use client';

/** An event's tickets, from the selection to the reservation. */

import { estimateTickets, ticketSelectionAtom, useAtomValue } from '@vitrine/atoms';
import type { ComponentProps } from 'react';
import { fromEventAmount } from '../../patterns/price-breakdown/use-format-amount.ts';
import { Money } from '../../primitives/money/Money.tsx';
import { PlainList } from '../../primitives/plain-list/PlainList.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import { TicketRow } from './row/TicketRow.tsx';
import * as css from './Tickets.css.ts';
import { useTicketsContext } from './tickets-context.ts';
import '../../messages/en/tickets.ts';

/**
 * Estimate for the selected tickets by list price. It is labeled an estimate, since only the
 * invoice has the total. Renders nothing without a selection.
 */
function TicketsTotals({ className, ...rest }: Omit<ComponentProps<'dl'>, 'children'>) {
  const { t } = useUi();
  const { eventId, definitions } = useTicketsContext();
  const { count, total, isFree } = estimateTickets(
    useAtomValue(ticketSelectionAtom(eventId)),
    definitions,
  );
  if (count === 0) return null;
  return (
    <dl {...rest} className={classes(css.totals, className)}>
      <div className={css.estimate}>
        <dt>{t('tickets.estimate', { count })}</dt>
        <dd className={css.figure}>
          {total ? isFree ? t('tickets.free') : <Money value={fromEventAmount(total)} /> : '–'}
        </dd>
        <dd className={css.note}>{t(isFree ? 'tickets.estimateFree' : 'tickets.estimateNote')}</dd>
      </div>
    </dl>
  );
}

/** The list of tickets: the name, availability and quantity of each. */
function TicketsList({ className, ...rest }: Omit<ComponentProps<'ul'>, 'children'>) {
  const { t } = useUi();
  const { definitions } = useTicketsContext();
  return (
    <PlainList aria-label={t('tickets.list')} {...rest} className={classes(css.list, className)}>
      {definitions.map((definition) => (
        <TicketRow key={definition._id} definition={definition} />
      ))}
    </PlainList>
  );
}

export { RestoreReservation as Restore } from '../reservation/RestoreReservation.tsx';
export { TicketCode as Code } from './TicketCode.tsx';
export { TicketsContinue as Continue } from './TicketsContinue.tsx';
export { TicketsRoot as Root } from './TicketsRoot.tsx';
export { TicketsList as List, TicketsTotals as Totals };
