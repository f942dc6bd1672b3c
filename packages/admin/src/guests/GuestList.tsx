'use client';

import {
  filterGuests,
  type Guest,
  type GuestView,
  getControls,
  getLabel,
  getQuestionOptions,
  getQuestions,
  getRemainingGuests,
  guestViews,
} from '@vitrine/atoms';
import {
  AppLink,
  Button,
  Callout,
  EmptyState,
  getNumberFormat,
  type HeadingLevel,
  Icon,
  LoadError,
  LoadMore,
  nextHeadingLevel,
  Progress,
  useAnnounce,
  useRoute,
  useUi,
} from '@vitrine/ui';
import { Download } from 'lucide-react';
import { type ComponentProps, useRef, useState } from 'react';
import { ActionBar, ActionBarButton, NoticeBar, UNDO_MS } from '../frame/ActionBar.tsx';
import { useCommands } from '../frame/command-context.ts';
import { compactDensity } from '../frame/compact-density.ts';
import { PageHead } from '../frame/PageHead.tsx';
import { ViewTab, ViewTabs } from '../frame/ViewTabs.tsx';
import { LoadingRows } from '../list/ListResults.tsx';
import { ListToolbar } from '../list/ListToolbar.tsx';
import { useAdminTranslate } from '../messages/use-admin-translate.ts';
import { downloadText } from '../utils/csv.ts';
import { useAfterRender } from '../utils/use-after-render.ts';
import { CheckInNotices } from './CheckInNotices.tsx';
import * as css from './GuestList.css.ts';
import { GuestTable } from './GuestTable.tsx';
import { getGuestName } from './guest-text.ts';
import { toGuestsCsv } from './guests-csv.ts';
import { useCheckIn } from './use-check-in.ts';
import '../messages/en/frame.ts';
import '../messages/en/guests.ts';

/** Rows that are shown first, and with each further press. */
const PAGE = 100;

export interface GuestListProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** The event whose guests are listed. */
  eventId: string;
  /** URL of the page with `CheckInScreen`. */
  checkInHref?: string;
  /** The page above this one, with its link. Default: the route `adminEvents`. */
  parent?: { label: string; href?: string | undefined };
  /** Heading level of the title. Default 1. */
  level?: HeadingLevel;
}

type Report =
  | { kind: 'done'; guests: readonly Guest[] }
  | { kind: 'notice'; tone: 'success' | 'failed'; text: string };

/**
 * The guests of an event, one for each ticket: search, views by status with counts, check-in with undo,
 * all guests of an order at once, and export as CSV. Without a `CheckInPort`, it shows who is checked in.
 * Below 840 px of its container, rows have three lines. Links lead to `adminOrder` of the routes. See
 * docs/reference/orders.mdx.
 */
export function GuestList({
  eventId,
  checkInHref,
  parent,
  level = 1,
  className,
  ...rest
}: GuestListProps) {
  const t = useAdminTranslate();
  const announce = useAnnounce();
  const { locale } = useUi();
  const eventsUrl = useRoute('adminEvents');
  const check = useCheckIn(eventId);
  const { guests, counts, orders, event, canCheckIn, admit, undo } = check;
  const [view, setView] = useState<GuestView>('all');
  const [search, setSearch] = useState('');
  const [limit, setLimit] = useState(PAGE);
  const [report, setReport] = useState<Report>();
  const region = useRef<HTMLDivElement>(null);
  const afterRender = useAfterRender();
  const { format } = getNumberFormat(locale);
  const below = nextHeadingLevel(level);

  const found = filterGuests(guests, view, search);
  const shown = found.slice(0, limit);
  // The first question with options is worth a column, such as where guests would like to sit.
  const question = getQuestions(getControls(event?.form)).find(
    ({ control }) => control.type !== 'CHECKBOX' && getQuestionOptions(control).length > 0,
  );

  const focusRow = (ticketNumber: string | undefined) =>
    afterRender(() => {
      const row = `[data-ticket="${CSS.escape(ticketNumber ?? '')}"]`;
      const button = region.current?.querySelector<HTMLElement>(`${row} button`);
      // Without a row, the focus stays where the rows were.
      (button ?? region.current)?.focus();
    });
  const checkIn = (some: readonly Guest[]) => {
    const [first] = some;
    if (!first) return;
    admit(some);
    setReport({ kind: 'done', guests: some });
    announce(t('admin.guests.checkedIn', { count: some.length, name: getGuestName(first, t) }));
    // In a view of expected guests, the row is gone.
    const next = found[found.indexOf(first) + some.length] ?? found[found.indexOf(first) - 1];
    focusRow(view === 'expected' ? next?.ticketNumber : first.ticketNumber);
  };
  const undoCheckIn = (some: readonly Guest[]) => {
    const [first] = some;
    if (!first) return;
    undo(some);
    setReport(undefined);
    announce(t('admin.guests.undone', { count: some.length, name: getGuestName(first, t) }));
    focusRow(first.ticketNumber);
  };

  const done = report?.kind === 'done' ? report.guests : [];
  const canExport = found.length > 0;
  const exportCsv = async () => {
    // The key works without the button.
    if (!canExport) return;
    try {
      const name = t('admin.guests.file', { slug: event?.slug ?? eventId });
      downloadText(await toGuestsCsv(found, event?.form, t), name);
      const text = t('admin.guests.exported', { count: found.length });
      setReport({ kind: 'notice', tone: 'success', text });
      announce(text);
    } catch {
      const text = t('admin.guests.exportFailed');
      setReport({ kind: 'notice', tone: 'failed', text });
      announce(text, 'assertive');
    }
  };
  useCommands([
    {
      id: 'guests.export',
      label: t('admin.guests.export'),
      keys: 'e',
      isHidden: !canExport,
      run: () => void exportCsv(),
    },
    {
      id: 'guests.undo',
      label: t('admin.undo'),
      keys: 'mod+z',
      isHidden: done.length === 0,
      run: () => undoCheckIn(done),
    },
  ]);

  const [first] = done;
  const remaining = first && done.length === 1 ? getRemainingGuests(guests, first) : [];
  const isLoading = orders.status === 'pending';
  const isEverybodyIn = view === 'expected' && search === '' && guests.length > 0;
  return (
    <section {...rest} {...compactDensity(css.root, className)}>
      <PageHead
        title={event?.title ?? t('admin.guests.title')}
        level={level}
        parent={parent ?? { label: t('admin.guests.parent'), href: eventsUrl }}
        actions={
          <>
            <Button disabled={!canExport} onClick={() => void exportCsv()}>
              <Icon as={Download} size="small" />
              {t('admin.guests.export')}
            </Button>
            {checkInHref && (
              <Button asChild>
                <AppLink href={checkInHref}>{t('admin.guests.open')}</AppLink>
              </Button>
            )}
          </>
        }
      />
      {guests.length > 0 && (
        <div className={css.summary}>
          <div className={css.total}>
            <span className={css.summaryLabel}>{t('admin.guests.summary')}</span>
            <span className={css.totalCount}>
              {t('admin.guests.summaryCount', {
                checkedIn: format(counts['checked-in']),
                valid: format(counts.valid),
              })}
            </span>
          </div>
          <Progress
            className={css.progress}
            label={t('admin.guests.progress')}
            value={counts['checked-in']}
            max={Math.max(1, counts.valid)}
          />
          <dl className={css.kinds}>
            {counts.byTicket.map(({ name, checkedIn, valid }) => (
              <div key={name} className={css.kind}>
                <dt className={css.summaryLabel}>
                  <bdi>{name}</bdi>
                </dt>
                <dd className={css.kindCount}>
                  {t('admin.guests.summaryCount', {
                    checkedIn: format(checkedIn),
                    valid: format(valid),
                  })}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      <CheckInNotices {...check} />
      {!canCheckIn && guests.length > 0 && (
        <Callout announce={false}>{t('admin.guests.readOnly')}</Callout>
      )}
      <ViewTabs label={t('admin.guests.views')}>
        {guestViews.map((one) => (
          <ViewTab
            key={one}
            current={view === one}
            count={orders.status === 'success' ? counts[one] : undefined}
            onSelect={() => {
              setView(one);
              setLimit(PAGE);
            }}
          >
            {t(`admin.guests.view.${one}`)}
          </ViewTab>
        ))}
      </ViewTabs>
      <ListToolbar
        search={search}
        onSearch={(text) => {
          setSearch(text);
          setLimit(PAGE);
        }}
        label={t('admin.guests.search')}
        placeholder={t('admin.guests.searchPlaceholder')}
        clearLabel={t('admin.guests.clearSearch')}
        command={{ id: 'guests.search', label: t('admin.guests.search') }}
        count={
          orders.status === 'success' ? t('admin.guests.count', { count: found.length }) : undefined
        }
        isCurrent
        request={`${view} ${search}`}
      />
      <div ref={region} tabIndex={-1} className={css.results}>
        {orders.isError && (
          <LoadError onRetry={() => void check.reload()}>{t('admin.guests.loadFailed')}</LoadError>
        )}
        {isLoading && <LoadingRows widths={['70%', '80%', '60%', '50%']} className={css.loading} />}
        {shown.length > 0 && (
          <GuestTable
            guests={shown}
            all={guests}
            question={question && { name: question.input.name, label: getLabel(question) }}
            canCheckIn={canCheckIn}
            onCheckIn={checkIn}
            onUndo={(guest) => undoCheckIn([guest])}
          />
        )}
        {shown.length > 0 && found.length > PAGE && (
          <LoadMore
            shown={shown.length}
            hasNext={shown.length < found.length}
            loading={false}
            onLoadMore={() => setLimit(limit + PAGE)}
            summary={t('admin.guests.shown', { shown: shown.length, count: found.length })}
            formatLoaded={(count) => t('admin.guests.loaded', { count })}
            label={t('admin.guests.more')}
          />
        )}
        {orders.status === 'success' && found.length === 0 && (
          <EmptyState
            level={below}
            title={
              guests.length === 0
                ? t('admin.guests.empty.title')
                : search
                  ? t('admin.guests.noMatch.search', { text: search })
                  : t(isEverybodyIn ? 'admin.guests.allIn' : 'admin.guests.noMatch.title')
            }
            action={
              guests.length > 0 && (
                <Button
                  onClick={() => {
                    setSearch('');
                    setView('all');
                  }}
                >
                  {t('admin.guests.noMatch.all')}
                </Button>
              )
            }
          >
            {guests.length === 0
              ? t('admin.guests.empty.description')
              : !isEverybodyIn && t('admin.guests.noMatch.description')}
          </EmptyState>
        )}
      </div>
      {report?.kind === 'notice' && (
        <NoticeBar notice={report} onDismiss={() => setReport(undefined)} />
      )}
      {first && (
        <ActionBar
          key={done.map(({ ticketNumber }) => ticketNumber).join()}
          status="success"
          message={t('admin.guests.checkedIn', {
            count: done.length,
            name: getGuestName(first, t),
          })}
          expiresAfter={UNDO_MS}
          onExpire={() => setReport(undefined)}
        >
          {remaining.length > 0 && (
            <ActionBarButton onClick={() => checkIn(remaining)}>
              {t('admin.guests.remaining', { count: remaining.length })}
            </ActionBarButton>
          )}
          <ActionBarButton keys="mod+z" onClick={() => undoCheckIn(done)}>
            {t('admin.undo')}
          </ActionBarButton>
        </ActionBar>
      )}
    </section>
  );
}
