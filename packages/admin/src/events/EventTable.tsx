'use client';

import { getEventActions, getEventVenue, useAtom } from '@vitrine/atoms';
import type { EventV3 } from '@vitrine/client/events';
import {
  AppLink,
  Button,
  DropdownMenu,
  EmptyState,
  getNumberFormat,
  Picture,
  Table,
  useAppNavigate,
  useRoute,
  useUi,
  VisuallyHidden,
} from '@vitrine/ui';
import type { ReactNode } from 'react';
import { StatusMark } from '../frame/StatusMark.tsx';
import { ListResults, LoadingRows } from '../list/ListResults.tsx';
import { SortedHeader } from '../list/SortedHeader.tsx';
import { useAdminTranslate } from '../messages/use-admin-translate.ts';
import { MoreMenu } from '../utils/MoreMenu.tsx';
import * as css from './EventList.css.ts';
import { useEventListContext } from './event-list-context.ts';
import { getEventStatus } from './event-state.ts';
import { useEventDate } from './use-event-date.ts';
import '../messages/en/events.ts';
import '../messages/en/frame.ts';
import '../messages/en/orders.ts';

interface EventTableProps {
  emptyAction: ReactNode;
}

/** The events of the loaded pages, or why there are none, and a button for more. */
export function EventTable({ emptyAction }: EventTableProps) {
  const t = useAdminTranslate();
  const { list } = useEventListContext();
  const [result, load] = useAtom(list.resultAtom);
  const { items, total = items.length } = result;
  return (
    <ListResults
      result={result}
      onLoadMore={() => void load('more')}
      moreFailed={t('admin.events.moreFailed')}
      summary={t('admin.events.shown', { shown: items.length, count: total })}
      formatLoaded={(count) => t('admin.events.loaded', { count })}
      moreLabel={t('admin.events.more')}
      loading={<LoadingRows widths={['70%', '80%', '60%', '50%']} className={css.loading} />}
      empty={<NoRows emptyAction={emptyAction} />}
    >
      <Table.Root caption={t('admin.events.title')} captionHidden>
        <Table.Header className={css.head}>
          <Table.Row>
            <EventColumnHeader field="title" column={t('admin.events.column.event')} />
            <EventColumnHeader field="start" column={t('admin.events.column.when')} />
            <Table.ColumnHeader className={css.header}>
              {t('admin.events.column.where')}
            </Table.ColumnHeader>
            <Table.ColumnHeader className={css.header}>
              {t('admin.events.column.kind')}
            </Table.ColumnHeader>
            <Table.ColumnHeader numeric className={css.header}>
              {t('admin.events.column.sold')}
            </Table.ColumnHeader>
            <Table.ColumnHeader className={css.header}>
              {t('admin.events.column.status')}
            </Table.ColumnHeader>
            <Table.ColumnHeader>
              <VisuallyHidden>{t('admin.events.column.actions')}</VisuallyHidden>
            </Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body className={css.body}>
          {items.map((event) => (
            <EventRow key={event._id} event={event} />
          ))}
        </Table.Body>
      </Table.Root>
    </ListResults>
  );
}

function EventColumnHeader({ field, column }: { field: 'title' | 'start'; column: string }) {
  const t = useAdminTranslate();
  const { list } = useEventListContext();
  const [{ sort }, change] = useAtom(list.stateAtom);
  return (
    <SortedHeader
      field={field}
      column={column}
      sortLabel={t('admin.events.sort', { column })}
      sort={sort}
      onSort={(next) => change({ sort: next })}
      className={css.header}
    />
  );
}

const registrationKinds = ['RSVP', 'TICKETING', 'EXTERNAL', 'NONE'] as const;

function EventRow({ event }: { event: EventV3 }) {
  const t = useAdminTranslate();
  const { locale } = useUi();
  const getEventUrl = useRoute('adminEvent');
  const getDate = useEventDate();
  const { title, mainImage, registration, summaries } = event;
  const { kind, text } = getEventStatus(event, t);
  const venue = getEventVenue(event.location);
  const where =
    venue.kind === 'online'
      ? t('admin.events.online')
      : venue.kind === 'venue'
        ? (venue.name ?? venue.address)
        : t('admin.events.toBeAnnounced');
  const type = registrationKinds.find((one) => one === registration?.type);
  const taken =
    type === 'TICKETING'
      ? summaries?.tickets?.ticketsSold
      : type === 'RSVP'
        ? summaries?.rsvps?.yesCount
        : undefined;
  return (
    <Table.Row
      // Explicit, because rows of lines have another display type.
      role="row"
      className={css.row}
    >
      <Table.RowHeader role="rowheader" className={css.event}>
        <span className={css.eventLine}>
          <span className={css.picture}>
            <Picture image={mainImage} name="" decorative width={32} ratio={4 / 5} />
          </span>
          <AppLink href={getEventUrl?.(event._id)} className={css.link}>
            <bdi>{title}</bdi>
          </AppLink>
        </span>
      </Table.RowHeader>
      <Table.Cell role="cell" className={css.when}>
        {getDate(event)}
      </Table.Cell>
      <Table.Cell role="cell" title={where} className={css.where}>
        <bdi>{where}</bdi>
      </Table.Cell>
      <Table.Cell role="cell" className={css.kind}>
        {type && t(`admin.events.kind.${type}`)}
      </Table.Cell>
      <Table.Cell role="cell" numeric className={css.sold}>
        <span className={css.soldNumber}>
          {taken === undefined ? '–' : getNumberFormat(locale).format(taken)}
        </span>
        {taken !== undefined && (
          <span className={css.soldText}>
            {type === 'RSVP'
              ? t('admin.events.guestCount', { count: taken })
              : t('admin.orders.ticketCount', { count: taken })}
          </span>
        )}
      </Table.Cell>
      <Table.Cell role="cell" className={css.status}>
        <StatusMark kind={kind}>{text}</StatusMark>
      </Table.Cell>
      <Table.Cell role="cell" className={css.menu}>
        <RowMenu event={event} />
      </Table.Cell>
    </Table.Row>
  );
}

function RowMenu({ event }: { event: EventV3 }) {
  const t = useAdminTranslate();
  const navigate = useAppNavigate();
  const { ask } = useEventListContext();
  const url = useRoute('adminEvent')?.(event._id);
  return (
    <MoreMenu label={t('admin.events.menu', { title: event.title })}>
      {url && (
        <DropdownMenu.Item onSelect={() => navigate(url)}>
          {t('admin.events.edit')}
        </DropdownMenu.Item>
      )}
      {getEventActions(event.status).map((action) => (
        <DropdownMenu.Item
          key={action}
          tone={action === 'cancel' || action === 'delete' ? 'danger' : 'neutral'}
          onSelect={() => ask(action, event)}
        >
          {t(`admin.events.${action}`)}
        </DropdownMenu.Item>
      ))}
    </MoreMenu>
  );
}

function NoRows({ emptyAction }: EventTableProps) {
  const t = useAdminTranslate();
  const { list, level } = useEventListContext();
  const [{ error }, load] = useAtom(list.resultAtom);
  const [{ search, tab }, change] = useAtom(list.stateAtom);
  if (error) {
    return (
      <EmptyState
        level={level}
        title={t('admin.events.failed.title')}
        action={<Button onClick={() => void load()}>{t('admin.retry')}</Button>}
      >
        {t('admin.events.failed.description')}
      </EmptyState>
    );
  }
  if (search) {
    return (
      <EmptyState
        level={level}
        title={t('admin.events.noMatch', { text: search })}
        action={
          <Button onClick={() => change({ search: '' })}>{t('admin.events.search.clear')}</Button>
        }
      >
        {t('admin.events.noMatch.description')}
      </EmptyState>
    );
  }
  if (tab !== list.tabs[0]?.id) {
    return (
      <EmptyState
        level={level}
        title={t('admin.events.empty.tab')}
        action={
          <Button onClick={() => change({ tab: 'all' })}>{t('admin.events.empty.showAll')}</Button>
        }
      >
        {t('admin.events.empty.tabDescription')}
      </EmptyState>
    );
  }
  return (
    <EmptyState level={level} title={t('admin.events.empty.title')} action={emptyAction}>
      {t('admin.events.empty.description')}
    </EmptyState>
  );
}
