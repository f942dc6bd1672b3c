'use client';

import { type AwaitedItem, awaitedItemsAtom, itemStockAtom, useAtomValue } from '@vitrine/atoms';
import { Button, joinTexts, Skeleton, useUi, VisuallyHidden } from '@vitrine/ui';
import { useId, useRef, useState } from 'react';
import { type AdminTranslate, useAdminTranslate } from '../messages/use-admin-translate.ts';
import * as css from './BackInStockQueue.css.ts';
import { QueueItem } from './QueueItem.tsx';
import { useItemName, useQueue } from './queue-context.ts';
import { ROW_FOCUS_ATTRIBUTE, useListFocus } from './use-list-focus.ts';
import '../messages/en/back-in-stock.ts';

/** Further items are behind a button. */
const MAX_VISIBLE = 8;

/** The requested items, the most requested first, with their stock and a button to notify all. */
export function RequestedItemList() {
  const t = useAdminTranslate();
  const { queue, level } = useQueue();
  const Title = `h${level}` as const;
  const titleId = useId();
  const root = useRef<HTMLElement>(null);
  const focus = useListFocus(root);
  const { items, isPending } = useAtomValue(awaitedItemsAtom(queue));
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? items : items.slice(0, MAX_VISIBLE);
  if (!isPending && items.length === 0) return null;
  return (
    <section
      ref={root}
      tabIndex={-1}
      aria-labelledby={titleId}
      className={css.requested}
      {...focus.handlers}
    >
      <VisuallyHidden>
        <Title id={titleId}>{t('admin.backInStock.items')}</Title>
      </VisuallyHidden>
      {isPending && <LoadingItems />}
      {items.length > 0 && (
        <ul className={css.items}>
          {shown.map((item) => (
            <RequestedItem key={item.key} item={item} />
          ))}
        </ul>
      )}
      {items.length > MAX_VISIBLE && (
        <Button emphasis="text" onClick={() => setShowsAll(!showsAll)} className={css.allItems}>
          {showsAll
            ? t('admin.backInStock.showFewer')
            : t('admin.backInStock.showAll', { count: items.length })}
        </Button>
      )}
    </section>
  );
}

function RequestedItem({ item }: { item: AwaitedItem }) {
  const t = useAdminTranslate();
  const { locale } = useUi();
  const { actions } = useQueue();
  const name = useItemName()(item);
  const stock = useAtomValue(itemStockAtom(item.catalogReference));
  const { key, count, waitingCount, isWaiting } = item;
  const isBack = stock.status === 'in-stock';
  const stockText =
    stock.status === 'sold-out'
      ? t('admin.backInStock.stillSoldOut')
      : isBack &&
        (stock.quantity === undefined
          ? t('admin.backInStock.inStock')
          : t('admin.backInStock.inStockCount', { count: stock.quantity }));
  const facts = joinTexts([...getRequestTexts(item, t), stockText], locale);
  return (
    <li className={css.requestedItem} aria-busy={actions.isBusy(key) || undefined}>
      <QueueItem item={item} kind="entry">
        {count === 'pending' ? (
          <Skeleton.Line variant="caption" width="12ch" />
        ) : (
          facts && <p className={css.facts}>{facts}</p>
        )}
      </QueueItem>
      {isWaiting && (
        <Button
          {...{ [ROW_FOCUS_ATTRIBUTE]: key }}
          emphasis={isBack ? 'primary' : 'outline'}
          aria-label={
            waitingCount === undefined
              ? t('admin.backInStock.notifyAllOf', { name })
              : t('admin.backInStock.notifyCountOf', { count: waitingCount, name })
          }
          onClick={() => actions.ask({ kind: 'notify-item', item, name })}
          className={css.notify}
        >
          {waitingCount === undefined
            ? t('admin.backInStock.notifyAll')
            : t('admin.backInStock.notifyCount', { count: waitingCount })}
        </Button>
      )}
    </li>
  );
}

/**
 * Returns how many requests of an item wait, were not delivered, are being sent and were notified, as in the
 * tabs. Until all requests are loaded, only their sum is known.
 */
function getRequestTexts(
  { count, waitingCount, failedCount = 0, sendingCount = 0 }: AwaitedItem,
  t: AdminTranslate,
): string[] {
  if (typeof count !== 'number') return [];
  if (waitingCount === undefined) return [t('admin.backInStock.people', { count })];
  const texts = (
    [
      ['admin.backInStock.waitingCount', waitingCount - failedCount],
      ['admin.backInStock.undeliveredCount', failedCount],
      ['admin.backInStock.sendingCount', sendingCount],
      ['admin.backInStock.notifiedBefore', count - waitingCount - sendingCount],
    ] as const
  ).flatMap(([key, number]) => (number > 0 ? [t(key, { count: number })] : []));
  return texts.length > 0 ? texts : [t('admin.backInStock.people', { count })];
}

/** Number of placeholders while loading. */
const PLACEHOLDERS = ['a', 'b', 'c', 'd'];

function LoadingItems() {
  return (
    <Skeleton.Root className={css.items}>
      {PLACEHOLDERS.map((placeholder) => (
        <div key={placeholder} className={css.requestedItem}>
          <div className={css.item.entry}>
            <Skeleton.Media ratio={4 / 5} />
            <div>
              <Skeleton.Line variant="bodyStrong" width="70%" />
              <Skeleton.Line variant="caption" width="9ch" />
            </div>
          </div>
        </div>
      ))}
    </Skeleton.Root>
  );
}
