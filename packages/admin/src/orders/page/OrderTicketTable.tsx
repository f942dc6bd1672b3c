'use client';

import { getCheckInState } from '@vitrine/atoms';
import type { Ticket } from '@vitrine/client/orders';
import { fromEventAmount, joinTexts, Money, Table, Text, useNow, useUi } from '@vitrine/ui';
import { StatusMark } from '../../frame/StatusMark.tsx';
import { useAdminTranslate } from '../../messages/use-admin-translate.ts';
import { useMomentFormats } from '../../utils/use-moment-formats.ts';
import { getBuyerName } from '../shared/order-text.ts';
import { OrderSection } from './OrderSection.tsx';
import * as css from './OrderTicketTable.css.ts';
import { useOrderPageContext } from './order-page-context.ts';
import '../../messages/en/order-page.ts';

/** The tickets of an order with their guests, and whether each guest is checked in. */
export function OrderTicketTable() {
  const t = useAdminTranslate();
  const { locale } = useUi();
  const { order } = useOrderPageContext();
  const { tickets = [], ticketsQuantity = 0 } = order;
  const haveForms = tickets.some(({ guestDetails }) => guestDetails?.guestAssigned);
  const count = t('admin.orders.ticketCount', { count: tickets.length || ticketsQuantity });
  const forms = t(haveForms ? 'admin.order.ticketsEach' : 'admin.order.ticketsOne');
  return (
    <OrderSection title={t('admin.order.tickets')} aside={joinTexts([count, forms], locale)}>
      {tickets.length === 0 ? (
        <Text as="p" tone="muted">
          {t('admin.order.noTickets')}
        </Text>
      ) : (
        <Table.Root caption={count} captionHidden>
          <Table.Header className={css.head}>
            <Table.Row>
              <Table.ColumnHeader>{t('admin.order.guest')}</Table.ColumnHeader>
              <Table.ColumnHeader>{t('admin.order.ticket')}</Table.ColumnHeader>
              <Table.ColumnHeader numeric>{t('admin.order.price')}</Table.ColumnHeader>
              <Table.ColumnHeader>{t('admin.order.checkIn')}</Table.ColumnHeader>
            </Table.Row>
          </Table.Header>
          <Table.Body className={css.body}>
            {tickets.map((ticket) => (
              <TicketRow key={ticket.ticketNumber} ticket={ticket} />
            ))}
          </Table.Body>
        </Table.Root>
      )}
    </OrderSection>
  );
}

function TicketRow({ ticket }: { ticket: Ticket }) {
  const t = useAdminTranslate();
  const { order } = useOrderPageContext();
  const { ticketNumber, name, price, guestFullName, guestDetails, anonymized } = ticket;
  const buyer = getBuyerName(order, t);
  const isOwn = guestDetails?.guestAssigned || order.tickets?.[0] === ticket;
  const guest = anonymized
    ? t('admin.orders.erased')
    : isOwn
      ? (guestFullName ?? buyer)
      : t('admin.order.guestOf', { name: buyer });
  return (
    <Table.Row role="row" className={css.row}>
      <Table.RowHeader role="rowheader" className={css.guest}>
        <bdi className={css.name}>{guest}</bdi>
        <span className={css.more}>
          {isOwn ? <bdi>{guestDetails?.email ?? order.email}</bdi> : t('admin.order.noForm')}
        </span>
      </Table.RowHeader>
      <Table.Cell role="cell" className={css.ticket}>
        <bdi>{name}</bdi>
        <bdi className={css.more}>{ticketNumber}</bdi>
      </Table.Cell>
      <Table.Cell role="cell" numeric className={css.price}>
        {price && <Money value={fromEventAmount(price)} />}
      </Table.Cell>
      <Table.Cell role="cell" className={css.checkIn}>
        <CheckInMark ticket={ticket} />
      </Table.Cell>
    </Table.Row>
  );
}

function CheckInMark({ ticket }: { ticket: Ticket }) {
  const t = useAdminTranslate();
  const now = useNow();
  const formats = useMomentFormats();
  const { order } = useOrderPageContext();
  const state = getCheckInState(ticket, order, now);
  switch (state.kind) {
    case 'canceled':
      return <StatusMark kind="canceled">{t('admin.order.ticketCanceled')}</StatusMark>;
    case 'checked-in': {
      const when = formats.short(state.at);
      return (
        <StatusMark kind="checked-in">
          {state.isFuture
            ? t('admin.order.checkedInFuture', { when })
            : t('admin.order.checkedIn', { when })}
        </StatusMark>
      );
    }
    case 'expected':
      return <StatusMark kind="expected">{t('admin.order.expected')}</StatusMark>;
    case 'not-valid':
      return <StatusMark kind="inactive">{t('admin.order.notValid')}</StatusMark>;
  }
}
