'use client';

import type { PagedList } from '@vitrine/atoms';
import { LoadError, LoadMore, Skeleton, useUi } from '@vitrine/ui';
import type { ReactNode } from 'react';
import * as css from './List.css.ts';

interface ListResultsProps {
  result: PagedList<unknown>;
  onLoadMore: () => void;
  /** Why further rows could not be loaded. */
  moreFailed: string;
  /** How many of all rows are shown. */
  summary: string;
  formatLoaded: (count: number) => string;
  /** The label of the button for more rows. */
  moreLabel: string;
  /** Placeholder rows, until the first page is loaded. */
  loading: ReactNode;
  /** Why there are no rows. */
  empty: ReactNode;
  /** The table of the loaded rows. */
  children: ReactNode;
}

/** The rows of the loaded pages, or why there are none, and a button for more. */
export function ListResults({
  result: { items, status, error, isPlaceholderData, hasNext, isLoadingMore },
  onLoadMore,
  moreFailed,
  summary,
  formatLoaded,
  moreLabel,
  loading,
  empty,
  children,
}: ListResultsProps) {
  const { length: shown } = items;
  const isLoading = shown === 0 && (status === 'pending' || (isPlaceholderData && !error));
  return (
    <div
      aria-busy={isPlaceholderData || undefined}
      data-pending={isPlaceholderData ? '' : undefined}
      className={css.results}
    >
      {isLoading && loading}
      {shown > 0 && children}
      {shown === 0 && !isLoading && empty}
      {shown > 0 && error && <LoadError onRetry={onLoadMore}>{moreFailed}</LoadError>}
      {shown > 0 && (
        <LoadMore
          shown={shown}
          hasNext={(hasNext || isLoadingMore) && !isPlaceholderData}
          loading={isLoadingMore}
          onLoadMore={onLoadMore}
          summary={summary}
          formatLoaded={formatLoaded}
          label={moreLabel}
        />
      )}
    </div>
  );
}

const PLACEHOLDERS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

interface LoadingRowsProps {
  /** Width of the text of each column. */
  widths: readonly `${number}%`[];
  /** Sets the columns and the height of a row. */
  className: string;
}

/** Placeholder rows while loading. */
export function LoadingRows({ widths, className }: LoadingRowsProps) {
  const { direction } = useUi();
  return (
    <Skeleton.Root dir={direction}>
      {PLACEHOLDERS.map((placeholder) => (
        <div key={placeholder} className={className}>
          {widths.map((width) => (
            <Skeleton.Line key={width} width={width} />
          ))}
        </div>
      ))}
    </Skeleton.Root>
  );
}
