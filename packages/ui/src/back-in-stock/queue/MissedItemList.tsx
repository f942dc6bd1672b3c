import { type MissedItem, missedItemsAtom, useAtomValue } from '@vitrine/atoms';
import { useId, useState } from 'react';
import { PlainList } from '../../lib/PlainList.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Heading } from '../../primitives/heading/Heading.tsx';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import * as css from './BackInStockQueue.css.ts';
import { QueueItem } from './QueueItem.tsx';
import { QueueQuestion } from './QueueQuestion.tsx';
import { useItemWords, useQueue } from './queue-context.ts';

/** More items than these wait behind a button. */
const MOST = 6;

/** What is missed, by most people first, and a way to tell all of them. */
export function MissedItemList() {
  const { t } = useUi();
  const { queue, actions, level } = useQueue();
  const wordsOf = useItemWords();
  const titleId = useId();
  const { items, isPending } = useAtomValue(missedItemsAtom(queue));
  const [showsAll, setShowsAll] = useState(false);
  const [asked, setAsked] = useState<MissedItem>();
  if (items.length === 0) return null;
  /** For speech and sentences: of one of several, which one it is. */
  const nameOf = (item: MissedItem) => {
    const { name, choices } = wordsOf(item);
    return choices ? `${name} (${choices})` : name;
  };
  const shown = showsAll ? items : items.slice(0, MOST);
  return (
    <section aria-labelledby={titleId} className={css.missed}>
      <Heading id={titleId} level={level} variant="title">
        {t('backInStock.queue.items')}
      </Heading>
      <PlainList className={css.items}>
        {shown.map((item) => (
          <li
            key={item.key}
            className={css.missedItem}
            aria-busy={actions.isBusy(item.key) || undefined}
          >
            <QueueItem item={item} kind="entry">
              {isPending && <Skeleton.Line variant="caption" width="9ch" />}
              {!isPending && item.count !== undefined && (
                <Text as="p" variant="caption" tone="muted">
                  {t('backInStock.queue.people', { count: item.count })}
                </Text>
              )}
            </QueueItem>
            <Button onClick={() => setAsked(item)}>
              {t('backInStock.queue.tellAll')}
              <VisuallyHidden>: {nameOf(item)}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </PlainList>
      {items.length > MOST && (
        <Button emphasis="text" onClick={() => setShowsAll(!showsAll)} className={css.allItems}>
          {showsAll ? t('lists.showFewer') : t('lists.showAll', { count: items.length })}
        </Button>
      )}
      <QueueQuestion
        subject={asked}
        title={t('backInStock.queue.askTell')}
        answer={t('backInStock.queue.send')}
        refusal={t('backInStock.queue.notNow')}
        onAnswer={(item) => actions.tellAll(item, nameOf(item))}
        onClose={() => setAsked(undefined)}
      >
        {(item) => t('backInStock.queue.askTellHint', { name: nameOf(item) })}
      </QueueQuestion>
    </section>
  );
}
