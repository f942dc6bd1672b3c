'use client';

import { type BackInStockQueue, pollNotificationsAtom, useAtom, useSetAtom } from '@vitrine/atoms';
import {
  type BackInStockNotificationRequest,
  BackInStockStatus,
} from '@vitrine/client/back-in-stock';
import { useEffect, useRef, useState } from 'react';
import { LoadError } from '../../patterns/feedback/LoadError.tsx';
import { ListLoadMore } from '../../patterns/list-footer/ListLoadMore.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { EmptyState } from '../../primitives/empty-state/EmptyState.tsx';
import * as Skeleton from '../../primitives/skeleton/Skeleton.tsx';
import * as Table from '../../primitives/table/Table.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import * as css from './BackInStockQueue.css.ts';
import { QueueConfirmDialog } from './QueueConfirmDialog.tsx';
import { QueueRow } from './QueueRow.tsx';
import { useQueue } from './queue-context.ts';
import { getTabLabel } from './queue-status.ts';
import { useListFocus } from './use-list-focus.ts';
import { useRecipientLabel } from './use-recipient-label.ts';
import '../../messages/en/back-in-stock.ts';

/** Shows why there are no requests: none at all, or none with this status. */
function QueueEmpty() {
  const { t } = useUi();
  const { queue, level } = useQueue();
  const [{ tab }, change] = useAtom(queue.stateAtom);
  const [all] = queue.tabs;
  if (!all || tab === all.id) {
    return (
      <EmptyState level={level} title={t('backInStock.queue.empty')}>
        {t('backInStock.queue.emptyHint')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      level={level}
      title={t('backInStock.queue.emptyTab', { tab: t(getTabLabel(tab)) })}
      action={
        <Button onClick={() => change({ tab: all.id })}>{t('backInStock.queue.seeAll')}</Button>
      }
    />
  );
}

const messages = {
  count: 'backInStock.queue.count',
  shown: 'backInStock.queue.shown',
  loaded: 'backInStock.queue.loaded',
  more: 'backInStock.queue.more',
} as const;

/** The requests of the active tab, row by row, with a button for more. */
export function QueueRequests() {
  const { t } = useUi();
  const { queue, actions } = useQueue();
  const [result, load] = useAtom(queue.resultAtom);
  const { items, status, error, isPlaceholderData } = result;
  const getRecipient = useRecipientLabel();
  const root = useRef<HTMLDivElement>(null);
  const [doomed, setDoomed] = useState<BackInStockNotificationRequest>();
  const focus = useListFocus(root);
  useFollowed(queue, items);
  const { length: shown } = items;
  const isLoading = shown === 0 && (status === 'pending' || (isPlaceholderData && !error));
  return (
    <div
      ref={root}
      tabIndex={-1}
      aria-busy={isPlaceholderData || undefined}
      data-pending={isPlaceholderData ? '' : undefined}
      className={css.requests}
      {...focus.handlers}
    >
      {isLoading && <AwaitedRows />}
      {shown > 0 && (
        <Table.Root caption={t('backInStock.queue.table')} captionHidden>
          <Table.Header>
            <Table.Row>
              <Table.ColumnHeader>{t('backInStock.queue.customer')}</Table.ColumnHeader>
              <Table.ColumnHeader className={css.hiddenOnSmall}>
                {t('backInStock.queue.item')}
              </Table.ColumnHeader>
              <Table.ColumnHeader className={css.hiddenOnSmall}>
                {t('backInStock.queue.requested')}
              </Table.ColumnHeader>
              <Table.ColumnHeader>{t('backInStock.queue.status')}</Table.ColumnHeader>
              <Table.ColumnHeader>
                <VisuallyHidden>{t('backInStock.queue.actions')}</VisuallyHidden>
              </Table.ColumnHeader>
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {items.map((request) => (
              <QueueRow
                key={request._id}
                request={request}
                onDelete={setDoomed}
                onMenuOpened={focus.rememberFocus}
                onMenuClosed={focus.restore}
              />
            ))}
          </Table.Body>
        </Table.Root>
      )}
      {shown === 0 && !isLoading && !error && <QueueEmpty />}
      {error && (
        <LoadError onRetry={() => void load(shown > 0 ? 'more' : undefined)}>
          {t(shown > 0 ? 'backInStock.queue.someFailed' : 'backInStock.queue.loadFailed')}
        </LoadError>
      )}
      <ListLoadMore list={queue} messages={messages} />
      <QueueConfirmDialog
        subject={doomed}
        title={t('backInStock.queue.confirmDelete')}
        answer={t('backInStock.queue.delete')}
        rejectLabel={t('backInStock.queue.cancelDelete')}
        onAnswer={actions.remove}
        onClose={() => setDoomed(undefined)}
        onClosed={focus.restore}
      >
        {(request) => t('backInStock.queue.confirmDeleteHint', { email: getRecipient(request) })}
      </QueueConfirmDialog>
    </div>
  );
}

/** Reads the queue again while the platform sends notifications of it. */
function useFollowed(
  queue: BackInStockQueue,
  items: readonly BackInStockNotificationRequest[],
): void {
  const follow = useSetAtom(pollNotificationsAtom);
  const sent = items.filter(({ status }) => status === BackInStockStatus.PROCESSING);
  const beingNotified = sent.map(({ _id }) => _id).join();
  useEffect(() => (beingNotified ? follow(queue) : undefined), [beingNotified, follow, queue]);
}

/** Number of placeholder rows while loading. */
const PLACEHOLDERS = ['a', 'b', 'c', 'd', 'e', 'f'];

function AwaitedRows() {
  return (
    <Skeleton.Root>
      {PLACEHOLDERS.map((placeholder) => (
        <div key={placeholder} className={css.loading}>
          <Skeleton.Line width="60%" />
          <Skeleton.Line width="80%" />
          <Skeleton.Line width="50%" />
        </div>
      ))}
    </Skeleton.Root>
  );
}
