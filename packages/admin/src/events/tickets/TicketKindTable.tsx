'use client';

import {
  getTicketKindCounts,
  getTicketKindSale,
  orderSummaryAtom,
  type TicketKindFields,
  useAtomValue,
} from '@vitrine/atoms';
import {
  Button,
  classes,
  DropdownMenu,
  EmptyState,
  formatMoneyRange,
  fromEventAmount,
  getDateFormat,
  getNumberFormat,
  type HeadingLevel,
  Icon,
  Link,
  LoadError,
  Money,
  Spinner,
  useNow,
  useUi,
  VisuallyHidden,
} from '@vitrine/ui';
import { GripVertical, Plus } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { DraftNotice } from '../../editor/DraftNotice.tsx';
import { StatusMark, type StatusMarkKind } from '../../frame/StatusMark.tsx';
import { useAdminTranslate } from '../../messages/use-admin-translate.ts';
import { MoreMenu } from '../../utils/MoreMenu.tsx';
import { shareBar, soldPart } from '../../utils/share-bar.css.ts';
import { useDragOrder } from '../../utils/use-drag-order.ts';
import { RemoveTicketKindDialog } from './RemoveTicketKindDialog.tsx';
import * as css from './TicketKinds.css.ts';
import { useFormatPrice } from './ticket-kind-labels.ts';
import { type TicketKindMove, type TicketKindRow, useTicketKinds } from './ticket-kinds-context.ts';
import '../../messages/en/ticket-kinds.ts';

/** Returns the function that formats the price of a kind in one line. */
function useFormatPricing(currency: string): (fields: TicketKindFields) => string {
  const t = useAdminTranslate();
  const { locale } = useUi();
  const format = useFormatPrice(currency);
  return ({ pricing, price, minimum, options }) => {
    if (pricing === 'free') return t('admin.ticketKinds.free');
    if (pricing === 'donation') {
      return t('admin.ticketKinds.from', { price: format(minimum || '0') ?? '' });
    }
    if (pricing === 'fixed') return format(price) ?? '';
    const amounts = options
      .flatMap(({ amount }) => (typeof amount === 'string' && amount !== '' ? [amount] : []))
      .sort((one, other) => Number(one) - Number(other));
    const [least = '', most = ''] = [amounts[0], amounts.at(-1)];
    return (
      formatMoneyRange({ amount: least, currency }, { amount: most, currency }, locale) ??
      format(least) ??
      ''
    );
  };
}

/** How the sale of a kind is going: a mark, its text, and a second line. */
interface TicketKindStatus {
  mark: StatusMarkKind;
  text: string;
  detail: string;
}

const DAY_MS = 86_400_000;

/** Returns the function that tells how the sale of a kind is going, by the event's clock. */
function useTicketKindStatus(timeZone: string): (row: TicketKindRow) => TicketKindStatus {
  const t = useAdminTranslate();
  const now = useNow();
  const { locale } = useUi();
  const format = (moment: Date) =>
    getDateFormat(locale, {
      ...({ day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' } as const),
      timeZone,
    }).format(moment);
  return ({ kind }) => {
    if (!kind) return { mark: 'inactive', text: t('admin.ticketKinds.sale.new'), detail: '' };
    const sale = getTicketKindSale(kind, now);
    const { left } = getTicketKindCounts(kind);
    const end = kind.salePeriod?.endDate;
    const leftText =
      left === null ? t('admin.ticketKinds.noLimit') : t('admin.ticketKinds.left', { count: left });
    switch (sale.kind) {
      case 'hidden':
        return {
          ...{ mark: 'inactive', text: t('admin.ticketKinds.sale.hidden') },
          detail: end
            ? t('admin.ticketKinds.until', { time: format(end) })
            : t('admin.ticketKinds.noEnd'),
        };
      case 'ended':
        return {
          ...{ mark: 'ended', text: t('admin.ticketKinds.sale.ended') },
          detail: sale.closed ? format(sale.closed) : '',
        };
      case 'scheduled': {
        const { opens } = sale;
        const count = opens ? Math.floor((opens.getTime() - now) / DAY_MS) : 0;
        return {
          ...{ mark: 'inactive', text: t('admin.ticketKinds.sale.scheduled', { count }) },
          detail: opens ? t('admin.ticketKinds.opens', { time: format(opens) }) : '',
        };
      }
      case 'sold-out':
        return { mark: 'failed', text: t('admin.ticketKinds.sale.soldOut'), detail: '' };
      default: {
        const marks = {
          ...({ 'on-sale': 'success', 'few-left': 'needs-action' } as const),
          'all-reserved': 'reserved',
        } as const;
        const isReserved = sale.kind === 'all-reserved';
        return {
          ...{ mark: marks[sale.kind], text: t('admin.ticketKinds.sale.onSale') },
          detail: isReserved ? t('admin.ticketKinds.allReserved') : leftText,
        };
      }
    }
  };
}

const swatches = { sold: soldPart, reserved: css.reservedPart, left: css.leftSwatch };

interface TicketKindTableProps {
  level: HeadingLevel;
  /** Where the host changes tickets, if it has no port. */
  manageHref: string | undefined;
}

/** The ticket kinds of the event with their sales. Each opens its form; they are moved by drag, keys and menu. */
export default function TicketKindTable({ level, manageHref }: TicketKindTableProps) {
  const t = useAdminTranslate();
  const { editor, rows, canEdit, hasFailed, reload, add, moveTo } = useTicketKinds();
  const list = useRef<HTMLUListElement>(null);
  const saved = rows.filter(({ kind }) => kind);
  useDragOrder(
    list,
    (from, to) => {
      const row = saved[from];
      if (row) moveTo(row, to);
    },
    canEdit ? saved.map(({ id }) => id).join() : '',
  );
  if (!editor && hasFailed) {
    return <LoadError onRetry={reload}>{t('admin.ticketKinds.failed')}</LoadError>;
  }
  if (!editor) return <Spinner />;
  const readOnly = canEdit ? undefined : '';
  const addButton = canEdit && (
    <Button onClick={add}>
      <Icon as={Plus} size="small" />
      {t('admin.ticketKinds.add')}
    </Button>
  );
  return (
    <div className={css.root}>
      <DraftNotice editor={editor} />
      {!canEdit && (
        <p className={css.note}>
          {t('admin.ticketKinds.readOnly')}
          {manageHref && <Link href={manageHref}>{t('admin.ticketKinds.manage')}</Link>}
        </p>
      )}
      {rows.length === 0 ? (
        <EmptyState
          level={level}
          title={t('admin.ticketKinds.empty')}
          action={addButton || undefined}
        >
          {t('admin.ticketKinds.emptyHint')}
        </EmptyState>
      ) : (
        <>
          <div className={css.header}>
            <Totals />
            {addButton}
          </div>
          <div aria-hidden="true" data-read-only={readOnly} className={css.columns}>
            <span className={css.columnName}>{t('admin.ticketKinds.column.ticket')}</span>
            <span className={css.columnPrice}>{t('admin.ticketKinds.column.price')}</span>
            <span>{t('admin.ticketKinds.column.sold')}</span>
            <span className={css.columnSale}>{t('admin.ticketKinds.column.sale')}</span>
          </div>
          <ul
            ref={list}
            aria-label={t('admin.ticketKinds.title')}
            data-read-only={readOnly}
            className={css.list}
          >
            {rows.map((row) => (
              <KindRow key={row.id} row={row} place={saved.indexOf(row)} count={saved.length} />
            ))}
          </ul>
          <ul className={css.legend}>
            {(['sold', 'reserved', 'left'] as const).map((part) => (
              <li key={part} className={css.legendItem}>
                <span className={classes(css.swatch, swatches[part])} />
                {t(`admin.ticketKinds.legend.${part}`)}
              </li>
            ))}
          </ul>
        </>
      )}
      <RemoveTicketKindDialog />
    </div>
  );
}

/** What is sold, taken and reserved of all kinds. */
function Totals() {
  const t = useAdminTranslate();
  const { locale } = useUi();
  const { eventId, rows } = useTicketKinds();
  const format = (count: number) => getNumberFormat(locale).format(count);
  const { data: summary } = useAtomValue(orderSummaryAtom(eventId));
  const counts = rows.flatMap(({ kind }) => (kind ? [getTicketKindCounts(kind)] : []));
  const sold = counts.reduce((sum, one) => sum + one.sold, 0);
  const reserved = counts.reduce((sum, one) => sum + one.reserved, 0);
  // Without a limit of each kind, there is no total.
  const capacity = counts.every((one) => one.capacity !== null)
    ? counts.reduce((sum, one) => sum + (one.capacity ?? 0), 0)
    : null;
  return (
    <dl className={css.totals}>
      <div>
        <dt className={css.term}>{t('admin.ticketKinds.sold')}</dt>
        <dd className={css.total}>
          {format(sold)}{' '}
          {capacity !== null && (
            <span className={css.muted}>{t('admin.ticketKinds.ofCount', { count: capacity })}</span>
          )}
        </dd>
      </div>
      {summary?.sales.map(
        ({ total }) =>
          total && (
            <div key={total.currency}>
              <dt className={css.term}>{t('admin.ticketKinds.taken')}</dt>
              <dd className={css.total}>
                <Money value={fromEventAmount(total)} />
              </dd>
            </div>
          ),
      )}
      <div>
        <dt className={css.term}>{t('admin.ticketKinds.reserved')}</dt>
        <dd className={css.total}>{format(reserved)}</dd>
      </div>
    </dl>
  );
}

interface KindRowProps {
  row: TicketKindRow;
  /** Its place among the saved kinds; -1 if it is not saved. */
  place: number;
  count: number;
}

function KindRow({ row, place, count }: KindRowProps) {
  const t = useAdminTranslate();
  const kinds = useTicketKinds();
  const { canEdit, openId, open, moveTo, duplicate, askToRemove, getRowId } = kinds;
  const formatPricing = useFormatPricing(kinds.currency);
  const getStatus = useTicketKindStatus(kinds.timeZone);
  const { id, kind, fields, isChanged } = row;
  const { mark, text, detail } = getStatus(row);
  const { name } = fields;
  const isSaved = kind !== undefined;
  const moves: TicketKindMove[] =
    !canEdit || !isSaved
      ? []
      : [
          ...(place > 0 ? (['up', 'first'] as const) : []),
          ...(place < count - 1 ? (['down', 'last'] as const) : []),
        ];
  const move = (direction: TicketKindMove) =>
    moveTo(row, { up: place - 1, down: place + 1, first: 0, last: count - 1 }[direction]);
  const pressKey = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    const direction = event.key === 'ArrowUp' ? 'up' : 'down';
    if (moves.includes(direction)) move(direction);
  };
  const label = <bdi>{name}</bdi>;
  return (
    <li
      {...(isSaved && { 'data-drag-item': '' })}
      data-open={openId === id ? '' : undefined}
      data-changed={isChanged ? '' : undefined}
      className={css.row}
    >
      {canEdit && (
        <span {...(moves.length > 0 && { 'data-drag-handle': '' })} className={css.handle}>
          {moves.length > 0 && <Icon as={GripVertical} size="small" />}
        </span>
      )}
      {canEdit ? (
        <button
          type="button"
          id={getRowId(id)}
          aria-expanded={openId === id}
          aria-keyshortcuts={moves.length > 0 ? 'Alt+ArrowUp Alt+ArrowDown' : undefined}
          className={css.name}
          onClick={() => open(openId === id ? undefined : id)}
          onKeyDown={pressKey}
        >
          {label}
          {isChanged && <VisuallyHidden>, {t('admin.ticketKinds.changed')}</VisuallyHidden>}
        </button>
      ) : (
        <span className={classes(css.name, css.plainName)}>{label}</span>
      )}
      <span className={css.price}>
        <VisuallyHidden>{t('admin.ticketKinds.column.price')}: </VisuallyHidden>
        <bdi>{formatPricing(fields)}</bdi>
      </span>
      <SoldBar row={row} />
      <span className={css.sale}>
        <StatusMark kind={mark}>{text}</StatusMark>
        {detail && <span className={css.detail}>{detail}</span>}
      </span>
      {canEdit && (
        <MoreMenu label={t('admin.ticketKinds.actions', { name })} className={css.menu}>
          {(['up', 'down', 'first', 'last'] as const)
            .filter((one) => moves.includes(one))
            .map((one) => (
              <DropdownMenu.Item key={one} onSelect={() => move(one)}>
                {t(`admin.ticketKinds.move.${one}`)}
              </DropdownMenu.Item>
            ))}
          <DropdownMenu.Item onSelect={() => duplicate(row)}>
            {t('admin.ticketKinds.duplicate')}
          </DropdownMenu.Item>
          <DropdownMenu.Item tone="danger" onSelect={() => askToRemove(row)}>
            {t('admin.ticketKinds.remove')}
          </DropdownMenu.Item>
        </MoreMenu>
      )}
    </li>
  );
}

/** Sold, reserved and remaining tickets: numbers, and a bar that repeats them. */
function SoldBar({ row: { kind } }: { row: TicketKindRow }) {
  const t = useAdminTranslate();
  const { locale } = useUi();
  if (!kind) return <span className={css.sold} />;
  const { sold, reserved, left, capacity } = getTicketKindCounts(kind);
  const format = (count: number) => getNumberFormat(locale).format(count);
  const getWidth = (count: number) => `${capacity ? Math.min(1, count / capacity) * 100 : 0}%`;
  return (
    <span className={css.sold}>
      <VisuallyHidden>
        {left === null
          ? t('admin.ticketKinds.countsUnlimited', { sold, reserved })
          : t('admin.ticketKinds.counts', { sold, reserved, left })}
      </VisuallyHidden>
      <span aria-hidden="true" className={css.soldText}>
        <span>{format(sold)}</span>
        <span className={css.muted}>
          {capacity === null
            ? t('admin.ticketKinds.unlimited')
            : t('admin.ticketKinds.ofCount', { count: capacity })}
        </span>
      </span>
      {capacity !== null && (
        <span aria-hidden="true" className={shareBar}>
          <span className={soldPart} style={{ inlineSize: getWidth(sold) }} />
          <span className={css.reservedPart} style={{ inlineSize: getWidth(reserved) }} />
        </span>
      )}
    </span>
  );
}
