'use client';

/** A ticket whose price the buyer names: the press that opens it, and its field. */

import {
  chooseTicketsAtom,
  readDonation,
  timesPrice,
  typedPricesAtom,
  useAtom,
  useAtomValue,
  useSetAtom,
} from '@vitrine/atoms';
import type { OrderMoney } from '@vitrine/client/orders';
import type { TicketDefinition } from '@vitrine/client/tickets';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import {
  isZeroAmount,
  useFormatAmount,
} from '../../../patterns/price-breakdown/use-format-amount.ts';
import { useAnnounce } from '../../../primitives/announcer/Announcer.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Field } from '../../../primitives/field/Field.tsx';
import { TextField } from '../../../primitives/text-field/TextField.tsx';
import { useUi } from '../../../provider/UiProvider.tsx';
import { isFocusLost } from '../../../utils/is-focus-lost.ts';
import { getCurrencySign } from '../../../utils/number-format.ts';
import * as css from '../Tickets.css.ts';
import { toTicketLine, useTicketsContext } from '../tickets-context.ts';
import { TicketQuantity } from './TicketQuantity.tsx';
import { useDonationMessage } from './use-donation-message.ts';
import '../../../messages/en/tickets.ts';

/** Returns the donation's minimum price; zero without a currency if the platform returns none. */
const getMinimum = ({ pricing, price }: TicketDefinition): OrderMoney =>
  pricing?.minPrice ?? price ?? { value: '0', currency: 'XXX' };

/** Opens the field for a price: one ticket is wanted from then on. */
function Open({ definition }: { definition: TicketDefinition }) {
  const { t, locale } = useUi();
  const { eventId, limits } = useTicketsContext();
  const choose = useSetAtom(chooseTicketsAtom);
  const { [definition._id]: typed = '' } = useAtomValue(typedPricesAtom(eventId));
  const open = () => {
    // The field shows the previously typed amount, so it applies again.
    const { value } = readDonation(typed, locale, getMinimum(definition));
    const price = value === null ? {} : { priceOverride: value };
    choose({ eventId, line: toTicketLine(definition), quantity: 1, limits, ...price });
  };
  return (
    <Button
      aria-label={t('tickets.nameOf', { name: definition.name })}
      className={css.action}
      onClick={open}
    >
      {t('tickets.name')}
    </Button>
  );
}

interface PriceFieldProps {
  definition: TicketDefinition;
  quantity: number;
  /** Why the platform rejected the price. */
  rejection: string | undefined;
}

/** The price that a buyer names for each ticket of a donation, read in the locale, and how many. */
function PriceField({ definition, quantity, rejection }: PriceFieldProps) {
  const { t, locale } = useUi();
  const announce = useAnnounce();
  const amount = useFormatAmount();
  const getDonationMessage = useDonationMessage();
  const { eventId, limits, checked, check } = useTicketsContext();
  const [typed, type] = useAtom(typedPricesAtom(eventId));
  const choose = useSetAtom(chooseTicketsAtom);
  const input = useRef<HTMLInputElement>(null);
  const [wasThere] = useState(() => typed[definition._id] !== undefined);
  useEffect(() => {
    if (!wasThere) input.current?.focus();
  }, [wasThere]);

  const least = getMinimum(definition);
  const { _id, name } = definition;
  const text = typed[_id] ?? '';
  const { value, problem } = readDonation(text, locale, least);
  const message = problem && getDonationMessage(problem, least);
  const error = (checked.has(_id) && message) || rejection;
  const price = value === null ? null : { value, currency: least.currency };
  const currency = getCurrencySign(least.currency, locale);

  const judge = () => {
    if (text.trim() === '') return;
    check(_id);
    if (message) announce(message, 'assertive');
  };
  const remove = () => {
    choose({ eventId, line: toTicketLine(definition), quantity: 0, limits });
    const row = input.current?.closest<HTMLElement>('[data-ticket-id]');
    // The button that replaces this field receives the focus, unless the focus has already moved.
    requestAnimationFrame(() => {
      if (isFocusLost()) row?.querySelector('button')?.focus();
    });
  };
  return (
    <div className={css.donation}>
      <Field
        className={css.donationField}
        label={t('tickets.price')}
        hint={
          isZeroAmount(least)
            ? t('tickets.priceAny')
            : t('tickets.priceHint', { price: amount(least) })
        }
        {...(error && { error })}
      >
        <TextField
          ref={input}
          prefix={currency}
          inputMode="decimal"
          autoComplete="off"
          value={text}
          onChange={({ target }) => {
            const next = readDonation(target.value, locale, least).value;
            type({ ticketDefinitionId: _id, text: target.value, price: next });
          }}
          onBlur={judge}
          onKeyDown={(event: KeyboardEvent) => {
            if (event.key === 'Enter') judge();
          }}
        />
      </Field>
      <div className={css.donationCount}>
        <TicketQuantity definition={definition} line={toTicketLine(definition)} of={name} min={1} />
      </div>
      <div className={css.donationFooter}>
        <bdi>
          {price &&
            quantity > 1 &&
            t('tickets.times', {
              count: quantity,
              price: amount(price),
              total: amount(timesPrice(price, quantity)),
            })}
        </bdi>
        <Button emphasis="text" aria-label={t('tickets.removeOf', { name })} onClick={remove}>
          {t('tickets.remove')}
        </Button>
      </div>
    </div>
  );
}

export { Open, PriceField as Field };
