'use client';

import {
  asScaled,
  builtInOrderViews,
  confirmOrdersAtom,
  fromScaled,
  isConfirmable,
  useAtom,
  useAtomValue,
  useSetAtom,
} from '@vitrine/atoms';
import type { Order } from '@vitrine/client/orders';
import { DropdownMenu, Icon, Money, VisuallyHidden } from '@vitrine/ui';
import { Ellipsis } from 'lucide-react';
import { ActionBar, ActionBarButton, NoticeBar } from '../../frame/ActionBar.tsx';
import { useCommands } from '../../frame/command-context.ts';
import { compactDensity } from '../../frame/compact-density.ts';
import * as listCss from '../../list/List.css.ts';
import { SelectAllButton, SelectionMessage } from '../../list/RowSelection.tsx';
import { useAdminTranslate } from '../../messages/use-admin-translate.ts';
import { useProgressAnnouncements } from '../../utils/use-progress-announcements.ts';
import * as css from './OrderActionBar.css.ts';
import { useOrderListContext } from './order-list-context.ts';
import '../../messages/en/frame.ts';
import '../../messages/en/orders.ts';

/** The bar of the list: what is running, what was done, or what is selected, in this order. */
export function OrderActionBar() {
  const { actions, selectionAtom } = useOrderListContext();
  const { status } = useAtomValue(confirmOrdersAtom);
  const { items } = useAtomValue(selectionAtom);
  if (status === 'running') return <ConfirmingBar />;
  if (actions.notice) return <OrderNoticeBar />;
  if (items.size > 0) return <SelectionBar orders={[...items.values()]} />;
  return null;
}

function ConfirmingBar() {
  const t = useAdminTranslate();
  const { orders, results } = useAtomValue(confirmOrdersAtom);
  const [done, total] = [results.length, orders.length];
  const progress = t('admin.orders.progress', { done, total });
  useProgressAnnouncements({ done, total }, progress);
  return (
    <ActionBar
      status="running"
      message={t('admin.orders.confirmingCount', { count: total })}
      detail={<span>{progress}</span>}
      progress={total > 0 ? done / total : 0}
    />
  );
}

function OrderNoticeBar() {
  const t = useAdminTranslate();
  const { list, actions } = useOrderListContext();
  const openView = useSetAtom(list.viewAtom);
  const { notice, dismissNotice, undo } = actions;
  const archivedView = builtInOrderViews.find(({ id }) => id === 'archived');
  useCommands([
    {
      ...{ id: 'orders.undo', label: t('admin.undo'), keys: 'mod+z' },
      isHidden: !notice?.canUndo,
      run: () => {
        if (notice?.canUndo) void undo();
      },
    },
  ]);
  if (!notice) return null;
  return (
    <NoticeBar
      notice={notice}
      onDismiss={dismissNotice}
      detail={
        notice.hasArchived &&
        archivedView && (
          <ActionBarButton
            emphasis="link"
            className={listCss.onlyWide}
            onClick={() => {
              dismissNotice();
              openView(archivedView);
            }}
          >
            {t('admin.orders.showArchived')}
          </ActionBarButton>
        )
      }
    >
      {notice.canUndo ? (
        <ActionBarButton keys="mod+z" onClick={() => void undo()}>
          {t('admin.undo')}
        </ActionBarButton>
      ) : undefined}
    </NoticeBar>
  );
}

/** Returns the exact sum of orders of one currency; undefined if there are several. */
function getSum(orders: readonly Order[]) {
  const totals = orders.flatMap(({ totalPrice }) => (totalPrice ? [totalPrice] : []));
  const [first] = totals;
  if (!first || totals.some(({ currency }) => currency !== first.currency)) return undefined;
  const sum = totals.reduce<string | undefined>((before, { value }) => {
    const scaled = before === undefined ? undefined : asScaled(before, value);
    return scaled && fromScaled(scaled.left + scaled.right, scaled.digits);
  }, '0');
  return sum === undefined ? undefined : { amount: sum, currency: first.currency };
}

function SelectionBar({ orders }: { orders: readonly Order[] }) {
  const t = useAdminTranslate();
  const { list, actions, selectionAtom } = useOrderListContext();
  const [{ completeAt }, change] = useAtom(selectionAtom);
  const { total = 0 } = useAtomValue(list.resultAtom);
  const { length: count } = orders;
  const confirmable = orders.filter(isConfirmable).length;
  const areArchived = orders.every(({ archived }) => archived);
  const sum = getSum(orders);
  const canSelectAll = total > count && completeAt === undefined;
  const selectAll = t('admin.orders.selectAll', { count: total });
  const exportLabel = t('admin.orders.exportCount', { count });
  return (
    <ActionBar
      message={<SelectionMessage area="orders" count={count} completeAt={completeAt} />}
      detail={
        sum && (
          <span className={css.sum}>
            <Money value={sum} />
          </span>
        )
      }
    >
      {canSelectAll && <SelectAllButton area="orders" total={total} actions={actions} />}
      {confirmable > 0 && (
        <ActionBarButton onClick={() => actions.askToConfirm(orders)}>
          {t('admin.orders.confirmShort', { count: confirmable })}
        </ActionBarButton>
      )}
      <ActionBarButton onClick={() => void actions.archive(orders, !areArchived)}>
        {t(areArchived ? 'admin.orders.restoreCount' : 'admin.orders.archiveCount', { count })}
      </ActionBarButton>
      <ActionBarButton
        className={listCss.onlyWide}
        pending={actions.isExporting}
        onClick={() => void actions.exportOrders(orders)}
      >
        {exportLabel}
      </ActionBarButton>
      <ActionBarButton keys="escape" className={listCss.onlyWide} onClick={() => change('clear')}>
        {t('admin.clear')}
      </ActionBarButton>
      <DropdownMenu.Root>
        <DropdownMenu.Trigger asChild>
          <ActionBarButton className={listCss.onlyNarrow}>
            <Icon as={Ellipsis} />
            <VisuallyHidden>{t('admin.bar.more')}</VisuallyHidden>
          </ActionBarButton>
        </DropdownMenu.Trigger>
        <DropdownMenu.Content {...compactDensity()} align="end" side="top">
          <DropdownMenu.Item onSelect={() => void actions.exportOrders(orders)}>
            {exportLabel}
          </DropdownMenu.Item>
          {canSelectAll && (
            <DropdownMenu.Item onSelect={() => void actions.selectAll()}>
              {selectAll}
            </DropdownMenu.Item>
          )}
          <DropdownMenu.Item onSelect={() => change('clear')}>{t('admin.clear')}</DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Root>
    </ActionBar>
  );
}
