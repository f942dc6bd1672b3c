'use client';

import { type BackInStockQueue as Queue, useAtom } from '@vitrine/atoms';
import { themeAttributes } from '@vitrine/theme';
import { type ComponentProps, useId } from 'react';
import { ResultCountAnnouncer } from '../../patterns/list-footer/ResultCountAnnouncer.tsx';
import { Callout } from '../../primitives/callout/Callout.tsx';
import { Heading, type HeadingLevel } from '../../primitives/heading/Heading.tsx';
import { nextHeadingLevel } from '../../primitives/heading/level-below.ts';
import * as Tabs from '../../primitives/tabs/Tabs.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import * as css from './BackInStockQueue.css.ts';
import { QueueRequests } from './QueueRequests.tsx';
import { getOwnChoices, QueueContext, type QueueContextValue } from './queue-context.ts';
import { getTabLabel } from './queue-status.ts';
import { RequestedItemList } from './RequestedItemList.tsx';
import { useQueueActions } from './use-queue-actions.ts';
import '../../messages/en/back-in-stock.ts';

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
  const { t, locale } = useUi();
  const titleId = useId();
  const [{ tab = '' }, change] = useAtom(queue.stateAtom);
  const actions = useQueueActions();
  const { feedback } = actions;
  const below = nextHeadingLevel(level);
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
          {t('backInStock.queue.title')}
        </Heading>
        <RequestedItemList />
        <Tabs.Root
          value={tab}
          // Each tab has its own address, so arrow keys alone must not navigate.
          activationMode="manual"
          onValueChange={(id) => change({ tab: id })}
          className={css.tabs}
        >
          <Tabs.List aria-label={t('backInStock.queue.tabs')}>
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
        <ResultCountAnnouncer list={queue} message="backInStock.queue.count" />
      </section>
    </QueueContext>
  );
}
