import { getCategoryId, type WireCategory } from '../../fixtures/events/data/categories.ts';
import { formatDates } from '../../fixtures/events/formatted.ts';
import { makeForm, messagesFor } from '../../fixtures/events/forms.ts';
import type { WireEvent } from '../../fixtures/events/index.ts';
import { getAgenda, getPages } from '../../fixtures/events/make-event.ts';
import { invalid, missingField, rejection } from '../../platform/errors.ts';
import type { PlatformContext } from '../../platform/platform-context.ts';
import { getId } from '../../platform/random.ts';
import { isJsonObject, type JsonObject, optionalText } from '../../platform/requests/fields.ts';
import { collectViolations } from '../../platform/requests/gather.ts';
import { freeSlug } from '../../platform/requests/slug.ts';
import { getEventStore } from './get-event-store.ts';
import { readDates } from './input/read-dates.ts';
import { type RequestedCategory, readDetails } from './input/read-details.ts';
import { readForm } from './input/read-form.ts';
import { readLocation } from './input/read-location.ts';
import { readRegistration } from './input/read-registration.ts';

/** The longest slug of an event. */
const LONGEST_SLUG = 130;
const SLUG = /^[\p{L}\p{N}_]+(-[\p{L}\p{N}_]+)*$/u;

/**
 * Merges written fields into existing ones recursively; null removes a field. Lists are replaced.
 */
export function merge(old: unknown, written: unknown): unknown {
  if (!isJsonObject(old) || !isJsonObject(written)) return structuredClone(written);
  const merged = new Map<string, unknown>(Object.entries(old));
  for (const [key, value] of Object.entries(written)) {
    if (value === null) merged.delete(key);
    else if (value !== undefined) merged.set(key, merge(merged.get(key), value));
  }
  return Object.fromEntries(merged);
}

/** The slugs of all events but this one. */
export const getUsedSlugs = (context: PlatformContext, owner?: WireEvent): Set<string> =>
  new Set(
    getEventStore(context)
      .all()
      .flatMap(({ id, slug }) => (id === owner?.id ? [] : slug)),
  );

/** Returns the written slug, or one from the title, numbered if it is taken. */
export function slugFor(context: PlatformContext, event: JsonObject, owner?: WireEvent): string {
  const usedSlugs = getUsedSlugs(context, owner);
  const slug = optionalText(event, 'slug', 'event.slug');
  // A title that is no text is rejected where titles are read.
  const title = typeof event.title === 'string' ? event.title : '';
  if (!slug) return freeSlug(title, (one) => usedSlugs.has(one), 'event');
  if (slug.length > LONGEST_SLUG || !SLUG.test(slug)) {
    throw rejection('INVALID_SLUG_FORMAT', `"${slug.slice(0, LONGEST_SLUG)}" can't be a slug.`, {
      data: { slug: slug.slice(0, LONGEST_SLUG) },
    });
  }
  if (!usedSlugs.has(slug)) return slug;
  throw rejection('SLUG_ALREADY_IN_USE', `Another event has the slug "${slug}".`, {
    data: { slug },
  });
}

function findCategory(
  context: PlatformContext,
  { id, name, path }: RequestedCategory,
): WireCategory {
  const known = getEventStore(context)
    .all()
    .flatMap(({ categories }) => categories?.categories ?? [])
    .find((one) => (id === undefined ? one.name === name : one.id === id));
  if (known) return structuredClone(known);
  if (id !== undefined) {
    const description = 'is no category';
    throw invalid({ field: `${path}.id`, violatedRule: 'VALIDATION', description });
  }
  if (!name) throw missingField(`${path}.name`);
  const createdDate = context.timestamp();
  return { id: getCategoryId(name), name, createdDate, hidden: false, type: 'MANUAL' };
}

/** Returns the conferencing settings of an online event, with its own links. */
function getConferencing(
  conferencing: NonNullable<WireEvent['onlineConferencing']>,
  id: string,
): WireEvent['onlineConferencing'] {
  if (!conferencing.enabled) return conferencing;
  const guestLink = `https://rooms.example/${id}`;
  const sessionId = getId(`session/${id}`);
  return {
    ...conferencing,
    session: { hostLink: `${guestLink}/host`, guestLink, sessionCreated: true, sessionId },
  };
}

/** Returns the validated writable fields of an event, with the fields derived from them. */
export function composeEvent(
  context: PlatformContext,
  id: string,
  slug: string,
  written: JsonObject,
) {
  const { details, dates, ...parts } = collectViolations({
    details: () => readDetails(written),
    location: () => readLocation(written),
    dates: () => readDates(written, context.shop.timeZone),
    registration: () => readRegistration(written, context.shop.currency),
    form: () => readForm(written, () => context.nextId('control')),
  });
  const {
    agendaEnabled,
    wantedCategories: requestedCategories,
    onlineConferencing,
    seoSettings,
    ...rest
  } = details;
  const { type = 'NONE' } = parts.registration;
  const hasRegistration = type === 'RSVP' || type === 'TICKETING';
  return {
    ...rest,
    ...parts,
    slug,
    dateAndTimeSettings: { ...dates, formatted: formatDates(dates, context.shop.language) },
    form: hasRegistration
      ? { messages: structuredClone(messagesFor(type)), ...(parts.form ?? makeForm(id, type)) }
      : undefined,
    onlineConferencing: getConferencing(onlineConferencing, id),
    seoSettings: { advancedSeoData: { tags: [] }, ...seoSettings, slug },
    agendaSettings: agendaEnabled
      ? { enabled: true, pageUrl: getAgenda(slug) }
      : { enabled: false },
    categories: {
      categories: requestedCategories.map((category) => findCategory(context, category)),
    },
    ...getPages(slug),
  };
}
