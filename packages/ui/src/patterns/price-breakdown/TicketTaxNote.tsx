'use client';

import { type TicketsRegistration, TicketTaxType } from '@vitrine/client/events';
import { createContext, useContext } from 'react';
import { Text, type TextProps } from '../../primitives/text/Text.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { lowercaseFirst } from '../../utils/text/lowercase-first.ts';
import '../../messages/en/tickets.ts';

/** Whether a heading above shows the note, so that the list of tickets doesn't repeat it. */
export const TicketTaxNoteContext = createContext(false);

interface TicketTaxNoteProps extends Omit<TextProps, 'children'> {
  /** The ticket settings of the event's registration. */
  tickets: TicketsRegistration | undefined;
}

/**
 * Whether the prices of an event's tickets include its tax. Said once for all of them; renders nothing
 * without a tax.
 */
export function TicketTaxNote({ tickets, ...rest }: TicketTaxNoteProps) {
  const { t, locale } = useUi();
  const { type, name: ownName } = tickets?.taxSettings ?? {};
  const isIncluded = type === TicketTaxType.INCLUDED_IN_PRICE;
  if (!isIncluded && type !== TicketTaxType.ADDED_AT_CHECKOUT) return null;
  const name = lowercaseFirst(ownName || t('tickets.tax'), locale);
  return (
    <Text as="p" variant="caption" tone="muted" {...rest}>
      {t(isIncluded ? 'tickets.taxIncluded' : 'tickets.taxAtCheckout', { name })}
    </Text>
  );
}

/** Whether a heading above already shows the note. */
export const useHasTicketTaxNote = (): boolean => useContext(TicketTaxNoteContext);
