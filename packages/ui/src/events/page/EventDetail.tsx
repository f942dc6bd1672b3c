'use client';

import { EVENT_PAGE_FIELDS, eventBySlugAtom, useAtom } from '@vitrine/atoms';
import type { EventV3 } from '@vitrine/client/events';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { LoadError } from '../../patterns/feedback/LoadError.tsx';
import { EmptyState } from '../../primitives/empty-state/EmptyState.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { stack } from '../../utils/styles/stack.css.ts';
import { EventSkeleton } from './EventSkeleton.tsx';
import { EventView, type EventViewProps } from './EventView.tsx';
import '../../messages/en/event-page.ts';

export interface EventDetailProps extends Omit<EventViewProps, 'event' | 'onSelect'> {
  /** The end of the page’s URL, which names what it shows. */
  slug: string;
  /** Called with the slug of another date of the event when it is shown. */
  onSlugChange?: (slug: string) => void;
  /** Action if there is no such event: a link to the event list. */
  notFoundAction?: ReactNode;
}

/** Which event is shown. */
interface ShownEvent {
  /** The slug of the props when it was chosen: another one replaces the choice. */
  prop: string;
  slug: string;
  /** Whether it was chosen here, as another date of the event before. */
  isDate: boolean;
}

/**
 * An event by its slug, in all its states. Another date of it that is chosen here replaces it without
 * unmounting the page, whether or not `onSlugChange` changes the slug. If a refetch fails, the last
 * successful response stays with a note that it may be outdated. See docs/reference/events.mdx.
 */
export function EventDetail({ slug, onSlugChange, notFoundAction, ...rest }: EventDetailProps) {
  const { t } = useUi();
  const [shown, setShown] = useState<ShownEvent>({ prop: slug, slug, isDate: false });
  if (shown.prop !== slug) {
    const isDate = shown.isDate && shown.slug === slug;
    setShown({ prop: slug, slug, isDate });
  }
  const [{ data, isError, isFetching }, read] = useAtom(
    eventBySlugAtom(shown.slug, EVENT_PAGE_FIELDS),
  );
  const last = useRef<EventV3 | undefined>(undefined);
  useEffect(() => {
    if (data) last.current = data;
  }, [data]);
  const isLoadingDate = data === undefined && shown.isDate && !isError;
  const event = isLoadingDate ? last.current : data;

  const failure = isError && (
    <LoadError tone={event ? 'warning' : 'danger'} loading={isFetching} onRetry={() => void read()}>
      {t(event ? 'event.old' : 'event.failed')}
    </LoadError>
  );
  if (event === undefined) return failure || <EventSkeleton />;
  if (event === null) {
    return (
      <EmptyState level={1} title={t('event.notFound')} action={notFoundAction}>
        {t('event.notFoundHint')}
      </EmptyState>
    );
  }
  return (
    <div className={stack[24]}>
      {failure}
      <EventView
        {...rest}
        event={event}
        aria-busy={isLoadingDate || undefined}
        onSelect={(date) => {
          setShown({ prop: slug, slug: date.slug, isDate: true });
          onSlugChange?.(date.slug);
        }}
      />
    </div>
  );
}
