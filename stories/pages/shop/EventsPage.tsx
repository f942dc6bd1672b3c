import { createEventList } from '@vitrine/atoms';
import { Container, EventList, Heading, Text, useUi } from '@vitrine/ui';
import { useMemo } from 'react';
import { shopTimeZone } from '../../lib/demo-events.ts';
import { hashLocation } from '../lib/hash-location.ts';
import * as css from './Shop.css.ts';

const english = {
  title: 'Programme',
  lead: 'Concerts, workshops, talks and fairs at Fenn House, and on the road.',
};

/** The site's own texts, in its visitors' languages. */
const texts: Record<string, typeof english> = {
  en: english,
  de: {
    title: 'Programm',
    lead: 'Konzerte, Werkstätten, Gespräche und Märkte in Fenn House und wo es zu Gast ist.',
  },
  fa: {
    title: 'برنامه',
    lead: 'کنسرت‌ها، کارگاه‌ها، گفت‌وگوها و بازارها در فن‌هاوس، و هر جا که مهمان است.',
  },
};

/** The event list of Fenn House, built with the public components. */
export function EventsPage() {
  const { locale } = useUi();
  const { title, lead } = texts[locale.split('-')[0] ?? ''] ?? english;
  const list = useMemo(
    () => createEventList({ timeZone: shopTimeZone, location: hashLocation }),
    [],
  );
  return (
    <Container className={`${css.page} ${css.titled}`}>
      <EventList.Root list={list} className={css.eventList}>
        <header className={css.eventListHead}>
          <div>
            <Heading level={1}>{title}</Heading>
            <Text as="p" variant="bodyL" tone="muted" className={css.eventListIntro}>
              {lead}
            </Text>
          </div>
          <EventList.Count />
        </header>
        <EventList.Tabs />
        <EventList.Bar />
        <EventList.Applied />
        <EventList.Items />
      </EventList.Root>
    </Container>
  );
}
