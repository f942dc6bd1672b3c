import {
  type AnswerInvitation,
  EVENT_PAGE_FIELDS,
  eventBySlugAtom,
  useAtomValue,
} from '@vitrine/atoms';
import type { EventV3 } from '@vitrine/client/events';
import { EventDetailPage, EventPage, Link, UpcomingEvents, useUi } from '@vitrine/ui';
import { shopTimeZone } from '../../lib/demo-events.ts';
import { useShopMessages } from '../lib/shop-messages.ts';
import { hrefs } from '../lib/use-route.ts';

const english = { age: 'Age', allAges: 'All ages. Children sit with an adult.' };

/** The site's own texts, in its visitors' languages. */
const texts: Record<string, typeof english> = {
  en: english,
  de: { age: 'Alter', allAges: 'Für alle. Kinder sitzen bei einem Erwachsenen.' },
  fa: { age: 'سن', allAges: 'برای همهٔ سنین. کودکان کنار یک بزرگ‌سال می‌نشینند.' },
};

/** The doors of the concert hall open half an hour early. */
const getDoors = ({ slug, dateAndTimeSettings: { startDate } }: EventV3) =>
  slug === 'resonance-for-nine-strings' && startDate
    ? new Date(startDate.getTime() - 30 * 60_000)
    : undefined;

interface DemoEventPageProps {
  slug: string;
  onAnswer?: AnswerInvitation;
}

/** The page of an event of Fenn House, with what the platform does not know about it. */
export function DemoEventPage({ slug, onAnswer }: DemoEventPageProps) {
  const { locale } = useUi();
  const { age, allAges } = texts[locale.split('-')[0] ?? ''] ?? english;
  return (
    <EventDetailPage
      slug={slug}
      getDoors={getDoors}
      facts={
        slug === 'resonance-for-nine-strings' && (
          <EventPage.Fact label={age}>{allAges}</EventPage.Fact>
        )
      }
      {...(onAnswer && { onAnswer })}
    >
      <MoreEvents slug={slug} />
    </EventDetailPage>
  );
}

/** Three further events, once the event of the page is known. */
function MoreEvents({ slug }: { slug: string }) {
  const getMessage = useShopMessages();
  const { data: event } = useAtomValue(eventBySlugAtom(slug, EVENT_PAGE_FIELDS));
  if (!event) return null;
  return (
    <UpcomingEvents
      title={getMessage('More events')}
      except={event._id}
      timeZone={shopTimeZone}
      end={
        <Link variant="standalone" href={hrefs.events}>
          {getMessage('See all events')}
        </Link>
      }
    />
  );
}
