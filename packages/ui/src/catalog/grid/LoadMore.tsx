import { useEffect, useRef } from 'react';
import { classes } from '../../lib/classes.ts';
import { useAnnounce } from '../../primitives/announcer/Announcer.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import * as css from './LoadMore.css.ts';

export interface LoadMoreProps {
  /** How many are on show, and of how many; the latter where it is known. */
  shown: number;
  total?: number;
  hasNext: boolean;
  isLoading: boolean;
  onMore: () => void;
  className?: string;
}

/** How much of a list is on show, and the way to more of it. What came is spoken. */
export function LoadMore({ shown, total, hasNext, isLoading, onMore, className }: LoadMoreProps) {
  const { t } = useUi();
  const announce = useAnnounce();
  const count = useRef<HTMLElement>(null);
  const askedAt = useRef<number>(undefined);

  useEffect(() => {
    const added = askedAt.current === undefined ? 0 : shown - askedAt.current;
    if (added <= 0) return;
    askedAt.current = undefined;
    announce(t('catalog.productsLoaded', { count: added }));
    // The button goes with the last page; the keyboard must not lose its place with it.
    if (!hasNext && document.activeElement === document.body) count.current?.focus();
  }, [shown, hasNext, announce, t]);

  return (
    <div className={classes(css.root, className)}>
      <Text as="p" variant="caption" tone="muted" ref={count} tabIndex={-1}>
        {total === undefined
          ? t('catalog.products', { count: shown })
          : t('catalog.productsShown', { shown, count: total })}
      </Text>
      {hasNext && (
        <Button
          state={isLoading ? 'pending' : 'rest'}
          labels={{ pending: t('common.loading') }}
          onClick={() => {
            askedAt.current = shown;
            onMore();
          }}
        >
          {t('catalog.showMore')}
        </Button>
      )}
    </div>
  );
}
