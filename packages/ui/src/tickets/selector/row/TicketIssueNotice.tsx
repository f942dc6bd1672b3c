'use client';

import {
  countTickets,
  fitSelection,
  limitQuantity,
  raiseQuantity,
  type SelectionLimits,
  type TicketIssue,
  type TicketSelection,
  ticketSelectionAtom,
  useAtom,
} from '@vitrine/atoms';
import type { TicketDefinition } from '@vitrine/client/tickets';
import { useFormatAmount } from '../../../patterns/price-breakdown/use-format-amount.ts';
import { Button } from '../../../primitives/button/Button.tsx';
import { Callout } from '../../../primitives/callout/Callout.tsx';
import { useUi } from '../../../provider/UiProvider.tsx';
import { useTicketsContext } from '../tickets-context.ts';
import '../../../messages/en/tickets.ts';

interface TicketIssueNoticeProps {
  definition: TicketDefinition;
  issue: TicketIssue;
  /** From `useIssueText`. */
  text: string | undefined;
}

/** Returns the selection with which a buyer could continue; null if there is nothing to offer. */
function getOffer(
  issue: TicketIssue,
  definition: TicketDefinition,
  selection: TicketSelection,
  limits: SelectionLimits,
): TicketSelection | null {
  const limitTo = (most: number) => limitQuantity(selection, definition, most);
  switch (issue.kind) {
    case 'short':
      return limitTo(issue.available);
    case 'over-limit':
      return issue.limit === null ? null : limitTo(issue.limit);
    case 'under-minimum': {
      if (issue.minimum === null) return null;
      const raised = raiseQuantity(selection, definition._id, issue.minimum);
      // If the limits leave no room for the minimum, the ticket can only be removed.
      return fitSelection(raised, limits) === raised ? raised : limitTo(0);
    }
    case 'closed':
      return limitTo(0);
    case 'invalid':
      return null;
  }
}

/** The problem of one ticket, and a button that fixes it, which is never done automatically. */
export function TicketIssueNotice({ definition, issue, text }: TicketIssueNoticeProps) {
  const { t } = useUi();
  const { eventId, limits } = useTicketsContext();
  const [selection, setSelection] = useAtom(ticketSelectionAtom(eventId));
  const { name } = definition;
  const offer = getOffer(issue, definition, selection, limits);
  const count = countTickets(offer ?? [], definition._id);
  const [label, ariaLabel] =
    count === 0
      ? [t('tickets.remove'), t('tickets.removeOf', { name })]
      : [t('tickets.continueWith', { count }), t('tickets.continueWithOf', { count, name })];
  return (
    <Callout
      tone="warning"
      action={
        offer && (
          <Button
            emphasis="text"
            tone="inherit"
            aria-label={ariaLabel}
            onClick={() => setSelection(offer)}
          >
            {label}
          </Button>
        )
      }
    >
      {text}
    </Callout>
  );
}

/** Returns the text about the problem of one ticket; undefined without a problem. */
export function useIssueText(
  definition: TicketDefinition,
  issue: TicketIssue | null,
): string | undefined {
  const { t } = useUi();
  const amount = useFormatAmount();
  switch (issue?.kind) {
    case 'short': {
      const { available, requested, reservedElsewhere, mayBeOwn } = issue;
      const words = { count: available, requested };
      if (mayBeOwn) return t('tickets.shortOwn', words);
      return t(reservedElsewhere > 0 ? 'tickets.shortReserved' : 'tickets.short', words);
    }
    case 'over-limit':
      return issue.limit === null
        ? t('tickets.overLimitUnknown')
        : t('tickets.overLimit', { count: issue.limit });
    case 'under-minimum':
      return issue.minimum === null
        ? t('tickets.underMinimumUnknown')
        : t('tickets.underMinimum', { count: issue.minimum });
    case 'invalid': {
      const currency = (definition.pricing?.minPrice ?? definition.price)?.currency;
      const { field, least, most } = issue;
      const bound = least ?? most;
      if (field === 'quantity') return t('tickets.quantityInvalid');
      if (bound === null || !currency || !/^\d+(\.\d+)?$/.test(bound)) {
        return t('tickets.lineInvalid');
      }
      const price = amount({ value: bound, currency });
      return least === null
        ? t('tickets.lineHigh', { max: price })
        : t('tickets.lineLow', { min: price });
    }
    case 'closed':
      return t('tickets.closed', { name: definition.name });
    default:
      return undefined;
  }
}
