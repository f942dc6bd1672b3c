import { EventListPage, useUi } from '@vitrine/ui';
import { shopTimeZone } from '../../lib/demo-events.ts';

const english = {
  title: 'What’s on',
  description: 'Concerts, workshops, talks and fairs at Fenn House, and on the road.',
};

/** The site's own texts, in its visitors' languages. */
const texts: Record<string, typeof english> = {
  en: english,
  de: {
    title: 'Programm',
    description: 'Konzerte, Werkstätten, Gespräche und Märkte in Fenn House und wo es zu Gast ist.',
  },
  fa: {
    title: 'برنامه',
    description: 'کنسرت‌ها، کارگاه‌ها، گفت‌وگوها و بازارها در Fenn House، و هر جا که مهمان است.',
  },
};

/** The event list of Fenn House. */
export function EventsPage() {
  const { locale } = useUi();
  return (
    <EventListPage timeZone={shopTimeZone} {...(texts[locale.split('-')[0] ?? ''] ?? english)} />
  );
}
