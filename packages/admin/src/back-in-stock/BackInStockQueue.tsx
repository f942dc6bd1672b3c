'use client';

import {
  awaitedItemsAtom,
  createRowSelection,
  type BackInStockQueue as Queue,
  useAtom,
  useAtomValue,
} from '@vitrine/atoms';
import type { BackInStockNotificationRequest } from '@vitrine/client/back-in-stock';
import {
  Button,
  DropdownMenu,
  type HeadingLevel,
  Icon,
  nextHeadingLevel,
  useAnnounce,
  useUi,
  VisuallyHidden,
} from '@vitrine/ui';
import { Download, Ellipsis } from 'lucide-react';
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { ActionBar, ActionBarButton, NoticeBar } from '../frame/ActionBar.tsx';
import { useCommands } from '../frame/command-context.ts';
import { compactDensity } from '../frame/compact-density.ts';
import { PageHead } from '../frame/PageHead.tsx';
import { ViewTab, ViewTabs } from '../frame/ViewTabs.tsx';
import * as listCss from '../list/List.css.ts';
import { useAdminTranslate } from '../messages/use-admin-translate.ts';
import { downloadText, toCsv } from '../utils/csv.ts';
import * as css from './BackInStockQueue.css.ts';
import { QueueDialogs } from './QueueDialogs.tsx';
import { QueueTable } from './QueueTable.tsx';
import {
  getOwnChoices,
  QueueContext,
  type QueueContextValue,
  useItemLabels,
  useQueue,
} from './queue-context.ts';
import { getQueueActions, getQueueStatus, getTabLabel } from './queue-status.ts';
import { RequestedItemList } from './RequestedItemList.tsx';
import { useListFocus } from './use-list-focus.ts';
import { useQueueActions } from './use-queue-actions.ts';
import { useRecipientLabel } from './use-recipient-label.ts';
import '../messages/en/back-in-stock.ts';
import '../messages/en/frame.ts';

export interface BackInStockQueueProps
  extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /**
   * From `createBackInStockQueue`, with the type `BackInStockQueue` of `@vitrine/atoms`. Create it once, outside
   * of rendering or in a `useState`.
   */
  queue: Queue;
  /** Returns the variant's text of a reference that contains only its id. */
  getChoices?: QueueContextValue['getChoices'];
  /** The heading. Default “Back-in-stock requests”. */
  title?: ReactNode;
  /** Heading level of the title. Default 1. */
  level?: HeadingLevel;
}

/**
 * An owner's queue of back-in-stock requests: the requested items with their stock, every request with
 * its status, and actions on one or several to notify, to mark as notified, and to delete. Emails are
 * sent only after a question that names their number, because they can't be undone. Below 840 px of its
 * container, rows have lines. For owners, whose token may read requests. See docs/reference/states.mdx
 * and docs/reference/back-in-stock.mdx.
 */
export function BackInStockQueue({
  queue,
  getChoices,
  title,
  level = 1,
  className,
  ...rest
}: BackInStockQueueProps) {
  const t = useAdminTranslate();
  const { locale } = useUi();
  const [selectionAtom] = useState(() =>
    createRowSelection<BackInStockNotificationRequest>(({ _id }) => _id),
  );
  const actions = useQueueActions(selectionAtom);
  const rows = useRef<HTMLDivElement>(null);
  const focus = useListFocus(rows);
  useResultCount(queue);
  const below = nextHeadingLevel(level);
  const value: QueueContextValue = {
    ...{ queue, actions, selectionAtom, level: below },
    getChoices: (reference) => getOwnChoices(reference, locale) ?? getChoices?.(reference),
  };
  return (
    <QueueContext value={value}>
      <section {...rest} {...compactDensity(css.root, className)}>
        <PageHead
          title={title ?? t('admin.backInStock.title')}
          level={level}
          actions={<ExportButton />}
        />
        <RequestedItemList />
        <QueueTabs />
        <QueueTable root={rows} focus={focus} />
        <QueueActionBar />
        <QueueDialogs onClosed={focus.restore} />
      </section>
    </QueueContext>
  );
}

function QueueTabs() {
  const t = useAdminTranslate();
  const { queue } = useQueue();
  const [{ tab = queue.tabs[0]?.id }, change] = useAtom(queue.stateAtom);
  const { tabCounts } = useAtomValue(awaitedItemsAtom(queue));
  return (
    <ViewTabs label={t('admin.backInStock.tabs')}>
      {queue.tabs.map(({ id }) => (
        <ViewTab
          key={id}
          current={id === tab}
          count={tabCounts?.[id]}
          onSelect={() => change({ tab: id })}
        >
          {t(getTabLabel(id))}
        </ViewTab>
      ))}
    </ViewTabs>
  );
}

/** Exports all requests of the view as CSV. */
function ExportButton() {
  const t = useAdminTranslate();
  const { queue, actions } = useQueue();
  const getLabels = useItemLabels();
  const getRecipient = useRecipientLabel();
  const { filter } = useAtomValue(queue.queryAtom);
  const [isExporting, setExporting] = useState(false);
  const exportView = async () => {
    if (isExporting) return;
    setExporting(true);
    const requests = await actions.readView(filter);
    if (requests) {
      const fields = [
        t('admin.backInStock.customer'),
        t('admin.backInStock.item'),
        t('admin.backInStock.choices'),
        t('admin.backInStock.requested'),
        t('admin.backInStock.status'),
      ];
      const data = requests.map((request) => {
        const { name, choices = '' } = getLabels(request);
        const { createdDate } = request;
        const status = t(getQueueStatus(request).labelKey);
        return [getRecipient(request), name, choices, createdDate?.toISOString() ?? '', status];
      });
      try {
        downloadText(await toCsv(fields, data), 'back-in-stock.csv');
        const text = t('admin.backInStock.exported', { count: requests.length });
        actions.report({ tone: 'success', text });
      } catch {
        actions.report({ tone: 'failed', text: t('admin.backInStock.exportFailed') });
      }
    }
    setExporting(false);
  };
  return (
    <Button
      state={isExporting ? 'loading' : 'idle'}
      labels={{ loading: t('admin.backInStock.exporting') }}
      onClick={() => void exportView()}
    >
      <Icon as={Download} size="small" />
      {t('admin.backInStock.exportView')}
    </Button>
  );
}

/** The bar of the queue: what was done, or what is selected. */
function QueueActionBar() {
  const t = useAdminTranslate();
  const { actions, selectionAtom } = useQueue();
  const [{ items }, change] = useAtom(selectionAtom);
  const requests = [...items.values()];
  const { length: count } = requests;
  const notifiable = requests.filter((request) => getQueueActions(request).notify !== null);
  const markable = requests.filter((request) => getQueueActions(request).canMark);
  useCommands([
    {
      ...{ id: 'backInStock.clear', label: t('admin.clear'), keys: 'escape', isHidden: true },
      run: () => change('clear'),
    },
  ]);
  if (actions.notice) {
    return <NoticeBar notice={actions.notice} onDismiss={() => actions.report(undefined)} />;
  }
  if (count === 0) return null;
  const markLabel =
    markable.length === count
      ? t('admin.backInStock.mark')
      : t('admin.backInStock.markCount', { count: markable.length });
  return (
    <ActionBar
      message={
        <>
          <span className={listCss.onlyWide}>{t('admin.backInStock.selected', { count })}</span>
          <span className={listCss.onlyNarrow}>
            {t('admin.backInStock.selectedShort', { count })}
          </span>
        </>
      }
    >
      {markable.length > 0 && (
        <ActionBarButton
          key="mark"
          className={listCss.onlyWide}
          onClick={() => actions.markAsSent(markable)}
        >
          {markLabel}
        </ActionBarButton>
      )}
      <ActionBarButton
        key="delete"
        className={listCss.onlyWide}
        onClick={() => actions.ask({ kind: 'delete', requests })}
      >
        {t('admin.backInStock.delete')}
      </ActionBarButton>
      <ActionBarButton
        key="clear"
        keys="escape"
        className={listCss.onlyWide}
        onClick={() => change('clear')}
      >
        {t('admin.clear')}
      </ActionBarButton>
      {notifiable.length > 0 && (
        <ActionBarButton
          key="notify"
          emphasis="main"
          onClick={() => actions.ask({ kind: 'notify', requests: notifiable })}
        >
          {t('admin.backInStock.notifyCount', { count: notifiable.length })}
        </ActionBarButton>
      )}
      <DropdownMenu.Root>
        <DropdownMenu.Trigger asChild>
          <ActionBarButton key="more" className={listCss.onlyNarrow}>
            <Icon as={Ellipsis} />
            <VisuallyHidden>{t('admin.bar.more')}</VisuallyHidden>
          </ActionBarButton>
        </DropdownMenu.Trigger>
        <DropdownMenu.Content {...compactDensity()} align="end" side="top">
          {markable.length > 0 && (
            <DropdownMenu.Item onSelect={() => actions.markAsSent(markable)}>
              {markLabel}
            </DropdownMenu.Item>
          )}
          <DropdownMenu.Item onSelect={() => change('clear')}>{t('admin.clear')}</DropdownMenu.Item>
          <DropdownMenu.Item
            tone="danger"
            onSelect={() => actions.ask({ kind: 'delete', requests })}
          >
            {t('admin.backInStock.delete')}
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Root>
    </ActionBar>
  );
}

/** Announces the number of requests after a change of the view has settled. */
function useResultCount(queue: Queue): void {
  const t = useAdminTranslate();
  const announce = useAnnounce();
  const { total, items, isPlaceholderData, status } = useAtomValue(queue.resultAtom);
  const { tab } = useAtomValue(queue.stateAtom);
  const announced = useRef(tab);
  const isSettled = status === 'success' && !isPlaceholderData;
  const count = total ?? items.length;
  useEffect(() => {
    if (!isSettled || announced.current === tab) return;
    announced.current = tab;
    announce(t('admin.backInStock.count', { count }));
  }, [isSettled, tab, count, announce, t]);
}
