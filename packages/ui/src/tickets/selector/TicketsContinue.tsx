'use client';

import {
  estimateTickets,
  reservationFlowAtom,
  ticketSelectionAtom,
  useAtomValue,
} from '@vitrine/atoms';
import { Button, type ButtonProps } from '../../primitives/button/Button.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { TicketsMessages } from './TicketsMessages.tsx';
import { useTicketsContext } from './tickets-context.ts';
import '../../messages/en/tickets.ts';

export interface TicketsContinueProps
  extends Omit<ButtonProps, 'children' | 'state' | 'labels' | 'onClick'> {}

/**
 * Reserves the selection, only once even if pressed repeatedly, and continues. If corrections are
 * needed first, it moves the focus there; without a selection, to the first ticket. Free tickets
 * have a different label than paid ones. While no ticket is on sale it has no button.
 */
export function TicketsContinue(props: TicketsContinueProps) {
  const { t } = useUi();
  const { eventId, event, definitions, isOnSale, isReserved, reserve } = useTicketsContext();
  const flow = useAtomValue(reservationFlowAtom(eventId));
  const { count, isFree } = estimateTickets(
    useAtomValue(ticketSelectionAtom(eventId)),
    definitions,
  );
  const minutes = event?.registration?.tickets?.reservationDurationInMinutes;
  const isPending = flow.status === 'reserving' || flow.status === 'canceling';
  const getLabel = () => {
    if (count === 0) return t('tickets.choose');
    return t(isFree ? 'tickets.get' : 'tickets.continue');
  };
  if (!isOnSale) return <TicketsMessages />;
  return (
    <>
      <TicketsMessages />
      <Button
        emphasis="primary"
        size="large"
        width="full"
        {...props}
        state={isPending ? 'loading' : 'idle'}
        labels={{ loading: t('tickets.reserving') }}
        onClick={() => void reserve()}
      >
        {getLabel()}
      </Button>
      {minutes && !isReserved ? (
        <Text as="p" variant="caption" tone="muted">
          {t('tickets.hold', { count: minutes })}
        </Text>
      ) : null}
    </>
  );
}
