'use client';

import { eventsAtom, eventTimes, useAtom } from '@vitrine/atoms';
import { type EventV3, RequestedFields } from '@vitrine/client/events';
import {
  getDateFormat,
  getNumberFormat,
  Heading,
  Link,
  LoadError,
  nextHeadingLevel,
  Table,
  useRoute,
  useUi,
} from '@vitrine/ui';
import * as layout from '../../editor/EditorLayout.css.ts';
import { StatusMark } from '../../frame/StatusMark.tsx';
import { useAdminTranslate } from '../../messages/use-admin-translate.ts';
import { getEventStatus } from '../event-state.ts';
import * as css from './EventDateTable.css.ts';
import { useEventEditorContext } from './event-editor-context.ts';
import '../../messages/en/event-editor.ts';

/** Number of dates that are shown. */
const MAX_DATES = 100;

/**
 * The dates of a published series, each with its status and what is sold. Each is an event of its own,
 * with its own page; the platform can't add or remove dates.
 */
export function EventSeries({ event }: { event: EventV3 }) {
  const categoryId = event.dateAndTimeSettings.recurringEvents?.categoryId;
  return categoryId ? <SeriesTable categoryId={categoryId} event={event} /> : null;
}

function SeriesTable({ categoryId, event }: { categoryId: string; event: EventV3 }) {
  const t = useAdminTranslate();
  const { locale } = useUi();
  const { level } = useEventEditorContext();
  const getEventUrl = useRoute('adminEvent');
  const [{ items, error }, load] = useAtom(
    eventsAtom({
      filter: { 'categories.categories._id': categoryId },
      sort: [{ fieldName: 'dateAndTimeSettings.startDate', order: 'ASC' }],
      fields: [RequestedFields.REGISTRATION, RequestedFields.DASHBOARD],
      limit: MAX_DATES,
    }),
  );
  const formatDate = (date: EventV3) => {
    const times = eventTimes(date.dateAndTimeSettings);
    if (times.kind !== 'dated') return t('admin.unknown');
    return getDateFormat(locale, {
      ...({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const),
      ...({ hour: 'numeric', minute: '2-digit', timeZone: times.timeZone } as const),
    }).format(times.start);
  };
  return (
    <div className={css.series}>
      <Heading level={nextHeadingLevel(level)} variant="label">
        {t('admin.eventEditor.series')}
      </Heading>
      <p className={layout.hint}>{t('admin.eventEditor.series.hint')}</p>
      {error && (
        <LoadError onRetry={() => void load()}>{t('admin.eventEditor.series.failed')}</LoadError>
      )}
      {items.length > 0 && (
        <Table.Root caption={t('admin.eventEditor.series')} captionHidden>
          <Table.Header>
            <Table.Row>
              <Table.ColumnHeader>{t('admin.eventEditor.dates.date')}</Table.ColumnHeader>
              <Table.ColumnHeader>{t('admin.eventEditor.series.status')}</Table.ColumnHeader>
              <Table.ColumnHeader numeric>{t('admin.eventEditor.series.sold')}</Table.ColumnHeader>
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {items.map((date) => {
              const { kind, text } = getEventStatus(date, t);
              const isCurrent = date._id === event._id;
              const { rsvps, tickets } = date.summaries ?? {};
              const sold = tickets?.ticketsSold ?? rsvps?.yesCount;
              return (
                <Table.Row key={date._id} aria-current={isCurrent || undefined}>
                  <Table.Cell>
                    {isCurrent ? (
                      <strong>{formatDate(date)}</strong>
                    ) : (
                      <Link variant="standalone" href={getEventUrl?.(date._id)}>
                        {formatDate(date)}
                      </Link>
                    )}
                    {isCurrent && (
                      <span className={css.current}>{t('admin.eventEditor.series.current')}</span>
                    )}
                  </Table.Cell>
                  <Table.Cell>
                    <StatusMark kind={kind}>{text}</StatusMark>
                  </Table.Cell>
                  <Table.Cell numeric>
                    {sold !== undefined && getNumberFormat(locale).format(sold)}
                  </Table.Cell>
                </Table.Row>
              );
            })}
          </Table.Body>
        </Table.Root>
      )}
    </div>
  );
}
