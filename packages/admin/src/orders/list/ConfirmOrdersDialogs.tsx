'use client';

import { confirmOrdersAtom, isConfirmable, type OrderConfirmation, useAtom } from '@vitrine/atoms';
import { Button, Callout, Dialog, useAnnounce, useLastDefined } from '@vitrine/ui';
import { useEffect, useRef, useState } from 'react';
import { compactDensity } from '../../frame/compact-density.ts';
import { focusRow } from '../../list/row-focus.ts';
import { type AdminTranslate, useAdminTranslate } from '../../messages/use-admin-translate.ts';
import { copyText } from '../../utils/copy-text.ts';
import { OrderStatusMark } from '../shared/OrderStatusMark.tsx';
import { getStatusLabel } from '../shared/order-status.ts';
import { getBuyerName } from '../shared/order-text.ts';
import * as css from './ConfirmOrdersDialogs.css.ts';
import { useOrderListContext } from './order-list-context.ts';
import '../../messages/en/frame.ts';
import '../../messages/en/orders.ts';

/** Asks before orders are confirmed, because emails are sent. */
export function ConfirmOrdersDialog() {
  const t = useAdminTranslate();
  const { actions } = useOrderListContext();
  const { toConfirm, askToConfirm, confirm } = actions;
  const shown = useLastDefined(toConfirm) ?? [];
  const count = shown.filter(isConfirmable).length;
  const skipped = shown.length - count;
  return (
    <Dialog.Root
      open={toConfirm !== undefined}
      onOpenChange={(open) => !open && askToConfirm(undefined)}
    >
      <Dialog.Content role="alertdialog" {...compactDensity()}>
        <Dialog.Header>
          <Dialog.Title>{t('admin.orders.confirmTitle', { count })}</Dialog.Title>
        </Dialog.Header>
        <Dialog.Body>
          <Dialog.Description>
            {t('admin.orders.confirmHint', { count })}{' '}
            {skipped > 0 && t('admin.orders.confirmSkipped', { count: skipped })}
          </Dialog.Description>
        </Dialog.Body>
        <Dialog.Footer>
          <Button emphasis="primary" onClick={() => confirm(shown)}>
            {t('admin.orders.confirmCount', { count })}
          </Button>
          <Button onClick={() => askToConfirm(undefined)}>{t('admin.notNow')}</Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}

/** Returns why an order was not confirmed. */
function getReason({ outcome, order }: OrderConfirmation, t: AdminTranslate): string {
  if (outcome === 'failed') return t('admin.orders.result.failed');
  return t(order.status === 'PAID' ? 'admin.orders.result.paid' : 'admin.orders.result.changed');
}

/** Shows which orders of a confirmation were not confirmed, and retries those that failed. */
export function ConfirmResultsDialog() {
  const t = useAdminTranslate();
  const announce = useAnnounce();
  const { selectionAtom, rows } = useOrderListContext();
  const [confirmation, run] = useAtom(confirmOrdersAtom);
  const [, changeSelection] = useAtom(selectionAtom);
  /** Whether the report of these results was copied. */
  const [copied, setCopied] = useState<{ results: unknown; isDone: boolean }>();
  const { status, orders, results } = confirmation;
  const others = results.filter(({ outcome }) => outcome !== 'confirmed');
  const failed = others.filter(({ outcome }) => outcome === 'failed');
  const done = results.length - others.length;
  const isCopied = copied?.results === results ? copied.isDone : undefined;
  const isOpen = status === 'done' && others.length > 0;
  const reported = useRef(confirmation);
  // The run is reset while the dialog closes.
  const firstOrder = useRef<string>(undefined);

  useEffect(() => {
    if (status !== 'done' || reported.current === confirmation) return;
    reported.current = confirmation;
    changeSelection({ update: results.map(({ order }) => order) });
    announce(t('admin.orders.confirmed', { count: done }));
    if (others.length > 0) return;
    changeSelection('clear');
    void run('dismiss');
  }, [status, confirmation, results, others.length, done, announce, changeSelection, run, t]);

  const copy = async () => {
    const lines = others.map((result) =>
      [
        result.order.orderNumber,
        getBuyerName(result.order, t),
        getStatusLabel(result.order.status, t),
        getReason(result, t),
      ].join('\t'),
    );
    const isDone = await copyText(lines.join('\n'));
    setCopied({ results, isDone });
    if (isDone) announce(t('admin.copied'));
  };

  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && void run('dismiss')}>
      <Dialog.Content
        {...compactDensity(css.results)}
        onOpenAutoFocus={() => {
          firstOrder.current = orders[0]?.orderNumber;
        }}
        onCloseAutoFocus={(event) => {
          // The focus came from the question, which may have been closing and is gone now.
          event.preventDefault();
          focusRow(rows.current, firstOrder.current ?? '');
        }}
      >
        <Dialog.Header>
          <Dialog.Title>
            {t('admin.orders.result.title', { done, total: orders.length })}
          </Dialog.Title>
        </Dialog.Header>
        <Dialog.Body>
          <Dialog.Description>
            {t('admin.orders.result.hint', { count: others.length })}
          </Dialog.Description>
          <ul className={css.list}>
            {others.map((result) => (
              <li key={result.order.orderNumber} className={css.item}>
                <span>
                  <bdi className={css.name}>{getBuyerName(result.order, t)}</bdi>
                  <bdi className={css.more}>{result.order.orderNumber}</bdi>
                </span>
                <span>
                  <OrderStatusMark status={result.order.status} />
                  <span className={css.more}>{getReason(result, t)}</span>
                </span>
              </li>
            ))}
          </ul>
          {isCopied === false && <Callout tone="danger">{t('admin.copyFailed')}</Callout>}
        </Dialog.Body>
        <Dialog.Footer>
          {failed.length > 0 && (
            <Button emphasis="primary" onClick={() => void run('retry')}>
              {t('admin.orders.result.retry', { count: failed.length })}
            </Button>
          )}
          <Button onClick={() => void run('dismiss')}>{t('admin.orders.result.done')}</Button>
          <Button
            emphasis="quiet"
            state={isCopied ? 'complete' : 'idle'}
            labels={{ complete: t('admin.copied') }}
            onClick={() => void copy()}
          >
            {t('admin.orders.result.copy')}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
