'use client';

import { type BackInStockQueue as Queue, useAtom, useAtomValue } from '@vitrine/atoms';
import { themeAttributes } from '@vitrine/theme';
import {
  Callout,
  classes,
  Heading,
  type HeadingLevel,
  Tabs,
  useAnnounce,
  useUi,
} from '@vitrine/ui';
import { type ComponentProps, useEffect, useId, useRef } from 'react';
import { useAdminTranslate } from '../messages/use-admin-translate.ts';
import * as css from './BackInStockQueue.css.ts';
import { QueueRequests } from './QueueRequests.tsx';
import { getOwnChoices, QueueContext, type QueueContextValue } from './queue-context.ts';
import { getTabLabel } from './queue-status.ts';
import { RequestedItemList } from './RequestedItemList.tsx';
import { useQueueActions } from './use-queue-actions.ts';
import '../messages/en/back-in-stock.ts';

export interface BackInStockQueueProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** From `createBackInStockQueue`: create it once, outside of rendering or in a `useMemo`. */
  queue: Queue;
  /** Returns the variant's text of a reference that contains only its id. */
  getChoices?: QueueContextValue['getChoices'];
  /** Heading level of the title. Default 2. */
  level?: HeadingLevel;
}

/**
 * A site owner's queue of back-in-stock requests: the number of requests per item, every request
 * with its status, and actions to notify, to mark as notified, and to delete. For owners, whose
 * token may read requests. See docs/reference/states.md and docs/reference/back-in-stock.md.
 */
export function BackInStockQueue({
  queue,
  getChoices,
  level = 2,
  className,
  ...rest
}: BackInStockQueueProps) {
  const t = useAdminTranslate();
  const { locale } = useUi();
  useResultCount(queue);
  const titleId = useId();
  const [{ tab = '' }, change] = useAtom(queue.stateAtom);
  const actions = useQueueActions();
  const { feedback } = actions;
  const below = level < 6 ? ((level + 1) as HeadingLevel) : level;
  const shared: QueueContextValue = {
    ...{ queue, actions, level: below },
    getChoices: (reference) => getOwnChoices(reference, locale) ?? getChoices?.(reference),
  };
  return (
    <QueueContext value={shared}>
      <section
        aria-labelledby={titleId}
        {...themeAttributes({ density: 'compact' })}
        {...rest}
        className={classes(css.root, className)}
      >
        <Heading id={titleId} level={level} variant="displayL">
          {t('admin.backInStock.title')}
        </Heading>
        <RequestedItemList />
        <Tabs.Root
          value={tab}
          // Each tab has its own address, so arrow keys alone must not navigate.
          activationMode="manual"
          onValueChange={(id) => change({ tab: id })}
          className={css.tabs}
        >
          <Tabs.List aria-label={t('admin.backInStock.tabs')}>
            {queue.tabs.map(({ id }) => (
              <Tabs.Tab key={id} value={id}>
                {t(getTabLabel(id))}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          {feedback && <Callout tone={feedback.tone}>{feedback.labelText}</Callout>}
          <Tabs.Panel value={tab} tabIndex={-1} className={css.panel}>
            <QueueRequests />
          </Tabs.Panel>
        </Tabs.Root>
      </section>
    </QueueContext>
  );
}

/** Announces the number of requests after a change of the tab has settled. */
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
