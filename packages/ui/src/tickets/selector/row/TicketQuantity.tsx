'use client';

import {
  chooseTicketsAtom,
  getMaxQuantity,
  getTicketQuantity,
  type TicketLine,
  ticketSelectionAtom,
  useAtomValue,
  useSetAtom,
} from '@vitrine/atoms';
import type { TicketDefinition } from '@vitrine/client/tickets';
import { NumberStepper } from '../../../primitives/number-stepper/NumberStepper.tsx';
import { useUi } from '../../../provider/UiProvider.tsx';
import * as css from '../Tickets.css.ts';
import { useTicketsContext } from '../tickets-context.ts';
import '../../../messages/en/tickets.ts';

interface TicketQuantityProps {
  definition: TicketDefinition;
  line: TicketLine;
  /** Name of what is counted, for screen readers. */
  of: string;
  min?: number;
}

/** Quantity of a ticket, or of one of its pricing options, with the reason for its limit. */
export function TicketQuantity({ definition, line, of, min = 0 }: TicketQuantityProps) {
  const { t } = useUi();
  const { eventId, limits } = useTicketsContext();
  const selection = useAtomValue(ticketSelectionAtom(eventId));
  const choose = useSetAtom(chooseTicketsAtom);
  const { most, by } = getMaxQuantity(selection, line, limits);
  const quantity = getTicketQuantity(selection, line);
  const unsold = definition.dashboard?.unsold;
  // That there are no more is another reason than that one may not have more.
  const isStock = by.of === 'ticket' && typeof unsold === 'number' && by.limit >= unsold;
  const limit = { count: by.limit };
  const reason = isStock
    ? t('tickets.left', limit)
    : t(by.of === 'ticket' ? 'tickets.limitTicket' : 'tickets.limitOrder', limit);
  return (
    <NumberStepper
      className={css.quantity}
      of={of}
      value={quantity}
      min={min}
      max={Math.max(most, min)}
      reason={{ max: reason, ...(min > 0 && { min: t('tickets.atLeastOne') }) }}
      onValueChange={(wish) => void choose({ eventId, line, quantity: wish, limits })}
    />
  );
}
