'use client';

import {
  getTicketKindCounts,
  getTicketKindSale,
  getTicketQuantity,
  readDonation,
  type TicketSelection,
} from '@vitrine/atoms';
import {
  fromEventAmount,
  getDateFormat,
  joinTexts,
  Money,
  NumberStepper,
  TextField,
  useAnnounce,
  useDonationMessage,
  useUi,
} from '@vitrine/ui';
import { type KeyboardEvent, useId, useState } from 'react';
import { StatusMark } from '../../frame/StatusMark.tsx';
import { useAdminTranslate } from '../../messages/use-admin-translate.ts';
import { useCurrencyAffix } from '../../utils/use-currency-affix.ts';
import * as css from './PointOfSale.css.ts';
import { countBeyondStock, getMostTickets, type SaleLimits, type SaleLine } from './sale-lines.ts';
import '../../messages/en/point-of-sale.ts';

export interface SaleTicketsProps {
  lines: readonly SaleLine[];
  selection: TicketSelection;
  limits: SaleLimits;
  timeZone: string | undefined;
  /** Called with null for a named price that is not valid. */
  onChoose: (line: SaleLine, quantity: number, priceOverride?: string | null) => void;
  /** Called by Enter in a quantity. */
  onContinue: () => void;
}

/** The tickets of an event with the number that is left, their price and the chosen quantity. */
export function SaleTickets({ lines, onContinue, ...rest }: SaleTicketsProps) {
  const t = useAdminTranslate();
  const continueByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    onContinue();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter in the fields inside.
    <div className={css.tickets} onKeyDown={continueByEnter}>
      <div aria-hidden="true" className={css.columns}>
        <span>{t('admin.pointOfSale.column.ticket')}</span>
        <span>{t('admin.pointOfSale.column.left')}</span>
        <span className={css.price}>{t('admin.pointOfSale.column.price')}</span>
        <span />
      </div>
      <ul className={css.list} aria-label={t('admin.pointOfSale.tickets')}>
        {lines.map((line) => (
          <SaleTicketRow key={line.key} line={line} {...rest} />
        ))}
      </ul>
    </div>
  );
}

interface SaleTicketRowProps extends Omit<SaleTicketsProps, 'lines' | 'onContinue'> {
  line: SaleLine;
}

function SaleTicketRow({ line, selection, limits, timeZone, onChoose }: SaleTicketRowProps) {
  const t = useAdminTranslate();
  const { locale, t: translate } = useUi();
  const { kind, optionName, price, minimum } = line;
  const name = joinTexts([kind.name ?? '', optionName ?? ''].filter(Boolean), locale);
  const quantity = getTicketQuantity(selection, line.line);
  const most = getMostTickets(line, selection, limits);
  const beyond = countBeyondStock(kind, selection, limits.held);
  const sale = getTicketKindSale(kind, limits.now);
  const opens =
    sale.kind === 'scheduled' &&
    sale.opens &&
    getDateFormat(locale, { day: 'numeric', month: 'long', timeZone }).format(sale.opens);
  const detail =
    sale.kind === 'hidden'
      ? t('admin.pointOfSale.hidden')
      : opens
        ? t('admin.pointOfSale.opens', { date: opens })
        : sale.kind === 'ended'
          ? t('admin.pointOfSale.ended')
          : kind.description;
  return (
    <li className={css.row} data-invalid={beyond > 0 ? '' : undefined}>
      <div className={css.name}>
        <p className={css.title}>
          <bdi>{name}</bdi>
        </p>
        {detail && (
          <p className={css.caption}>
            <bdi>{detail}</bdi>
          </p>
        )}
        {beyond > 0 && (
          <p className={css.caption}>
            <StatusMark kind="needs-action">
              {t('admin.pointOfSale.beyond', { count: beyond })}
            </StatusMark>
          </p>
        )}
      </div>
      <div>
        <LeftTickets line={line} now={limits.now} />
      </div>
      <div className={css.price}>
        {price && (
          <span className={css.amount}>
            {Number(price.value) === 0 ? (
              translate('tickets.free')
            ) : (
              <Money value={fromEventAmount(price)} />
            )}
          </span>
        )}
        {minimum && quantity === 0 && t('admin.pointOfSale.donation')}
        {minimum && quantity > 0 && (
          <DonationField
            name={name}
            minimum={minimum}
            onChange={(amount) => onChoose(line, quantity, amount)}
          />
        )}
      </div>
      <NumberStepper
        className={css.quantity}
        of={name}
        value={quantity}
        min={0}
        max={Math.max(most, quantity)}
        disabled={most === 0 && quantity === 0}
        // Without any, the row says why.
        {...(most > 0 && { reason: { max: t('admin.pointOfSale.most', { count: most }) } })}
        onValueChange={(wish) => onChoose(line, wish)}
      />
    </li>
  );
}

/** How many tickets of a kind are left, with the number that there are. */
function LeftTickets({ line, now }: { line: SaleLine; now: number }) {
  const t = useAdminTranslate();
  const { kind } = line;
  const { left, capacity } = getTicketKindCounts(kind);
  const sale = getTicketKindSale(kind, now).kind;
  if (left === null) return t('admin.pointOfSale.unlimited');
  if (sale === 'all-reserved') {
    return <StatusMark kind="reserved">{t('admin.pointOfSale.allHeld')}</StatusMark>;
  }
  if (sale === 'sold-out') {
    return <StatusMark kind="failed">{t('admin.pointOfSale.soldOut')}</StatusMark>;
  }
  const leftText = t('admin.pointOfSale.leftOnly', { count: left });
  const text =
    capacity === null ? (
      leftText
    ) : (
      <>
        {/* The head of the column is only above wide rows. */}
        <span className={css.onlyNarrow}>{leftText}</span>
        <span className={css.onlyWide}>
          {t('admin.pointOfSale.left', { left, count: capacity })}
        </span>
      </>
    );
  return sale === 'few-left' ? <StatusMark kind="needs-action">{text}</StatusMark> : text;
}

interface DonationFieldProps {
  name: string;
  minimum: NonNullable<SaleLine['minimum']>;
  /** Called with the amount as a decimal string, or with null if it is not valid. */
  onChange: (amount: string | null) => void;
}

/** The price that a guest names for each ticket; the least by default. */
function DonationField({ name, minimum, onChange }: DonationFieldProps) {
  const t = useAdminTranslate();
  const { locale } = useUi();
  const announce = useAnnounce();
  const getMessage = useDonationMessage();
  const messageId = useId();
  const [text, setText] = useState(minimum.value);
  const [isChecked, setChecked] = useState(false);
  const { problem } = readDonation(text, locale, minimum);
  const message = problem && getMessage(problem, minimum);
  // A price that is still being typed is not judged.
  const check = () => {
    setChecked(true);
    if (message) announce(message, 'assertive');
  };
  return (
    <>
      <TextField
        {...useCurrencyAffix(minimum.currency)}
        className={css.donation}
        inputMode="decimal"
        autoComplete="off"
        maxLength={14}
        aria-label={t('admin.pointOfSale.amount', { name, least: minimum.value })}
        aria-invalid={message ? true : undefined}
        aria-describedby={isChecked && message ? messageId : undefined}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setChecked(false);
          onChange(readDonation(event.currentTarget.value, locale, minimum).value);
        }}
        onBlur={check}
        onKeyDown={(event) => event.key === 'Enter' && check()}
      />
      {isChecked && message && (
        <span id={messageId} className={css.priceMessage}>
          {message}
        </span>
      )}
    </>
  );
}
