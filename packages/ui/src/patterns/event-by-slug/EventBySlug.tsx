'use client';

import { eventBySlugAtom, useAtom } from '@vitrine/atoms';
import type { ReactElement, ReactNode } from 'react';
import { Container } from '../../primitives/container/Container.tsx';
import { EmptyState } from '../../primitives/empty-state/EmptyState.tsx';
import { Spinner } from '../../primitives/spinner/Spinner.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { LoadError } from '../feedback/LoadError.tsx';
import '../../messages/en/common.ts';
import '../../messages/en/event-page.ts';

/** An event by its ID, or by the slug of its page's URL. */
export type EventReference =
  | {
      /** ID of the event. */
      eventId: string;
      slug?: undefined;
    }
  | {
      /** Slug of the event: the end of its page’s URL. */
      slug: string;
      eventId?: undefined;
    };

interface EventBySlugProps {
  slug: string;
  /** Action if there is no such event. */
  notFoundAction: ReactNode;
  children: (eventId: string) => ReactElement;
}

/**
 * Finds the ID of an event: URLs have its slug, while tickets and orders use its ID. Shows why it
 * can't be found.
 */
export function EventBySlug({ slug, notFoundAction, children }: EventBySlugProps) {
  const { t } = useUi();
  const [{ data: event, isError, isFetching }, read] = useAtom(eventBySlugAtom(slug));
  if (event?._id) return children(event._id);
  return (
    <Container>
      {isError && (
        <LoadError loading={isFetching} onRetry={() => void read()}>
          {t('event.failed')}
        </LoadError>
      )}
      {!isError && event === undefined && <Spinner label={t('common.loading')} />}
      {event === null && (
        <EmptyState level={1} title={t('event.notFound')} action={notFoundAction}>
          {t('event.notFoundHint')}
        </EmptyState>
      )}
    </Container>
  );
}
