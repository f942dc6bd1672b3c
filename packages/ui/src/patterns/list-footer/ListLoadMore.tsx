'use client';

import { type List, useAtom } from '@vitrine/atoms';
import { useCallback } from 'react';
import type { MessageKeyWith, PlainMessageKey } from '../../messages/message-catalog.ts';
import { LoadMore } from '../../primitives/load-more/LoadMore.tsx';
import { useUi } from '../../provider/UiProvider.tsx';

/** Messages about the items of a list, each with its `count`. */
interface ListMessageKeys {
  /** Number of shown items if the total is unknown. */
  count: MessageKeyWith<'count'>;
  /** `shown` of `count` items are shown. */
  shown: MessageKeyWith<'count' | 'shown'>;
  /** Number of items that were added. */
  loaded: MessageKeyWith<'count'>;
  /** The button label. */
  more: PlainMessageKey;
  /** The button label with the number of items that it loads, if the total is known. */
  moreCount?: MessageKeyWith<'count'>;
}

interface ListLoadMoreProps {
  list: List<unknown>;
  messages: ListMessageKeys;
  className?: string;
}

/**
 * The number of shown items, and a button that loads more. Renders nothing while the list is empty.
 */
export function ListLoadMore({ list, messages, className }: ListLoadMoreProps) {
  const { t } = useUi();
  const [result, load] = useAtom(list.resultAtom);
  const { items, total, hasNext, isLoadingMore, isPlaceholderData } = result;
  const { length: shown } = items;
  const { loaded } = messages;
  const formatLoaded = useCallback((count: number) => t(loaded, { count }), [t, loaded]);
  if (shown === 0) return null;
  const nextCount = Math.max(0, Math.min(list.limit, (total ?? 0) - shown));
  return (
    <LoadMore
      shown={shown}
      hasNext={(hasNext || isLoadingMore) && !isPlaceholderData}
      loading={isLoadingMore}
      onLoadMore={() => void load('more')}
      summary={
        total === undefined
          ? t(messages.count, { count: shown })
          : t(messages.shown, { shown, count: total })
      }
      formatLoaded={formatLoaded}
      label={
        messages.moreCount && nextCount > 0
          ? t(messages.moreCount, { count: nextCount })
          : t(messages.more)
      }
      className={className}
    />
  );
}
