import { createClient } from '@vitrine/client';
import { type Product, queryProducts } from '@vitrine/client/catalog';
import { type EventV3, queryEvents, RequestedFields } from '@vitrine/client/events';
import { createMockPlatform } from '@vitrine/mocks';
import { describe, expect, it } from 'vitest';
import {
  getCollectionMetadata,
  getEventMetadata,
  getProductMetadata,
  serializeJsonLd,
} from './page-metadata.ts';

const { apiBaseUrl, fetch } = createMockPlatform({ mediaBaseUrl: 'https://media.example' });
const client = createClient({ clientId: 'metadata', provider: { apiBaseUrl }, fetch });
const url = 'https://shop.example/products/ridge';

async function readProduct(slug: string): Promise<Product> {
  const { items } = await queryProducts(client, { filter: { slug } });
  return items[0] as Product;
}

async function readEvent(slug: string): Promise<EventV3> {
  const fields = [RequestedFields.DETAILS, RequestedFields.REGISTRATION];
  const { items } = await queryEvents(client, { filter: { slug } }, { fields });
  return items[0] as EventV3;
}

describe('getProductMetadata', () => {
  it('has the rating of the host’s reviews, if there are any', async () => {
    const product = await readProduct('dipped-cup');
    const getRating = (rating: { value: number; max?: number; count: number }) =>
      getProductMetadata(product, { url, rating }).jsonLd[0]?.aggregateRating;
    expect(getRating({ value: 4.3, count: 128 })).toEqual({
      '@type': 'AggregateRating',
      ratingValue: 4.3,
      bestRating: 5,
      reviewCount: 128,
    });
    expect(getRating({ value: 8, max: 10, count: 1 })).toMatchObject({ bestRating: 10 });
    expect(getRating({ value: 0, count: 0 })).toBeUndefined();
    expect(getProductMetadata(product, { url }).jsonLd[0]).not.toHaveProperty('aggregateRating');
  });

  it('describes a product with its price and availability', async () => {
    const product = await readProduct('dipped-cup');
    const metadata = getProductMetadata(product, { url });
    expect(metadata).toMatchObject({ title: 'Dipped cup, Skovby Pottery', canonical: url });
    expect(metadata.description).not.toMatch(/<|&\w+;/);
    expect(metadata.image?.url).toMatch(/^https:\/\/media\.example\//);
    expect(metadata.jsonLd).toEqual([
      expect.objectContaining({
        '@context': 'https://schema.org',
        '@type': 'Product',
        name: 'Dipped cup',
        description: expect.stringMatching(/^[^<]+$/),
        brand: { '@type': 'Brand', name: 'Skovby Pottery' },
        offers: {
          '@type': 'Offer',
          price: 28,
          priceCurrency: 'EUR',
          availability: 'https://schema.org/InStock',
          url,
        },
      }),
    ]);
  });

  it('has a price range, and says what is sold out', async () => {
    const candle = getProductMetadata(await readProduct('ridge-pillar-candle'), { url });
    expect(candle.jsonLd[0]?.offers).toMatchObject({ '@type': 'AggregateOffer', lowPrice: 18 });
    const vase = await readProduct('ring-vase');
    const soldOut = { ...vase, stock: { ...vase.stock, inStock: false } } as Product;
    expect(getProductMetadata(soldOut, { url }).jsonLd[0]?.offers).toMatchObject({
      availability: 'https://schema.org/OutOfStock',
    });
  });

  it('prefers the tags of the owner, unless they are disabled', async () => {
    const product = await readProduct('ring-vase');
    const tags = [
      { type: 'title', children: 'The vase with a ring' },
      { type: 'meta', props: { name: 'robots', content: 'all' } },
      { type: 'meta', props: { name: 'description', content: 'Thrown by hand.' } },
    ];
    expect(getProductMetadata({ ...product, seoData: { tags } }, { url })).toMatchObject({
      title: 'The vase with a ring',
      description: 'Thrown by hand.',
    });
    const disabled = tags.map((tag) => ({ ...tag, disabled: true }));
    expect(getProductMetadata({ ...product, seoData: { tags: disabled } }, { url }).title).toBe(
      product.name,
    );
  });

  it('shortens a description between words', async () => {
    const product = await readProduct('ring-vase');
    const description = `<p>${'A round vase, '.repeat(20)}</p>`;
    const own = { ...product, description, seoData: { tags: [] } };
    const text = getProductMetadata(own, { url }).description ?? '';
    expect(text).toMatch(/ (?:A|round|vase)…$/);
    expect(text.length).toBeLessThanOrEqual(160);
  });

  it('lists the pages above it', async () => {
    const parents = [{ name: 'Shop', url: 'https://shop.example/' }];
    const { jsonLd } = getProductMetadata(await readProduct('ring-vase'), { url, parents });
    expect(jsonLd[1]).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Shop', item: 'https://shop.example/' },
        { position: 2, name: 'Ring vase', item: url },
      ],
    });
  });
});

describe('getCollectionMetadata', () => {
  it('describes a collection without media or text', () => {
    const metadata = getCollectionMetadata({ _id: 'c', name: 'Light', slug: 'light' }, { url });
    expect(metadata).toEqual({
      title: 'Light',
      canonical: url,
      jsonLd: [expect.objectContaining({ '@type': 'CollectionPage', name: 'Light' })],
    });
  });
});

describe('getEventMetadata', () => {
  it('describes an event with its place, times and tickets', async () => {
    const event = await readEvent('resonance-for-nine-strings');
    const { title, jsonLd } = getEventMetadata(event, { url });
    expect(title).toBe(event.title);
    expect(jsonLd[0]).toMatchObject({
      '@type': 'Event',
      startDate: event.dateAndTimeSettings.startDate?.toISOString(),
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: { '@type': 'Place', address: { '@type': 'PostalAddress' } },
      offers: { '@type': 'AggregateOffer', priceCurrency: 'EUR' },
    });
  });

  it('says what is canceled or online, and needs a date', async () => {
    const event = await readEvent('resonance-for-nine-strings');
    const canceled = { ...event, status: 'CANCELED', location: { type: 'ONLINE' } } as const;
    expect(getEventMetadata(canceled, { url }).jsonLd[0]).toMatchObject({
      eventStatus: 'https://schema.org/EventCancelled',
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      location: { '@type': 'VirtualLocation', url },
    });
    const undated = { ...event, dateAndTimeSettings: { dateAndTimeTbd: true } };
    expect(getEventMetadata(undated, { url }).jsonLd).toEqual([]);
  });
});

describe('serializeJsonLd', () => {
  it('can’t end the script that contains it', () => {
    const data = { '@context': 'https://schema.org', '@type': 'Thing', name: '</script>' } as const;
    const text = serializeJsonLd(data);
    expect(text).not.toContain('<');
    expect(JSON.parse(text)).toEqual(data);
  });
});
