'use client';

import { type Guest, getRemainingGuests } from '@vitrine/atoms';
import {
  Button,
  DropdownMenu,
  Link,
  Table,
  useAppNavigate,
  useRoute,
  VisuallyHidden,
} from '@vitrine/ui';
import { StatusMark } from '../frame/StatusMark.tsx';
import { useAdminTranslate } from '../messages/use-admin-translate.ts';
import { getBuyerName } from '../orders/shared/order-text.ts';
import { MoreMenu } from '../utils/MoreMenu.tsx';
import * as css from './GuestTable.css.ts';
import {
  getGuestAnswer,
  getGuestMark,
  getGuestName,
  getStateText,
  useCheckInTime,
} from './guest-text.ts';
import '../messages/en/guests.ts';

interface GuestTableProps {
  /** The guests of the shown rows. */
  guests: readonly Guest[];
  /** All guests of the event, for those of the same order. */
  all: readonly Guest[];
  /** The question whose answers have a column. */
  question: { name: string; label: string } | undefined;
  canCheckIn: boolean;
  onCheckIn: (guests: readonly Guest[]) => void;
  onUndo: (guest: Guest) => void;
}

/** The guests of an event: name, ticket, order, check-in. */
export function GuestTable({ guests, question, canCheckIn, ...rest }: GuestTableProps) {
  const t = useAdminTranslate();
  return (
    <Table.Root caption={t('admin.guests.title')} captionHidden>
      <Table.Header className={css.head}>
        <Table.Row>
          <Table.ColumnHeader>{t('admin.guests.column.guest')}</Table.ColumnHeader>
          <Table.ColumnHeader>{t('admin.guests.column.ticket')}</Table.ColumnHeader>
          <Table.ColumnHeader>{t('admin.guests.column.order')}</Table.ColumnHeader>
          {question && (
            <Table.ColumnHeader className={css.answerHead}>{question.label}</Table.ColumnHeader>
          )}
          <Table.ColumnHeader>{t('admin.guests.column.state')}</Table.ColumnHeader>
          <Table.ColumnHeader>
            <VisuallyHidden>{t('admin.guests.column.actions')}</VisuallyHidden>
          </Table.ColumnHeader>
        </Table.Row>
      </Table.Header>
      <Table.Body className={css.body}>
        {guests.map((guest) => (
          <GuestRow key={guest.ticketNumber} {...{ guest, question, canCheckIn }} {...rest} />
        ))}
      </Table.Body>
    </Table.Root>
  );
}

function GuestRow({
  guest,
  all,
  question,
  canCheckIn,
  onCheckIn,
  onUndo,
}: Omit<GuestTableProps, 'guests'> & { guest: Guest }) {
  const t = useAdminTranslate();
  const formatTime = useCheckInTime();
  const navigate = useAppNavigate();
  const getOrderUrl = useRoute('adminOrder');
  const { order, ticket, state, ticketNumber } = guest;
  const name = getGuestName(guest, t);
  const buyer = getBuyerName(order, t);
  const orderUrl = getOrderUrl?.(order.eventId, order.orderNumber);
  const group =
    state.kind === 'expected'
      ? [guest, ...getRemainingGuests(all, guest)]
      : getRemainingGuests(all, guest);
  return (
    <Table.Row role="row" data-ticket={ticketNumber} className={css.row}>
      <Table.RowHeader role="rowheader" className={css.guest}>
        <bdi className={css.name}>{name}</bdi>
        {!guest.isCompanion && buyer !== name && <bdi className={css.buyer}>{buyer}</bdi>}
      </Table.RowHeader>
      <Table.Cell role="cell" className={css.ticket}>
        <bdi>{ticket.name}</bdi>
      </Table.Cell>
      <Table.Cell role="cell" className={css.order}>
        {orderUrl ? (
          <Link variant="standalone" href={orderUrl} dir="ltr" className={css.orderLink}>
            {order.orderNumber}
          </Link>
        ) : (
          <bdi dir="ltr">{order.orderNumber}</bdi>
        )}
      </Table.Cell>
      {question && (
        <Table.Cell role="cell" className={css.answer}>
          <bdi>{getGuestAnswer(guest, question.name) || '–'}</bdi>
        </Table.Cell>
      )}
      <Table.Cell role="cell" className={css.state}>
        <StatusMark kind={getGuestMark(state)}>{getStateText(guest, formatTime, t)}</StatusMark>
      </Table.Cell>
      <Table.Cell role="cell" className={css.actions}>
        <span className={css.buttons}>
          {canCheckIn && state.kind === 'expected' && (
            <Button
              aria-label={t('admin.guests.checkInName', { name })}
              className={css.button}
              onClick={() => onCheckIn([guest])}
            >
              {t('admin.guests.checkIn')}
            </Button>
          )}
          {canCheckIn && state.kind === 'checked-in' && (
            <Button
              emphasis="text"
              aria-label={t('admin.guests.undoName', { name })}
              onClick={() => onUndo(guest)}
            >
              {t('admin.undo')}
            </Button>
          )}
          <MoreMenu label={t('admin.guests.actionsFor', { name })}>
            {canCheckIn && group.length > 1 && (
              <DropdownMenu.Item onSelect={() => onCheckIn(group)}>
                {t('admin.guests.checkInOrder', { count: group.length })}
              </DropdownMenu.Item>
            )}
            <DropdownMenu.Item disabled={!orderUrl} onSelect={() => orderUrl && navigate(orderUrl)}>
              {t('admin.guests.orderLink')}
            </DropdownMenu.Item>
          </MoreMenu>
        </span>
      </Table.Cell>
    </Table.Row>
  );
}
