'use client';

import { type BackInStockQueue, pollNotificationsAtom, useAtom, useSetAtom } from '@vitrine/atoms';
import {
  type BackInStockNotificationRequest,
  BackInStockStatus,
} from '@vitrine/client/back-in-stock';
import {
  Button,
  EmptyState,
  LoadError,
  LoadMore,
  Skeleton,
  Table,
  VisuallyHidden,
} from '@vitrine/ui';
import { useEffect, useRef, useState } from 'react';
import { useAdminTranslate } from '../messages/use-admin-translate.ts';
import * as css from './BackInStockQueue.css.ts';
import { QueueConfirmDialog } from './QueueConfirmDialog.tsx';
import { QueueRow } from './QueueRow.tsx';
import { useQueue } from './queue-context.ts';
import { getTabLabel } from './queue-status.ts';
import { useListFocus } from './use-list-focus.ts';
import { useRecipientLabel } from './use-recipient-label.ts';
import '../messages/en/back-in-stock.ts';

/** Shows why there are no requests: none at all, or none with this status. */
function QueueEmpty() {
  const t = useAdminTranslate();
  const { queue, level } = useQueue();
  const [{ tab }, change] = useAtom(queue.stateAtom);
  const [all] = queue.tabs;
  if (!all || tab === all.id) {
    return (
      <EmptyState level={level} title={t('admin.backInStock.empty')}>
        {t('admin.backInStock.emptyHint')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      level={level}
      title={t('admin.backInStock.emptyTab', { tab: t(getTabLabel(tab)) })}
      action={
        <Button onClick={() => change({ tab: all.id })}>{t('admin.backInStock.seeAll')}</Button>
      }
    />
  );
}

/** The requests of the active tab, row by row, with a button for more. */
export function QueueRequests() {
  const t = useAdminTranslate();
  const { queue, actions } = useQueue();
  const [result, load] = useAtom(queue.resultAtom);
  const { items, total, status, error, hasNext, isLoadingMore, isPlaceholderData } = result;
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
        <Table.Root caption={t('admin.backInStock.table')} captionHidden>
          <Table.Header>
            <Table.Row>
              <Table.ColumnHeader>{t('admin.backInStock.customer')}</Table.ColumnHeader>
              <Table.ColumnHeader className={css.hiddenOnSmall}>
                {t('admin.backInStock.item')}
              </Table.ColumnHeader>
              <Table.ColumnHeader className={css.hiddenOnSmall}>
                {t('admin.backInStock.requested')}
              </Table.ColumnHeader>
              <Table.ColumnHeader>{t('admin.backInStock.status')}</Table.ColumnHeader>
              <Table.ColumnHeader>
                <VisuallyHidden>{t('admin.backInStock.actions')}</VisuallyHidden>
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
          {t(shown > 0 ? 'admin.backInStock.someFailed' : 'admin.backInStock.loadFailed')}
        </LoadError>
      )}
      {shown > 0 && (
        <LoadMore
          shown={shown}
          hasNext={(hasNext || isLoadingMore) && !isPlaceholderData}
          loading={isLoadingMore}
          onLoadMore={() => void load('more')}
          summary={
            total === undefined
              ? t('admin.backInStock.count', { count: shown })
              : t('admin.backInStock.shown', { shown, count: total })
          }
          formatLoaded={(count) => t('admin.backInStock.loaded', { count })}
          label={t('admin.backInStock.more')}
        />
      )}
      <QueueConfirmDialog
        subject={doomed}
        title={t('admin.backInStock.confirmDelete')}
        answer={t('admin.backInStock.delete')}
        rejectLabel={t('admin.backInStock.cancelDelete')}
        onAnswer={actions.remove}
        onClose={() => setDoomed(undefined)}
        onClosed={focus.restore}
      >
        {(request) => t('admin.backInStock.confirmDeleteHint', { email: getRecipient(request) })}
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
