import type { ComponentProps } from 'react';
import { classes } from '../lib/classes.ts';
import { PlainList } from '../lib/PlainList.tsx';
import { useUi } from '../provider/UiProvider.tsx';
import { TicketRow } from './TicketRow.tsx';
import * as css from './Tickets.css.ts';
import { TicketsContinue } from './TicketsContinue.tsx';
import { RestoreReservation } from './TicketsKept.tsx';
import { TicketsRoot } from './TicketsRoot.tsx';
import { TicketsTotals } from './TicketsTotals.tsx';
import { useTicketsContext } from './tickets-context.ts';

/** The kinds of tickets, one below the other: what each is, whether it can be had, and how many. */
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

/** An event's tickets, from the choice to the hold. */
export const Tickets = {
  Root: TicketsRoot,
  Restore: RestoreReservation,
  List: TicketsList,
  Totals: TicketsTotals,
  Continue: TicketsContinue,
};
