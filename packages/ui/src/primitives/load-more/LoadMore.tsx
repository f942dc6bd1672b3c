'use client';

import { useLayoutEffect, useRef } from 'react';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import { isFocusLost } from '../../utils/is-focus-lost.ts';
import { useAnnounce } from '../announcer/Announcer.tsx';
import { Button } from '../button/Button.tsx';
import { Text } from '../text/Text.tsx';
import * as css from './LoadMore.css.ts';
import '../../messages/en/common.ts';

export interface LoadMoreProps {
  /** Number of shown items. */
  shown: number;
  /** Whether there are more. */
  hasNext: boolean;
  /** Whether the next ones are loading. */
  loading: boolean;
  /** Called to load the next ones. */
  onLoadMore: () => void;
  /** Text about the shown items: “24 of 39 events”. */
  summary: string;
  /** Returns the announcement for added items: “15 more events shown”. */
  formatLoaded: (count: number) => string;
  /** The button label: “Show more”. */
  label: string;
  /** Class names of the root element. */
  className?: string | undefined;
}

/** The number of shown items of a list, and a button that loads more. Announces added items. */
export function LoadMore({
  shown,
  hasNext,
  loading,
  onLoadMore,
  summary,
  formatLoaded,
  label,
  className,
}: LoadMoreProps) {
  const { t } = useUi();
  const announce = useAnnounce();
  const count = useRef<HTMLElement>(null);
  const requestedAt = useRef<number>(undefined);

  // A layout effect: after it, a dialog takes a focus that was lost.
  useLayoutEffect(() => {
    const more = requestedAt.current === undefined ? 0 : shown - requestedAt.current;
    if (more <= 0) return;
    requestedAt.current = undefined;
    announce(formatLoaded(more));
    // The button goes with the last page; the keyboard must not lose its position with it.
    if (!hasNext && isFocusLost()) count.current?.focus();
  }, [shown, hasNext, announce, formatLoaded]);

  return (
    <div className={classes(css.root, className)}>
      <Text as="p" variant="caption" tone="muted" ref={count} tabIndex={-1} className={css.count}>
        {summary}
      </Text>
      {hasNext && (
        <Button
          state={loading ? 'loading' : 'idle'}
          labels={{ loading: t('common.loading') }}
          onClick={() => {
            requestedAt.current = shown;
            onLoadMore();
          }}
        >
          {label}
        </Button>
      )}
    </div>
  );
}
