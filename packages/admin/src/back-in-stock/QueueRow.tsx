'use client';

import { useSetAtom } from '@vitrine/atoms';
import type { BackInStockNotificationRequest } from '@vitrine/client/back-in-stock';
import { Button, DropdownMenu, IconButton, joinTexts, Table, useUi } from '@vitrine/ui';
import { Ellipsis } from 'lucide-react';
import { useRef } from 'react';
import { compactDensity } from '../frame/compact-density.ts';
import { StatusMark } from '../frame/StatusMark.tsx';
import { RowCheckbox } from '../list/RowSelection.tsx';
import { useAdminTranslate } from '../messages/use-admin-translate.ts';
import { useMomentFormats } from '../utils/use-moment-formats.ts';
import * as css from './BackInStockQueue.css.ts';
import { QueueItem } from './QueueItem.tsx';
import { useItemLabels, useQueue } from './queue-context.ts';
import { getQueueActions, getQueueStatus } from './queue-status.ts';
import { ROW_FOCUS_ATTRIBUTE } from './use-list-focus.ts';
import { useRecipientLabel } from './use-recipient-label.ts';
import '../messages/en/back-in-stock.ts';

interface QueueRowProps {
  request: BackInStockNotificationRequest;
  /** The visible rows, for a selection with Shift. */
  rows: readonly BackInStockNotificationRequest[];
  isSelected: boolean;
  onMenuOpened: (row: string) => void;
  /** Called when the menu has closed; the row may have been removed meanwhile. */
  onMenuClosed: () => void;
}

/** A request: its customer, item, time, status and actions; two lines in a narrow container. */
export function QueueRow(props: QueueRowProps) {
  const { request, rows, isSelected } = props;
  const t = useAdminTranslate();
  const { locale } = useUi();
  const { short } = useMomentFormats();
  const { actions, selectionAtom } = useQueue();
  const change = useSetAtom(selectionAtom);
  const email = useRecipientLabel()(request);
  const { _id: id, createdDate } = request;
  const { kind, labelKey } = getQueueStatus(request);
  const { name, choices } = useItemLabels()(request);
  const canNotifyAgain = getQueueActions(request).notify === 'admin.backInStock.notifyAgain';
  const requestedOn = createdDate && (
    <time dateTime={createdDate.toISOString()}>{short(createdDate)}</time>
  );
  return (
    <Table.Row
      // Explicit, because rows of lines have another display type.
      role="row"
      aria-busy={actions.isBusy(id) || undefined}
      data-selected={isSelected ? '' : undefined}
      className={css.row}
    >
      <RowCheckbox
        item={request}
        rows={rows}
        isSelected={isSelected}
        change={change}
        label={t('admin.backInStock.select', { email })}
        className={css.select}
      />
      <Table.RowHeader role="rowheader" className={css.email}>
        <div dir="auto" title={email} className={css.address}>
          {email}
        </div>
        <div className={css.itemLine}>
          <bdi>{joinTexts([name, choices], locale)}</bdi>
        </div>
      </Table.RowHeader>
      <Table.Cell role="cell" wrap className={css.itemCell}>
        <QueueItem item={request} kind="line" />
      </Table.Cell>
      <Table.Cell role="cell" className={css.requestedOn}>
        {requestedOn}
      </Table.Cell>
      <Table.Cell role="cell" className={css.status}>
        <StatusMark kind={kind}>{t(labelKey)}</StatusMark>
      </Table.Cell>
      <Table.Cell role="cell" className={css.actions}>
        <span className={css.actionLine}>
          {canNotifyAgain && (
            <Button
              aria-label={t('admin.backInStock.notifyAgainOf', { email })}
              onClick={() => actions.ask({ kind: 'notify', requests: [request] })}
              className={css.again}
            >
              {t('admin.backInStock.notifyAgain')}
            </Button>
          )}
          <RowMenu {...props} />
        </span>
      </Table.Cell>
    </Table.Row>
  );
}

function RowMenu({ request, onMenuOpened, onMenuClosed }: QueueRowProps) {
  const t = useAdminTranslate();
  const { actions } = useQueue();
  const email = useRecipientLabel()(request);
  const chosen = useRef<() => void>(undefined);
  const { notify, canMark } = getQueueActions(request);
  const requests = [request];
  return (
    <DropdownMenu.Root onOpenChange={(isOpen) => isOpen && onMenuOpened(request._id)}>
      <DropdownMenu.Trigger asChild>
        <IconButton
          label={t('admin.backInStock.actionsOf', { email })}
          icon={Ellipsis}
          {...{ [ROW_FOCUS_ATTRIBUTE]: request._id }}
        />
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        {...compactDensity()}
        align="end"
        // An action may remove its row, so the button gets the focus first.
        onCloseAutoFocus={() => {
          const act = chosen.current;
          chosen.current = undefined;
          queueMicrotask(act ?? onMenuClosed);
        }}
      >
        {notify && (
          <DropdownMenu.Item
            onSelect={() => {
              chosen.current = () => actions.ask({ kind: 'notify', requests });
            }}
          >
            {t(notify)}
          </DropdownMenu.Item>
        )}
        {canMark && (
          <DropdownMenu.Item
            onSelect={() => {
              chosen.current = () => actions.markAsSent(requests);
            }}
          >
            {t('admin.backInStock.mark')}
          </DropdownMenu.Item>
        )}
        {(notify || canMark) && <DropdownMenu.Separator />}
        <DropdownMenu.Item
          tone="danger"
          onSelect={() => {
            chosen.current = () => actions.ask({ kind: 'delete', requests });
          }}
        >
          {t('admin.backInStock.delete')}
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
