'use client';

import type { BackInStockNotificationRequest } from '@vitrine/client/back-in-stock';
import {
  DropdownMenu,
  getDateFormat,
  IconButton,
  joinTexts,
  StatusDot,
  Table,
  useUi,
  useVisitorTimeZone,
} from '@vitrine/ui';
import { Ellipsis } from 'lucide-react';
import { useRef } from 'react';
import { useAdminTranslate } from '../messages/use-admin-translate.ts';
import * as css from './BackInStockQueue.css.ts';
import { QueueItem } from './QueueItem.tsx';
import { useItemLabels, useQueue } from './queue-context.ts';
import { getQueueActions, getQueueStatus } from './queue-status.ts';
import { ROW_FOCUS_ATTRIBUTE } from './use-list-focus.ts';
import { useRecipientLabel } from './use-recipient-label.ts';
import '../messages/en/back-in-stock.ts';

interface QueueRowProps {
  request: BackInStockNotificationRequest;
  onDelete: (request: BackInStockNotificationRequest) => void;
  onMenuOpened: (row: string) => void;
  /** Called when the menu has closed; the row may have been removed meanwhile. */
  onMenuClosed: () => void;
}

/** A request: its item, email, time, status and actions. */
export function QueueRow(props: QueueRowProps) {
  const { request } = props;
  const t = useAdminTranslate();
  const { locale } = useUi();
  const timeZone = useVisitorTimeZone() ?? 'UTC';
  const { actions } = useQueue();
  const email = useRecipientLabel()(request);
  const { _id: id, createdDate } = request;
  const { dotStatus, labelKey } = getQueueStatus(request);
  const { name, choices } = useItemLabels()(request);
  const requestedOn = createdDate && (
    <time dateTime={createdDate.toISOString()}>
      {getDateFormat(locale, { dateStyle: 'medium', timeZone }).format(createdDate)}
    </time>
  );
  return (
    <Table.Row aria-busy={actions.isBusy(id) || undefined}>
      <Table.RowHeader className={css.email}>
        <div dir="auto" title={email} className={css.address}>
          {email}
        </div>
        <div className={css.narrow}>
          <div>
            <bdi>{joinTexts([name, choices], locale)}</bdi>
          </div>
          {requestedOn && <div>{requestedOn}</div>}
        </div>
      </Table.RowHeader>
      <Table.Cell wrap className={css.hiddenOnSmall}>
        <QueueItem item={request} kind="line" />
      </Table.Cell>
      <Table.Cell className={css.hiddenOnSmall}>{requestedOn}</Table.Cell>
      <Table.Cell>
        <StatusDot state={dotStatus}>{t(labelKey)}</StatusDot>
      </Table.Cell>
      <Table.Cell className={css.actions}>
        <RowMenu {...props} />
      </Table.Cell>
    </Table.Row>
  );
}

function RowMenu({ request, onDelete, onMenuOpened, onMenuClosed }: QueueRowProps) {
  const t = useAdminTranslate();
  const { actions } = useQueue();
  const email = useRecipientLabel()(request);
  const chosen = useRef<() => void>(undefined);
  const { notify, canMark } = getQueueActions(request);
  const choose = (act: (one: BackInStockNotificationRequest) => void) => {
    chosen.current = () => act(request);
  };
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
        align="end"
        // An action may remove its row, so the button gets the focus first.
        onCloseAutoFocus={() => {
          const act = chosen.current;
          chosen.current = undefined;
          queueMicrotask(act ?? onMenuClosed);
        }}
      >
        {notify && (
          <DropdownMenu.Item onSelect={() => choose(actions.notify)}>{t(notify)}</DropdownMenu.Item>
        )}
        {canMark && (
          <DropdownMenu.Item onSelect={() => choose(actions.markAsSent)}>
            {t('admin.backInStock.mark')}
          </DropdownMenu.Item>
        )}
        {(notify || canMark) && <DropdownMenu.Separator />}
        <DropdownMenu.Item tone="danger" onSelect={() => choose(onDelete)}>
          {t('admin.backInStock.delete')}
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
