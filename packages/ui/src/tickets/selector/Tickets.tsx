'use client';

/** An event's tickets, from the selection to the reservation. */

import {
  estimateTicketLines,
  estimateTickets,
  ticketSelectionAtom,
  useAtomValue,
} from '@vitrine/atoms';
import { TicketTaxType } from '@vitrine/client/events';
import { FeeType } from '@vitrine/client/orders';
import type { TicketDefinition } from '@vitrine/client/tickets';
import { type ComponentProps, useState } from 'react';
import { joinTexts } from '../../messages/join-texts.ts';
import {
  TicketTaxNote,
  useHasTicketTaxNote,
} from '../../patterns/price-breakdown/TicketTaxNote.tsx';
import {
  type EventAmount,
  fromEventAmount,
  isZeroAmount,
} from '../../patterns/price-breakdown/use-format-amount.ts';
import * as Accordion from '../../primitives/accordion/Accordion.tsx';
import { Money } from '../../primitives/money/Money.tsx';
import { PlainList } from '../../primitives/plain-list/PlainList.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import { TicketRow } from './row/TicketRow.tsx';
import * as css from './Tickets.css.ts';
import { isTicketOnSale, useTicketsContext } from './tickets-context.ts';
import '../../messages/en/tickets.ts';

/**
 * One line for each kind of selected ticket, and their total by list price. It is labeled an
 * estimate if fees or taxes are added later, since only the invoice has those. Renders nothing while
 * no ticket is on sale.
 */
function TicketsTotals({ className, ...rest }: Omit<ComponentProps<'dl'>, 'children'>) {
  const { t, locale } = useUi();
  const { eventId, event, definitions, isOnSale } = useTicketsContext();
  const selection = useAtomValue(ticketSelectionAtom(eventId));
  const { count, total, isFree } = estimateTickets(selection, definitions);
  const lines = estimateTicketLines(selection, definitions);
  const { currency, taxSettings } = event?.registration?.tickets ?? {};
  const isIncomplete =
    taxSettings?.type === TicketTaxType.ADDED_AT_CHECKOUT ||
    lines.some(
      ({ definition: { feeConfig } }) => feeConfig && feeConfig.type !== FeeType.FEE_INCLUDED,
    );
  const renderAmount = (amount: EventAmount) =>
    isZeroAmount(amount) ? t('tickets.free') : <Money value={fromEventAmount(amount)} />;
  if (count === 0) {
    if (!isOnSale) return null;
    return (
      <dl {...rest} className={classes(css.totals, className)}>
        <div className={classes(css.estimate, css.muted)}>
          <dt>{t('tickets.count', { count })}</dt>
          <dd className={css.figure}>
            {currency ? <Money value={{ amount: '0', currency }} /> : '–'}
          </dd>
        </div>
      </dl>
    );
  }
  return (
    <dl {...rest} className={classes(css.totals, className)}>
      {lines.map(({ definition, optionName, quantity, total: amount }) => (
        <div key={`${definition._id} ${optionName}`} className={css.line}>
          <dt>
            <bdi>
              {t('tickets.line', {
                count: quantity,
                name: joinTexts([definition.name, optionName], locale),
              })}
            </bdi>
          </dt>
          <dd className={css.figure}>{amount ? renderAmount(amount) : '–'}</dd>
        </div>
      ))}
      <div className={css.estimate}>
        <dt>{t(isIncomplete && !isFree ? 'tickets.estimate' : 'tickets.total', { count })}</dt>
        <dd className={css.figure}>{total ? renderAmount(total) : '–'}</dd>
        {isIncomplete && !isFree && <dd className={css.note}>{t('tickets.estimateNote')}</dd>}
      </div>
    </dl>
  );
}

const FOLD = 'not-on-sale';

/**
 * The list of tickets: the name, availability and quantity of each. Those that aren't on sale come
 * last, folded while there are others.
 */
function TicketsList({ className, ...rest }: Omit<ComponentProps<'ul'>, 'children'>) {
  const { t } = useUi();
  const { eventId, event, definitions, now } = useTicketsContext();
  const selection = useAtomValue(ticketSelectionAtom(eventId));
  const isTaxShown = useHasTicketTaxNote();
  // A selected ticket stays among the others, even if it is no longer on sale.
  const isFolded = (definition: TicketDefinition) =>
    !isTicketOnSale(definition, now) &&
    !selection.some(({ ticketDefinitionId }) => ticketDefinitionId === definition._id);
  const folded = definitions.filter(isFolded);
  const shown = definitions.filter((definition) => !isFolded(definition));
  return (
    <div className={css.lists}>
      {!isTaxShown && (
        <TicketTaxNote tickets={event?.registration?.tickets} className={css.taxNote} />
      )}
      {shown.length > 0 && (
        <PlainList
          aria-label={t('tickets.list')}
          {...rest}
          className={classes(css.list, className)}
        >
          {shown.map((definition) => (
            <TicketRow key={definition._id} definition={definition} />
          ))}
        </PlainList>
      )}
      {folded.length > 0 && <FoldedTickets definitions={folded} isOpen={shown.length === 0} />}
    </div>
  );
}

interface FoldedTicketsProps {
  definitions: readonly TicketDefinition[];
  /** Whether they are visible until the visitor folds them. */
  isOpen: boolean;
}

function FoldedTickets({ definitions, isOpen }: FoldedTicketsProps) {
  const { t, locale } = useUi();
  const [chosen, setChosen] = useState<string[]>();
  const names = new Intl.ListFormat(locale, { type: 'unit' }).format(
    definitions.map(({ name }) => name),
  );
  const tickets = t('tickets.notOnSale', { count: definitions.length });
  return (
    <Accordion.Root
      value={chosen ?? (isOpen ? [FOLD] : [])}
      onValueChange={setChosen}
      className={css.fold}
    >
      <Accordion.Item value={FOLD}>
        <Accordion.Title className={css.foldTitle}>
          <span>
            <span className={css.foldCount}>{tickets}</span>
            <bdi className={css.foldNames}>{t('tickets.notOnSaleNames', { tickets, names })}</bdi>
          </span>
        </Accordion.Title>
        <Accordion.Content>
          <PlainList className={css.foldedList}>
            {definitions.map((definition) => (
              <TicketRow key={definition._id} definition={definition} />
            ))}
          </PlainList>
        </Accordion.Content>
      </Accordion.Item>
    </Accordion.Root>
  );
}

export { RestoreReservation as Restore } from '../reservation/RestoreReservation.tsx';
export { TicketCode as Code } from './TicketCode.tsx';
export { TicketsBar as Bar } from './TicketsBar.tsx';
export { TicketsContinue as Continue } from './TicketsContinue.tsx';
export { TicketsRoot as Root } from './TicketsRoot.tsx';
export { TicketsList as List, TicketsTotals as Totals };
