import type { Image, Media } from '@vitrine/client';
import type { Product } from '@vitrine/client/catalog';
import type { Collection } from '@vitrine/client/collections';
import type { EventV3 } from '@vitrine/client/events';
import { getTextBlocks } from '../../primitives/safe-html/html-text.ts';
import { isHttpUrl } from '../../utils/safe-url.ts';

/** One object of structured data, in the vocabulary of schema.org. */
export type JsonLd = {
  /** The vocabulary. */
  '@context': 'https://schema.org';
  /** Name of the type in the vocabulary, such as `Product`. */
  '@type': string;
} & Record<string, unknown>;

/** What the head of a page says about it, for search engines and link previews. */
export interface PageMetadata {
  /** Title of the page. */
  title: string;
  /** Plain text of at most 160 characters, cut between words. */
  description?: string;
  /** Absolute URL of the page. */
  canonical: string;
  /** Image of link previews, with an absolute URL. */
  image?: { url: string; width?: number; height?: number; alt?: string };
  /** Structured data; each object is rendered by `JsonLdScript`. */
  jsonLd: readonly JsonLd[];
}

/** Where a page is, and the pages above it. */
export interface PageLocation {
  /** Absolute URL of the page, without the query of a selection. */
  url: string;
  /** The pages above this one, from the home page, for the breadcrumbs of search results. */
  parents?: readonly { name: string; url: string }[];
}

/** The average rating of a product, from the host: the platform has no reviews. */
export interface ProductRating {
  /** From 0 to `max`. */
  value: number;
  /** The best rating. Default 5. */
  max?: number;
  /** Number of reviews; without any, search engines reject a rating. */
  count: number;
}

const MAX_DESCRIPTION = 160;

/** Cuts a text between words. */
function shorten(text: string): string | undefined {
  if (text.length <= MAX_DESCRIPTION) return text || undefined;
  const start = text.slice(0, MAX_DESCRIPTION - 1);
  return `${start.slice(0, Math.max(start.lastIndexOf(' '), 1)).replace(/[\s,;:–-]+$/, '')}…`;
}

const getText = (html: string | undefined): string =>
  getTextBlocks(html)
    .map(({ text }) => text)
    .join(' ');

/** Drops what is undefined, so that it is neither a field nor `null` in JSON. */
function withoutUndefined<Fields extends object>(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Fields;
}

const toJsonLd = (type: string, fields: Record<string, unknown>): JsonLd =>
  withoutUndefined({ '@context': 'https://schema.org' as const, '@type': type, ...fields });

function toPreviewImage(image: Image | undefined, alt: string): PageMetadata['image'] {
  if (!image || !isHttpUrl(image.url)) return undefined;
  const { url, width, height, altText } = image;
  return withoutUndefined({ url, width, height, alt: altText ?? alt });
}

const getImages = (media: Media | undefined): readonly Image[] =>
  [media?.mainMedia, ...(media?.items ?? [])].flatMap(
    (item) => item?.image ?? item?.thumbnail ?? [],
  );

function getBreadcrumbs(name: string, { url, parents = [] }: PageLocation): readonly JsonLd[] {
  if (parents.length === 0) return [];
  return [
    toJsonLd('BreadcrumbList', {
      itemListElement: [...parents, { name, url }].map((page, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: page.name,
        item: page.url,
      })),
    }),
  ];
}

interface Described {
  /** Name of the page in breadcrumbs. */
  name: string;
  /** Title for search engines; the name by default. */
  title?: string | undefined;
  description: string | undefined;
  image: PageMetadata['image'];
}

function toMetadata(
  { name, title = name, description, image }: Described,
  location: PageLocation,
  own: readonly JsonLd[],
): PageMetadata {
  const jsonLd = [...own, ...getBreadcrumbs(name, location)];
  const fields = { title, description, canonical: location.url, image, jsonLd };
  return withoutUndefined(fields) as PageMetadata;
}

/** Returns the content of an enabled tag that the owner of the product has written. */
function getOwnTag({ seoData }: Product, type: string, name?: string): string | undefined {
  const tag = seoData?.tags.find(
    (one) => !one.disabled && one.type === type && (!name || one.props?.name === name),
  );
  const content = name ? tag?.props?.content : tag?.children;
  return typeof content === 'string' && content.trim() ? content.trim() : undefined;
}

function getOffers({ priceData, price = priceData, priceRange, stock }: Product, url: string) {
  if (!price) return undefined;
  const common = {
    priceCurrency: price.currency,
    availability: `https://schema.org/${stock?.inStock === false ? 'OutOfStock' : 'InStock'}`,
    url,
  };
  const { minValue, maxValue } = priceRange ?? {};
  if (minValue !== undefined && maxValue !== undefined && minValue < maxValue) {
    return { '@type': 'AggregateOffer', lowPrice: minValue, highPrice: maxValue, ...common };
  }
  return { '@type': 'Offer', price: price.discountedPrice, ...common };
}

const toAggregateRating = ({ value, max = 5, count }: ProductRating) =>
  count > 0
    ? { '@type': 'AggregateRating', ratingValue: value, bestRating: max, reviewCount: count }
    : undefined;

/**
 * Returns the metadata of a product's page. Title and description are those that the owner has
 * written for search engines, otherwise its name and the beginning of its description. A `rating` of
 * the host's reviews is a part of the structured data.
 *
 * @example
 * const { title, description, jsonLd } = getProductMetadata(product, { url });
 */
export function getProductMetadata(
  product: Product,
  { rating, ...location }: PageLocation & { rating?: ProductRating | undefined },
): PageMetadata {
  const { name, sku, brand } = product;
  const text = getText(product.description);
  const images = getImages(product.media).filter(({ url }) => isHttpUrl(url));
  const jsonLd = toJsonLd('Product', {
    name,
    description: text || undefined,
    image: images.length > 0 ? [...new Set(images.map(({ url }) => url))] : undefined,
    sku,
    brand: brand ? { '@type': 'Brand', name: brand } : undefined,
    offers: getOffers(product, location.url),
    aggregateRating: rating && toAggregateRating(rating),
  });
  return toMetadata(
    {
      name,
      title: getOwnTag(product, 'title'),
      description: getOwnTag(product, 'meta', 'description') ?? shorten(text),
      image: toPreviewImage(images[0], name),
    },
    location,
    [jsonLd],
  );
}

/** Returns the metadata of a collection's page. */
export function getCollectionMetadata(
  { name, description, media }: Collection,
  location: PageLocation,
): PageMetadata {
  const image = toPreviewImage(getImages(media)[0], name);
  return toMetadata({ name, description: shorten(getText(description)), image }, location, [
    toJsonLd('CollectionPage', { name, url: location.url }),
  ]);
}

/** Statuses of an event that search engines know. */
const eventStatus: Partial<Record<EventV3['status'], string>> = {
  CANCELED: 'https://schema.org/EventCancelled',
  UPCOMING: 'https://schema.org/EventScheduled',
  STARTED: 'https://schema.org/EventScheduled',
};

function getPlace({ type, name, address, locationTbd }: EventV3['location'], url: string) {
  if (type === 'ONLINE') return { '@type': 'VirtualLocation', url };
  if (locationTbd || (!name && !address)) return undefined;
  return withoutUndefined({
    '@type': 'Place',
    name,
    address:
      address &&
      withoutUndefined({
        '@type': 'PostalAddress',
        streetAddress: address.addressLine,
        addressLocality: address.city,
        postalCode: address.postalCode,
        addressCountry: address.country,
      }),
  });
}

function getTicketOffers({ registration }: EventV3, url: string) {
  const { lowestPrice, soldOut } = registration?.tickets ?? {};
  if (!lowestPrice?.value || !lowestPrice.currency) return undefined;
  return {
    '@type': 'AggregateOffer',
    lowPrice: lowestPrice.value,
    priceCurrency: lowestPrice.currency,
    availability: `https://schema.org/${soldOut ? 'SoldOut' : 'InStock'}`,
    url,
  };
}

/**
 * Returns the metadata of an event's page; an event without a date has no structured data, because
 * search engines require one. Read the event with the field sets DETAILS and REGISTRATION.
 */
export function getEventMetadata(event: EventV3, location: PageLocation): PageMetadata {
  const { title, shortDescription, mainImage, dateAndTimeSettings } = event;
  const { startDate, endDate, hideEndDate, dateAndTimeTbd } = dateAndTimeSettings;
  const image = toPreviewImage(mainImage, title);
  const isOnline = event.location.type === 'ONLINE';
  const jsonLd = toJsonLd('Event', {
    name: title,
    description: shortDescription || undefined,
    startDate: startDate?.toISOString(),
    endDate: hideEndDate ? undefined : endDate?.toISOString(),
    eventStatus: eventStatus[event.status],
    eventAttendanceMode: `https://schema.org/${isOnline ? 'Online' : 'Offline'}EventAttendanceMode`,
    location: getPlace(event.location, location.url),
    image: image ? [image.url] : undefined,
    offers: getTicketOffers(event, location.url),
    url: location.url,
  });
  return toMetadata(
    { name: title, description: shorten(shortDescription ?? ''), image },
    location,
    dateAndTimeTbd || !startDate ? [] : [jsonLd],
  );
}

/**
 * Serializes structured data for `<script type="application/ld+json">`: no text in it can end the
 * script.
 */
export const serializeJsonLd = (data: JsonLd): string =>
  JSON.stringify(data).replaceAll('<', '\\u003c');
