import { type List, useAtom } from '@vitrine/atoms';
import { useCallback } from 'react';
import type { MessageKeyWith, PlainMessageKey } from '../../messages/message-catalog.ts';
import { LoadMore } from '../../primitives/load-more/LoadMore.tsx';
import { useUi } from '../../provider/UiProvider.tsx';

/** What is said of the items of a list, each by its `count`. */
interface ListMessageKeys {
  /** So many are on show, where no one knows of how many. */
  count: MessageKeyWith<'count'>;
  /** `shown` of so many are on show. */
  shown: MessageKeyWith<'count' | 'shown'>;
  /** So many more have come. */
  loaded: MessageKeyWith<'count'>;
  /** What the button says. */
  more: PlainMessageKey;
}

interface ListLoadMoreProps {
  list: List<unknown>;
  messages: ListMessageKeys;
  className?: string;
}

/** How much of a list is on show, and a button for more; nothing while it shows nothing. */
export function ListLoadMore({ list, messages, className }: ListLoadMoreProps) {
  const { t } = useUi();
  const [result, load] = useAtom(list.resultAtom);
  const { items, total, hasNext, isLoadingMore, isPlaceholderData } = result;
  const { length: shown } = items;
  const { loaded } = messages;
  const formatLoaded = useCallback((count: number) => t(loaded, { count }), [t, loaded]);
  if (shown === 0) return null;
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
      label={t(messages.more)}
      className={className}
    />
  );
}
