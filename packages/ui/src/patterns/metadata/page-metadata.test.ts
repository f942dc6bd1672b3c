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

  it('omits what the product does not have', () => {
    const bare = { _id: 'p', name: 'Cup', slug: 'cup', media: { items: [] } } as unknown as Product;
    expect(getProductMetadata(bare, { url })).toEqual({
      title: 'Cup',
      canonical: url,
      jsonLd: [{ '@context': 'https://schema.org', '@type': 'Product', name: 'Cup' }],
    });
  });

  it('has the price of a product without a range, or with one price only', () => {
    const bare = { _id: 'p', name: 'Cup', slug: 'cup' } as unknown as Product;
    const price = { currency: 'EUR', price: 30, discountedPrice: 28 };
    const getOffers = (rest: Partial<Product>) =>
      getProductMetadata({ ...bare, price, ...rest }, { url }).jsonLd[0]?.offers;
    const one = {
      '@type': 'Offer',
      price: 28,
      priceCurrency: 'EUR',
      availability: 'https://schema.org/InStock',
      url,
    };
    expect(getOffers({})).toEqual(one);
    expect(getOffers({ priceRange: { minValue: 28, maxValue: 28 } })).toEqual(one);
    expect(getOffers({ priceRange: { minValue: 18, maxValue: 28 } })).toEqual({
      '@type': 'AggregateOffer',
      lowPrice: 18,
      highPrice: 28,
      priceCurrency: 'EUR',
      availability: 'https://schema.org/InStock',
      url,
    });
  });

  it('has each image once, and the name as the text of an image without one', () => {
    const getMetadata = (altText?: string) => {
      const image = { url: 'https://media.example/cup.jpg', width: 4, height: 5 };
      const main = {
        _id: 'm',
        mediaType: 'image',
        image: { ...image, ...(altText && { altText }) },
      };
      const local = { _id: 'l', mediaType: 'image', image: { ...image, url: '/cup.jpg' } };
      const media = { mainMedia: main, items: [main, local] };
      const bare = { _id: 'p', name: 'Cup', slug: 'cup', media } as unknown as Product;
      return getProductMetadata(bare, { url });
    };
    expect(getMetadata().image).toEqual({
      url: 'https://media.example/cup.jpg',
      width: 4,
      height: 5,
      alt: 'Cup',
    });
    expect(getMetadata('A cup on a table').image?.alt).toBe('A cup on a table');
    expect(getMetadata().jsonLd[0]?.image).toEqual(['https://media.example/cup.jpg']);
  });

  it('ignores empty tags of the owner', async () => {
    const product = await readProduct('ring-vase');
    const tags = [
      { type: 'title', children: '  ' },
      { type: 'meta', props: { name: 'description', content: '' } },
    ];
    const own = { ...product, description: '<p>A round vase</p>', seoData: { tags } };
    expect(getProductMetadata(own, { url })).toMatchObject({
      title: product.name,
      description: 'A round vase',
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

  it('has the place of an event that has only a name or an address, and none without both', async () => {
    const event = await readEvent('resonance-for-nine-strings');
    const { name: _name, address, ...rest } = event.location;
    const getLocation = (location: object) =>
      getEventMetadata({ ...event, location: { ...rest, ...location } }, { url }).jsonLd[0];
    expect(getLocation({ name: 'The Quay' })).toMatchObject({ location: { name: 'The Quay' } });
    expect(getLocation({ address })).toMatchObject({
      location: { address: { '@type': 'PostalAddress' } },
    });
    expect(getLocation({})).not.toHaveProperty('location');
  });

  it('says whether the tickets are sold out, and has no offer without a price', async () => {
    const event = await readEvent('resonance-for-nine-strings');
    const getOffers = (tickets: object | undefined) =>
      getEventMetadata({ ...event, registration: { ...event.registration, tickets } } as EventV3, {
        url,
      }).jsonLd[0]?.offers;
    const lowestPrice = { value: '24.00', currency: 'EUR' };
    expect(getOffers({ lowestPrice })).toEqual({
      '@type': 'AggregateOffer',
      lowPrice: '24.00',
      priceCurrency: 'EUR',
      availability: 'https://schema.org/InStock',
      url,
    });
    expect(getOffers({ lowestPrice, soldOut: true })).toMatchObject({
      availability: 'https://schema.org/SoldOut',
    });
    expect(getOffers({ lowestPrice: { value: '24.00' } })).toBeUndefined();
    expect(getOffers({ lowestPrice: { currency: 'EUR' } })).toBeUndefined();
    expect(getOffers({})).toBeUndefined();
    expect(getOffers(undefined)).toBeUndefined();
  });

  it('omits a hidden end, and a text or image that the event does not have', async () => {
    const {
      mainImage,
      shortDescription: _text,
      ...event
    } = await readEvent('resonance-for-nine-strings');
    const endDate = new Date('2026-12-03T20:00Z');
    const getMetadata = (settings: object, rest: object = {}) =>
      getEventMetadata(
        {
          ...event,
          ...rest,
          dateAndTimeSettings: { ...event.dateAndTimeSettings, endDate, ...settings },
        } as EventV3,
        { url },
      );
    const hidden = getMetadata({ hideEndDate: true });
    for (const name of ['endDate', 'image', 'description']) {
      expect(hidden.jsonLd[0]).not.toHaveProperty(name);
    }
    expect(hidden).not.toHaveProperty('description');
    expect(hidden).not.toHaveProperty('image');
    const shown = getMetadata(
      { hideEndDate: false },
      { mainImage, shortDescription: 'Nine strings, one room.' },
    );
    expect(shown.description).toBe('Nine strings, one room.');
    expect(shown.jsonLd[0]).toMatchObject({
      endDate: '2026-12-03T20:00:00.000Z',
      description: 'Nine strings, one room.',
      image: [shown.image?.url],
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
