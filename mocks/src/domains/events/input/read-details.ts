import { ConferencingType } from '@vitrine/client/events';
import type { WireEvent } from '../../../fixtures/events/index.ts';
import { invalid } from '../../../platform/errors.ts';
import {
  fieldsList,
  type JsonObject,
  optionalEnum,
  optionalFields,
  optionalFlag,
  optionalText,
  requireText,
  shortText,
  wholeNumber,
} from '../../../platform/requests/fields.ts';
import { collectViolations } from '../../../platform/requests/gather.ts';

const MAX = { title: 120, short: 500, text: 50_000, url: 2000, pixels: 100_000, categories: 10 };

function readTitle(event: JsonObject): string {
  requireText(event, 'title', 'event.title');
  return shortText(event, 'title', MAX.title, 'event.title') ?? '';
}

function readDescription(event: JsonObject): WireEvent['description'] {
  const description = optionalFields(event, 'description', 'event.description');
  if (!description) return undefined;
  fieldsList(description, 'nodes', 1000, 'event.description.nodes');
  const { length } = JSON.stringify(description);
  if (length <= MAX.text) return description;
  throw invalid({
    field: 'event.description',
    violatedRule: 'MAX_LENGTH',
    description: `has length ${length}, max ${MAX.text}`,
  });
}

function readImage(event: JsonObject): WireEvent['mainImage'] {
  const path = 'event.mainImage';
  const image = optionalFields(event, 'mainImage', path);
  if (!image) return undefined;
  const pixels = (key: string) => () =>
    (image[key] ?? undefined) === undefined
      ? undefined
      : wholeNumber(image, key, { min: 1, max: MAX.pixels, path: `${path}.${key}` });
  const text = (key: string) => () => shortText(image, key, MAX.url, `${path}.${key}`);
  return collectViolations({
    id: text('id'),
    url() {
      requireText(image, 'url', `${path}.url`);
      return text('url')() ?? '';
    },
    width: pixels('width'),
    height: pixels('height'),
    altText: text('altText'),
    filename: text('filename'),
  });
}

function readConferencing(event: JsonObject): NonNullable<WireEvent['onlineConferencing']> {
  const path = 'event.onlineConferencing';
  const conferencing = optionalFields(event, 'onlineConferencing', path) ?? {};
  const enabled = optionalFlag(conferencing, 'enabled', `${path}.enabled`) ?? false;
  if (!enabled) return { enabled };
  const types = Object.values(ConferencingType);
  return {
    enabled,
    type: optionalEnum(conferencing, 'type', types, `${path}.type`) ?? 'MEETING',
    providerId: optionalText(conferencing, 'providerId', `${path}.providerId`),
  };
}

function readSeo(event: JsonObject): NonNullable<WireEvent['seoSettings']> {
  const path = 'event.seoSettings';
  const seo = optionalFields(event, 'seoSettings', path) ?? {};
  const advancedSeoData = optionalFields(seo, 'advancedSeoData', `${path}.advancedSeoData`);
  const hidden = optionalFlag(seo, 'hidden', `${path}.hidden`) ?? false;
  return { hidden, ...(advancedSeoData && { advancedSeoData }) };
}

/** A category to assign to an event: an existing one by its id, or one by its name. */
export interface RequestedCategory {
  id?: string;
  name?: string;
  path: string;
}

function readCategories(event: JsonObject): RequestedCategory[] {
  const path = 'event.categories';
  const categories = optionalFields(event, 'categories', path) ?? {};
  const listPath = `${path}.categories`;
  return fieldsList(categories, 'categories', MAX.categories, listPath).map((category, index) => ({
    id: optionalText(category, 'id', `${listPath}[${index}].id`),
    name: shortText(category, 'name', 30, `${listPath}[${index}].name`),
    path: `${listPath}[${index}]`,
  }));
}

function readFlags<Key extends string>(event: JsonObject, part: string, keys: readonly Key[]) {
  const fields = optionalFields(event, part, `event.${part}`) ?? {};
  const entries = keys.map((key) => [
    key,
    optionalFlag(fields, key, `event.${part}.${key}`) ?? false,
  ]);
  return Object.fromEntries(entries) as Record<Key, boolean>;
}

/** Reads all fields of an event except its location, dates, registration and form. */
export const readDetails = (event: JsonObject) =>
  collectViolations({
    title: () => readTitle(event),
    shortDescription: () =>
      shortText(event, 'shortDescription', MAX.short, 'event.shortDescription'),
    description: () => readDescription(event),
    mainImage: () => readImage(event),
    guestListSettings: () => readFlags(event, 'guestListSettings', ['displayedPublicly']),
    eventDisplaySettings: () =>
      readFlags(event, 'eventDisplaySettings', ['hideEventDetailsButton', 'hideEventDetailsPage']),
    onlineConferencing: () => readConferencing(event),
    seoSettings: () => readSeo(event),
    agendaEnabled: () => readFlags(event, 'agendaSettings', ['enabled']).enabled,
    wantedCategories: () => readCategories(event),
  });
