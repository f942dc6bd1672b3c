'use client';

import { createEventList, type EventListOptions, locationAtom, useAtomValue } from '@vitrine/atoms';
import { type ReactNode, useMemo } from 'react';
import * as EventList from '../events/list/EventList.tsx';
import { Container } from '../primitives/container/Container.tsx';
import { Heading } from '../primitives/heading/Heading.tsx';
import { Text } from '../primitives/text/Text.tsx';
import { useUi } from '../provider/UiProvider.tsx';
import * as css from './EventListPage.css.ts';
import * as page from './Page.css.ts';
import '../messages/en/pages.ts';

export interface EventListPageProps extends Pick<EventListOptions, 'timeZone' | 'facets'> {
  /** The heading. Default “Events”. */
  title?: ReactNode;
  /** A sentence below the title. */
  description?: ReactNode;
}

/**
 * All events, as a list, as cards, or as a month, with filters and the number of events. View,
 * filters and page are in the URL.
 *
 * @example <EventListPage timeZone="Europe/Copenhagen" />
 */
export function EventListPage({ timeZone, facets, title, description }: EventListPageProps) {
  const { t } = useUi();
  const location = useAtomValue(locationAtom);
  const list = useMemo(
    () => createEventList({ timeZone, location, ...(facets && { facets }) }),
    [timeZone, facets, location],
  );
  return (
    <Container className={page.titled}>
      <EventList.Root list={list} className={css.list}>
        <header className={css.header}>
          <div>
            <Heading level={1}>{title ?? t('pages.events')}</Heading>
            {description && (
              <Text as="p" variant="bodyL" tone="muted" className={css.description}>
                {description}
              </Text>
            )}
          </div>
        </header>
        <EventList.Tabs />
        <EventList.Bar />
        <EventList.Applied />
        <EventList.Items />
      </EventList.Root>
    </Container>
  );
}
