'use client';

import { type AwaitedItem, awaitedItemsAtom, useAtomValue } from '@vitrine/atoms';
import { Button, Heading, Skeleton, Text } from '@vitrine/ui';
import { useId, useRef, useState } from 'react';
import { useAdminTranslate } from '../messages/use-admin-translate.ts';
import * as css from './BackInStockQueue.css.ts';
import { QueueConfirmDialog } from './QueueConfirmDialog.tsx';
import { QueueItem } from './QueueItem.tsx';
import { useItemLabels, useQueue } from './queue-context.ts';
import { ROW_FOCUS_ATTRIBUTE, useListFocus } from './use-list-focus.ts';
import '../messages/en/back-in-stock.ts';

/** Further items are behind a button. */
const MAX_VISIBLE = 6;

/** The requested items, the most requested first, with a button to notify all. */
export function RequestedItemList() {
  const t = useAdminTranslate();
  const { queue, actions, level } = useQueue();
  const getText = useItemLabels();
  const titleId = useId();
  const root = useRef<HTMLElement>(null);
  const focus = useListFocus(root);
  const { items, isPending } = useAtomValue(awaitedItemsAtom(queue));
  const [showsAll, setShowsAll] = useState(false);
  const [subject, setSubject] = useState<AwaitedItem>();
  /** For speech and sentences: of one of several, which one it is. */
  const getName = (item: AwaitedItem) => {
    const { name, choices } = getText(item);
    return choices ? `${name} (${choices})` : name;
  };
  const shown = showsAll ? items : items.slice(0, MAX_VISIBLE);
  return (
    <>
      {(isPending || items.length > 0) && (
        <section
          ref={root}
          tabIndex={-1}
          aria-labelledby={titleId}
          className={css.requested}
          {...focus.handlers}
        >
          <Heading id={titleId} level={level} variant="title">
            {t('admin.backInStock.items')}
          </Heading>
          {isPending && <AwaitedItems />}
          {items.length > 0 && (
            <ul className={css.items}>
              {shown.map((item) => (
                <li
                  key={item.key}
                  className={css.requestedItem}
                  aria-busy={actions.isBusy(item.key) || undefined}
                >
                  <QueueItem item={item} kind="entry">
                    <RequestCount count={item.count} />
                  </QueueItem>
                  {item.isWaiting && (
                    <Button
                      {...{ [ROW_FOCUS_ATTRIBUTE]: item.key }}
                      aria-label={t('admin.backInStock.notifyAllOf', { name: getName(item) })}
                      onClick={() => setSubject(item)}
                    >
                      {t('admin.backInStock.notifyAll')}
                    </Button>
                  )}
                </li>
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
      )}
      <QueueConfirmDialog
        subject={subject}
        title={t('admin.backInStock.confirmNotify')}
        answer={t('admin.backInStock.send')}
        rejectLabel={t('admin.backInStock.cancelNotify')}
        onAnswer={(item) => actions.notifyAll(item, getName(item))}
        onClose={() => setSubject(undefined)}
        onClosed={focus.restore}
      >
        {(item) => t('admin.backInStock.confirmNotifyHint', { name: getName(item) })}
      </QueueConfirmDialog>
    </>
  );
}

function RequestCount({ count }: Pick<AwaitedItem, 'count'>) {
  const t = useAdminTranslate();
  if (count === 'pending') return <Skeleton.Line variant="caption" width="9ch" />;
  if (count === null) return null;
  return (
    <Text as="p" variant="caption" tone="muted">
      {t('admin.backInStock.people', { count })}
    </Text>
  );
}

/** Number of placeholders while loading. */
const PLACEHOLDERS = ['a', 'b', 'c'];

function AwaitedItems() {
  return (
    <Skeleton.Root className={css.items}>
      {PLACEHOLDERS.map((placeholder) => (
        <div key={placeholder} className={css.requestedItem}>
          <Skeleton.Media ratio={4 / 5} className={css.loadingImage} />
          <div className={css.loadingText}>
            <Skeleton.Line variant="bodyStrong" width="70%" />
            <Skeleton.Line variant="caption" width="9ch" />
          </div>
        </div>
      ))}
    </Skeleton.Root>
  );
}
