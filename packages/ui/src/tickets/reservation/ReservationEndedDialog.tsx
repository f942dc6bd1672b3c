'use client';

import {
  leaveTicketsAtom,
  type RequestedTickets,
  type ReservationFlow,
  reservationFlowAtom,
  reserveTicketsAtom,
  useAtomValue,
  useSetAtom,
} from '@vitrine/atoms';
import type { ComponentProps, ReactNode } from 'react';
import type { PlainMessageKey } from '../../messages/message-catalog.ts';
import { Button } from '../../primitives/button/Button.tsx';
import { Callout } from '../../primitives/callout/Callout.tsx';
import * as Dialog from '../../primitives/dialog/Dialog.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import '../../messages/en/tickets.ts';

export interface ReservationEndedDialogProps
  extends Omit<ComponentProps<typeof Dialog.Content>, 'role' | 'children' | 'title'> {
  /** ID of the event. */
  eventId: string;
  /** Replaces the title, which addresses the buyer. */
  title?: ReactNode;
  /** Replaces the sentence about the answers, which addresses the buyer; also if tickets are gone. */
  description?: ReactNode;
  /** Called when the buyer returns to the tickets; answers are preserved. */
  onBack?: () => void;
}

/**
 * Returns the requested tickets of the expired reservation; null in any other state of the flow.
 */
function getEndReason(
  flow: ReservationFlow,
): { requestedTickets: RequestedTickets | null; error?: PlainMessageKey } | null {
  switch (flow.status) {
    case 'expired':
      return { requestedTickets: flow.requestedTickets };
    case 'lost':
      return {
        requestedTickets: flow.problem.kind === 'unreachable' ? flow.requestedTickets : null,
        error:
          flow.problem.kind === 'unreachable'
            ? 'tickets.problem.unreachable'
            : 'tickets.ended.lost',
      };
    case 'reserving':
      return flow.ended && { requestedTickets: flow.requestedTickets };
    case 'unknown':
      return (
        flow.ended && {
          requestedTickets: flow.mayRetry ? flow.requestedTickets : null,
          error: flow.mayRetry ? 'tickets.unknown.title' : 'tickets.unknown.still',
        }
      );
    default:
      return null;
  }
}

/**
 * A dialog that opens when a reservation has expired: the answers are preserved, and the buyer can
 * reserve the same tickets again or choose others. There is no redirect, and nothing is lost. See
 * docs/reference/tickets.mdx.
 */
export function ReservationEndedDialog({
  eventId,
  title,
  description,
  onBack,
  ...rest
}: ReservationEndedDialogProps) {
  const { t } = useUi();
  const flow = useAtomValue(reservationFlowAtom(eventId));
  const reserve = useSetAtom(reserveTicketsAtom);
  const leave = useSetAtom(leaveTicketsAtom);
  const ended = getEndReason(flow);
  const isPending = flow.status === 'reserving';
  const back = () => {
    if (isPending) return;
    // Not awaited: if the platform is slow or down, the tickets are released without the buyer
    // waiting.
    void leave({ eventId });
    onBack?.();
  };
  return (
    <Dialog.Root open={ended !== null} onOpenChange={(open) => !open && back()}>
      <Dialog.Content {...rest} role="alertdialog">
        <Dialog.Header>
          <Dialog.Title>{title ?? t('tickets.ended.title')}</Dialog.Title>
        </Dialog.Header>
        <Dialog.Body>
          {ended?.error && <Callout tone="warning">{t(ended.error)}</Callout>}
          <Dialog.Description>
            {description ??
              t(
                ended?.error === 'tickets.ended.lost'
                  ? 'tickets.ended.saved'
                  : 'tickets.ended.description',
              )}
          </Dialog.Description>
        </Dialog.Body>
        <Dialog.Footer>
          {ended?.requestedTickets && (
            <Button
              emphasis="primary"
              state={isPending ? 'loading' : 'idle'}
              labels={{ loading: t('tickets.ended.pending') }}
              onClick={() =>
                ended.requestedTickets && void reserve({ eventId, ...ended.requestedTickets })
              }
            >
              {t('tickets.ended.again')}
            </Button>
          )}
          <Button emphasis={ended?.requestedTickets ? 'outline' : 'primary'} onClick={back}>
            {t('tickets.ended.back')}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
