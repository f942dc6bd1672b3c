import { type BackInStockQueue, pollNotificationsAtom, useAtom, useSetAtom } from '@vitrine/atoms';
import {
  type BackInStockNotificationRequest,
  BackInStockStatus,
} from '@vitrine/client/back-in-stock';
import { useEffect, useRef, useState } from 'react';
import { MoreItems } from '../../lib/list/MoreItems.tsx';
import { ReadFailure } from '../../primitives/read-failure/ReadFailure.tsx';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { Table } from '../../primitives/table/Table.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import * as css from './BackInStockQueue.css.ts';
import { QueueEmpty } from './QueueEmpty.tsx';
import { QueueQuestion } from './QueueQuestion.tsx';
import { QueueRow } from './QueueRow.tsx';
import { useQueue } from './queue-context.ts';
import { useEmailOf } from './use-email-of.ts';
import { useKeptFocus } from './use-kept-focus.ts';

const words = {
  count: 'backInStock.queue.count',
  shown: 'backInStock.queue.shown',
  loaded: 'backInStock.queue.loaded',
  more: 'backInStock.queue.more',
} as const;

/** The requests of the tab on show, row by row, and the way to more of them. */
export function QueueRequests() {
  const { t } = useUi();
  const { queue, actions } = useQueue();
  const [result, load] = useAtom(queue.resultAtom);
  const { items, status, error, isPlaceholderData } = result;
  const emailOf = useEmailOf();
  const root = useRef<HTMLDivElement>(null);
  const [doomed, setDoomed] = useState<BackInStockNotificationRequest>();
  const focus = useKeptFocus(root);
  useFollowed(queue, items);
  const { length: shown } = items;
  const isAwaited = shown === 0 && (status === 'pending' || (isPlaceholderData && !error));
  return (
    <div
      ref={root}
      tabIndex={-1}
      aria-busy={isPlaceholderData || undefined}
      data-pending={isPlaceholderData ? '' : undefined}
      className={css.requests}
      {...focus.handlers}
    >
      {isAwaited && <AwaitedRows />}
      {shown > 0 && (
        <Table.Root caption={t('backInStock.queue.table')} captionHidden>
          <Table.Head>
            <Table.Row>
              <Table.ColumnHeader>{t('backInStock.queue.who')}</Table.ColumnHeader>
              <Table.ColumnHeader className={css.wide}>
                {t('backInStock.queue.item')}
              </Table.ColumnHeader>
              <Table.ColumnHeader className={css.wide}>
                {t('backInStock.queue.asked')}
              </Table.ColumnHeader>
              <Table.ColumnHeader>{t('backInStock.queue.status')}</Table.ColumnHeader>
              <Table.ColumnHeader>
                <VisuallyHidden>{t('backInStock.queue.actions')}</VisuallyHidden>
              </Table.ColumnHeader>
            </Table.Row>
          </Table.Head>
          <Table.Body>
            {items.map((request) => (
              <QueueRow
                key={request._id}
                request={request}
                onDelete={setDoomed}
                onMenuOpened={focus.hold}
                onMenuClosed={focus.restore}
              />
            ))}
          </Table.Body>
        </Table.Root>
      )}
      {shown === 0 && !isAwaited && !error && <QueueEmpty />}
      {error && (
        <ReadFailure onRetry={() => void load(shown > 0 ? 'more' : undefined)}>
          {t(shown > 0 ? 'backInStock.queue.someUnread' : 'backInStock.queue.unread')}
        </ReadFailure>
      )}
      <MoreItems list={queue} words={words} />
      <QueueQuestion
        subject={doomed}
        title={t('backInStock.queue.askDelete')}
        answer={t('backInStock.queue.delete')}
        refusal={t('backInStock.queue.keep')}
        onAnswer={actions.remove}
        onClose={() => setDoomed(undefined)}
        onClosed={focus.restore}
      >
        {(request) => t('backInStock.queue.askDeleteHint', { email: emailOf(request) })}
      </QueueQuestion>
    </div>
  );
}

/** Reads the queue anew while the platform sends notifications of it. */
function useFollowed(
  queue: BackInStockQueue,
  items: readonly BackInStockNotificationRequest[],
): void {
  const follow = useSetAtom(pollNotificationsAtom);
  const sent = items.filter(({ status }) => status === BackInStockStatus.PROCESSING);
  const onTheirWay = sent.map(({ _id }) => _id).join();
  useEffect(() => (onTheirWay ? follow(queue) : undefined), [onTheirWay, follow, queue]);
}

/** So many rows are held while nothing is known of them. */
const PLACES = ['a', 'b', 'c', 'd', 'e', 'f'];

function AwaitedRows() {
  return (
    <Skeleton.Root>
      {PLACES.map((place) => (
        <div key={place} className={css.awaited}>
          <Skeleton.Line width="60%" />
          <Skeleton.Line width="80%" />
          <Skeleton.Line width="50%" />
        </div>
      ))}
    </Skeleton.Root>
  );
}
