import type { Wire } from '@vitrine/client';
import type { EventV3 } from '@vitrine/client/events';
import { idOf } from '../core/random.ts';
import { SITE_URL } from '../shop/names.ts';
import { STILLS } from '../shop/pictures.ts';
import { categoryNamed } from './categories.ts';
import { datesOf } from './dates.ts';
import type { Poster, ProgrammeEntry, RegistrationEntry } from './entry.ts';
import { makeForm } from './forms.ts';
import { eventIdOf, numbered, seriesIdOf } from './ids.ts';
import { PLACES } from './places.ts';
import { richText } from './rich-text.ts';

/** An event with every field set, as the wire has it. */
export type WireEvent = Wire<EventV3>;

const DAY = 86_400_000;

/** How many days before the world began its categories were made. */
const CATEGORIES_MADE = 120;

/** The person at Fenn House who makes the events, and the site that they are on. */
export const OWNER_ID = idOf('user/programme');
export const INSTANCE_ID = idOf('instance/fenn-house');

/** Where the page of an event is, and what leads to it from a calendar. */
export const pagesOf = (slug: string) => ({
  eventPageUrl: { base: SITE_URL, path: `/programme/${slug}` },
  calendarUrls: {
    google: `${SITE_URL}/calendar/google/${slug}`,
    ics: `${SITE_URL}/calendar/${slug}.ics`,
  },
});

/** The page of an event's agenda. */
export const agendaOf = (slug: string) => ({ base: SITE_URL, path: `/programme/${slug}/agenda` });

function registrationOf(entry: RegistrationEntry, startedAt: number): WireEvent['registration'] {
  const { rsvp, type, ...rest } = entry;
  const onDay = (day: number | undefined) =>
    day === undefined ? undefined : new Date(startedAt + day * DAY).toISOString();
  const { opensOnDay, closesOnDay, ...answers } = rsvp ?? {};
  return {
    allowedGuestTypes: 'VISITOR_OR_MEMBER',
    registrationPaused: false,
    registrationDisabled: false,
    ...structuredClone(rest),
    ...(rest.tickets && { tickets: { guestsAssignedSeparately: false, ...rest.tickets } }),
    type,
    initialType: type,
    ...(rsvp && {
      rsvp: {
        waitlistEnabled: false,
        ...answers,
        startDate: onDay(opensOnDay),
        endDate: onDay(closesOnDay),
      },
    }),
  };
}

function poster(name: Poster | `${Poster}-wide`, mediaBaseUrl: string) {
  const { width, height, alt } = STILLS[name];
  const file = `${name}.jpg`;
  return { id: file, url: `${mediaBaseUrl}/${file}`, width, height, altText: alt, filename: file };
}

/** What others show of a page: the poster as it lies. */
const shared = (name: Poster, mediaBaseUrl: string) => ({
  type: 'meta',
  props: { property: 'og:image', content: poster(`${name}-wide`, mediaBaseUrl).url },
});

/** Where the world stands that an event is made for. */
export interface Making {
  startedAt: number;
  timeZone: string;
  mediaBaseUrl: string;
}

/** The events that an entry stands for: one, or one for each of its dates. */
export function makeEvents(entry: ProgrammeEntry, index: number, making: Making): WireEvent[] {
  const { startedAt, mediaBaseUrl } = making;
  const { slug, title, status, rsvps } = entry;
  const { type } = entry.registration;
  const createdDate = new Date(startedAt - (90 - index) * DAY).toISOString();
  const isDraft = status === 'DRAFT';
  const dates = datesOf(slug, entry.when, startedAt, entry.timeZone ?? making.timeZone);
  const categoriesMade = new Date(startedAt - CATEGORIES_MADE * DAY).toISOString();
  const names = entry.categories.map((name) => categoryNamed(name, categoriesMade));
  const series = { id: seriesIdOf(slug), name: title.slice(0, 30), createdDate, hidden: true };
  const categories =
    dates.length > 1 ? [...names, { ...series, type: 'RECURRING_EVENT' as const }] : names;

  return dates.map((dateAndTimeSettings, position): WireEvent => {
    const own = numbered(slug, position);
    return {
      id: eventIdOf(own),
      title,
      slug: own,
      status: status ?? 'UPCOMING',
      location: structuredClone(PLACES[entry.place]),
      dateAndTimeSettings: structuredClone(dateAndTimeSettings),
      createdDate,
      updatedDate: createdDate,
      ...(!isDraft && { publishedDate: createdDate }),
      instanceId: INSTANCE_ID,
      userId: OWNER_ID,
      guestListSettings: { displayedPublicly: entry.showGuests ?? false },
      eventDisplaySettings: { hideEventDetailsButton: false, hideEventDetailsPage: false },
      shortDescription: entry.short,
      mainImage: poster(entry.poster, mediaBaseUrl),
      description: richText(entry.text),
      registration: registrationOf(entry.registration, startedAt),
      ...pagesOf(own),
      ...(type !== 'NONE' && type !== 'EXTERNAL' && { form: makeForm(own, type, entry.form) }),
      summaries: {
        rsvps: {
          yesCount: rsvps?.yes ?? 0,
          noCount: rsvps?.no ?? 0,
          waitlistCount: rsvps?.waitlist ?? 0,
          totalCount: (rsvps?.yes ?? 0) + (rsvps?.no ?? 0) + (rsvps?.waitlist ?? 0),
        },
      },
      feed: { token: `feed-${own}` },
      onlineConferencing: entry.online
        ? {
            enabled: true,
            type: entry.online,
            session: {
              hostLink: `https://rooms.example/${own}/host`,
              guestLink: `https://rooms.example/${own}`,
              sessionCreated: true,
              sessionId: idOf(`session/${own}`),
            },
          }
        : { enabled: false },
      seoSettings: {
        slug: own,
        hidden: false,
        advancedSeoData: { tags: [shared(entry.poster, mediaBaseUrl)] },
      },
      agendaSettings: entry.agenda ? { enabled: true, pageUrl: agendaOf(own) } : { enabled: false },
      categories: { categories: structuredClone(categories) },
    };
  });
}
