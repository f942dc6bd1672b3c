import { limitQuantity, type TicketIssue, ticketSelectionAtom, useAtom } from '@vitrine/atoms';
import type { TicketDefinition } from '@vitrine/client/tickets';
import { useFormatAmount } from '../../../patterns/price-breakdown/use-format-amount.ts';
import { Button } from '../../../primitives/button/Button.tsx';
import { Callout } from '../../../primitives/callout/Callout.tsx';
import { useUi } from '../../../provider/UiProvider.tsx';
import { useTicketsContext } from '../tickets-context.ts';

interface TicketIssueNoticeProps {
  definition: TicketDefinition;
  issue: TicketIssue;
}

/**
 * Returns the quantity with which a buyer could continue; 0 removes the ticket, null offers
 * nothing.
 */
function pickOffered(issue: TicketIssue): number | null {
  if (issue.kind === 'short') return issue.available;
  if (issue.kind === 'over-limit') return issue.limit;
  return issue.kind === 'closed' ? 0 : null;
}

/** The problem of one ticket, and a button that fixes it, which is never done automatically. */
export function TicketIssueNotice({ definition, issue }: TicketIssueNoticeProps) {
  const { t } = useUi();
  const { eventId } = useTicketsContext();
  const [selection, setSelection] = useAtom(ticketSelectionAtom(eventId));
  const labelText = useIssueText(definition, issue);
  const { name } = definition;
  const most = pickOffered(issue);
  const [label, ariaLabel] =
    most === 0
      ? [t('tickets.remove'), t('tickets.removeOf', { name })]
      : [
          t('tickets.continueWith', { count: most ?? 0 }),
          t('tickets.continueWithOf', { count: most ?? 0, name }),
        ];
  return (
    <Callout
      tone="warning"
      action={
        most !== null && (
          <Button
            emphasis="text"
            tone="inherit"
            aria-label={ariaLabel}
            onClick={() => setSelection(limitQuantity(selection, definition, most))}
          >
            {label}
          </Button>
        )
      }
    >
      {labelText}
    </Callout>
  );
}

function useIssueText(definition: TicketDefinition, issue: TicketIssue): string {
  const { t } = useUi();
  const amount = useFormatAmount();
  switch (issue.kind) {
    case 'short': {
      const { available, requested, reservedElsewhere } = issue;
      const key = reservedElsewhere > 0 ? 'tickets.shortReserved' : 'tickets.short';
      return t(key, { count: available, requested });
    }
    case 'over-limit':
      return issue.limit === null
        ? t('tickets.overLimitUnknown')
        : t('tickets.overLimit', { count: issue.limit });
    case 'invalid': {
      const currency = (definition.pricing?.minPrice ?? definition.price)?.currency;
      const { least } = issue;
      return least !== null && currency && /^\d+(\.\d+)?$/.test(least)
        ? t('tickets.lineLow', { min: amount({ value: least, currency }) })
        : t('tickets.lineInvalid');
    }
    case 'closed':
      return t('tickets.closed', { name: definition.name });
  }
}
