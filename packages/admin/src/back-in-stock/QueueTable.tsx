'use client';

import {
  awaitedItemsAtom,
  type BackInStockQueue,
  pollNotificationsAtom,
  useAtom,
  useAtomValue,
  useSetAtom,
} from '@vitrine/atoms';
import {
  type BackInStockNotificationRequest,
  BackInStockStatus,
} from '@vitrine/client/back-in-stock';
import { Button, EmptyState, Table, VisuallyHidden } from '@vitrine/ui';
import { type RefObject, useEffect } from 'react';
import { ListResults, LoadingRows } from '../list/ListResults.tsx';
import { PageCheckbox } from '../list/RowSelection.tsx';
import { useAdminTranslate } from '../messages/use-admin-translate.ts';
import * as css from './BackInStockQueue.css.ts';
import { QueueRow } from './QueueRow.tsx';
import { useQueue } from './queue-context.ts';
import { getTabLabel } from './queue-status.ts';
import type { useListFocus } from './use-list-focus.ts';
import '../messages/en/back-in-stock.ts';
import '../messages/en/frame.ts';

interface QueueTableProps {
  root: RefObject<HTMLDivElement | null>;
  focus: ReturnType<typeof useListFocus>;
}

/** The requests of the active view, row by row, with a button for more. */
export function QueueTable({ root, focus }: QueueTableProps) {
  const t = useAdminTranslate();
  const { queue, selectionAtom } = useQueue();
  const [result, load] = useAtom(queue.resultAtom);
  const [selection, changeSelection] = useAtom(selectionAtom);
  const { tab = queue.tabs[0]?.id } = useAtomValue(queue.stateAtom);
  const { tabCounts } = useAtomValue(awaitedItemsAtom(queue));
  const { items } = result;
  // Cursors don't carry a total, but the counts of the tabs may be known.
  const total = result.total ?? (tab === undefined ? undefined : tabCounts?.[tab]);
  useFollowed(queue, items);
  const { length: shown } = items;
  return (
    <div ref={root} tabIndex={-1} className={css.requests} {...focus.handlers}>
      <ListResults
        result={result}
        onLoadMore={() => void load('more')}
        moreFailed={t('admin.backInStock.someFailed')}
        summary={
          total === undefined
            ? t('admin.backInStock.count', { count: shown })
            : t('admin.backInStock.shown', { shown, count: total })
        }
        formatLoaded={(count) => t('admin.backInStock.loaded', { count })}
        moreLabel={t('admin.backInStock.more')}
        loading={<LoadingRows widths={['60%', '80%', '50%', '40%']} className={css.loading} />}
        empty={<NoRows />}
      >
        <Table.Root caption={t('admin.backInStock.table')} captionHidden>
          <Table.Header className={css.head}>
            <Table.Row>
              <PageCheckbox
                rows={items}
                selectedCount={items.filter(({ _id }) => selection.items.has(_id)).length}
                change={changeSelection}
                label={t('admin.backInStock.selectAll')}
                className={css.select}
              />
              <Table.ColumnHeader className={css.cell}>
                {t('admin.backInStock.customer')}
              </Table.ColumnHeader>
              <Table.ColumnHeader className={css.cell}>
                {t('admin.backInStock.item')}
              </Table.ColumnHeader>
              <Table.ColumnHeader className={css.cell}>
                {t('admin.backInStock.requested')}
              </Table.ColumnHeader>
              <Table.ColumnHeader className={css.cell}>
                {t('admin.backInStock.status')}
              </Table.ColumnHeader>
              <Table.ColumnHeader>
                <VisuallyHidden>{t('admin.backInStock.actions')}</VisuallyHidden>
              </Table.ColumnHeader>
            </Table.Row>
          </Table.Header>
          <Table.Body className={css.body}>
            {items.map((request) => (
              <QueueRow
                key={request._id}
                request={request}
                rows={items}
                isSelected={selection.items.has(request._id)}
                onMenuOpened={focus.rememberFocus}
                onMenuClosed={focus.restore}
              />
            ))}
          </Table.Body>
        </Table.Root>
      </ListResults>
    </div>
  );
}

/** Why there are no requests: they could not be loaded, there are none, or none with this status. */
function NoRows() {
  const t = useAdminTranslate();
  const { queue, level } = useQueue();
  const [{ error }, load] = useAtom(queue.resultAtom);
  const [{ tab }, change] = useAtom(queue.stateAtom);
  const [all] = queue.tabs;
  if (error) {
    return (
      <EmptyState
        level={level}
        title={t('admin.backInStock.loadFailed')}
        action={<Button onClick={() => void load()}>{t('admin.retry')}</Button>}
      >
        {t('admin.backInStock.loadFailedHint')}
      </EmptyState>
    );
  }
  if (!all || tab === undefined || tab === all.id) {
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
