'use client';

import {
  getTicketAvailability,
  getTicketIssue,
  getTicketPrices,
  getTicketQuantity,
  isDonation,
  ticketSelectionAtom,
  useAtomValue,
} from '@vitrine/atoms';
import type { TicketDefinition } from '@vitrine/client/tickets';
import { joinTexts } from '../../../messages/join-texts.ts';
import { useUi } from '../../../provider/UiProvider.tsx';
import * as css from '../Tickets.css.ts';
import { toTicketLine, useTicketsContext } from '../tickets-context.ts';
import { TicketAvailabilityText } from './TicketAvailabilityText.tsx';
import * as TicketDonation from './TicketDonation.tsx';
import { TicketIssueNotice, useIssueText } from './TicketIssueNotice.tsx';
import { TicketPrice } from './TicketPrice.tsx';
import { TicketQuantity } from './TicketQuantity.tsx';
import { TicketUnavailableAction } from './TicketUnavailableAction.tsx';

/** A ticket: its name, availability, price and quantity field. */
export function TicketRow({ definition }: { definition: TicketDefinition }) {
  const { eventId, now, rejected, checked, isReserved } = useTicketsContext();
  const { locale } = useUi();
  const selection = useAtomValue(ticketSelectionAtom(eventId));
  const availability = getTicketAvailability(definition, { now });
  const issue = isReserved ? null : getTicketIssue(definition, selection, { now }, rejected);
  const issueText = useIssueText(definition, issue);
  const chosen = selection.filter((line) => line.ticketDefinitionId === definition._id);
  // A selected ticket stays visible with its control, even if it is no longer on sale.
  const isOpen = availability.kind === 'on-sale';
  const heldCount = isReserved ? chosen.reduce((sum, { quantity }) => sum + quantity, 0) : 0;
  const prices = getTicketPrices(definition);
  const isNamed = isDonation(definition);
  const isUnnamed =
    isNamed && checked.has(definition._id) && chosen.some((line) => !line.priceOverride);
  const isSingle = prices.length === 0 && !isNamed;
  const hasField = isNamed && isOpen && chosen.length > 0;
  const hasPriceIssue =
    isNamed && isOpen && issue?.kind === 'invalid' && issue.field !== 'quantity';
  return (
    <li
      className={css.row}
      data-ticket-id={definition._id}
      data-disabled={isOpen || heldCount > 0 ? undefined : ''}
      data-invalid={issue || isUnnamed ? '' : undefined}
    >
      <div className={css.labelText}>
        <p className={css.name}>
          <bdi>{definition.name}</bdi>
        </p>
        {definition.description && (
          <p className={css.caption}>
            <bdi>{definition.description}</bdi>
          </p>
        )}
        {/* The notice below has the same reason, and what to do. */}
        {(isOpen || !issue) && (
          <TicketAvailabilityText
            definition={definition}
            availability={availability}
            heldCount={heldCount}
          />
        )}
      </div>
      {/* The field of a named price has its own hint. */}
      {!hasField && <TicketPrice definition={definition} />}
      <div className={css.control}>
        {isSingle && isOpen && (
          <TicketQuantity
            definition={definition}
            line={toTicketLine(definition)}
            of={definition.name}
          />
        )}
        {!isOpen && chosen.length === 0 && (
          <TicketUnavailableAction definition={definition} availability={availability} />
        )}
        {isNamed && isOpen && chosen.length === 0 && (
          <TicketDonation.Open definition={definition} />
        )}
      </div>
      {isOpen && prices.length > 0 && (
        <fieldset className={css.options} aria-label={definition.name}>
          {prices.map(({ _id, name, price }) => (
            <div key={_id} className={css.option}>
              <span className={css.caption}>{name}</span>
              <TicketPrice definition={definition} price={price} />
              <TicketQuantity
                definition={definition}
                line={toTicketLine(definition, _id)}
                of={joinTexts([definition.name, name], locale)}
              />
            </div>
          ))}
        </fieldset>
      )}
      {hasField && (
        <TicketDonation.Field
          definition={definition}
          quantity={getTicketQuantity(selection, toTicketLine(definition))}
          rejection={hasPriceIssue ? issueText : undefined}
        />
      )}
      {issue && !hasPriceIssue && (
        <div className={css.below}>
          <TicketIssueNotice definition={definition} issue={issue} text={issueText} />
        </div>
      )}
    </li>
  );
}
