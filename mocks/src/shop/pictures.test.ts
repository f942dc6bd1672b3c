import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { PICTURES_FOLDER } from '../server/pictures.ts';
import { fennHouse } from './fenn-house.ts';
import { FILMS, STILLS } from './pictures.ts';

const shop = fennHouse({ mediaBaseUrl: '/pictures' });

describe('the pictures', () => {
  const files = readdirSync(PICTURES_FOLDER);

  test('are the files that the shop names, no more and no fewer', () => {
    const named = [...Object.keys(STILLS).map((name) => `${name}.jpg`), ...Object.keys(FILMS)];
    expect([...files].sort()).toEqual(named.sort());
  });

  test('exist for every product and collection, with size and words', () => {
    for (const { name, media } of [...shop.products, ...shop.collections]) {
      for (const { image, video, thumbnail } of media?.items ?? []) {
        const urls = [image?.url, thumbnail?.url, ...(video?.files ?? []).map(({ url }) => url)];
        for (const url of urls.filter((one) => one !== undefined)) {
          expect(
            existsSync(`${PICTURES_FOLDER}${url.replace('/pictures/', '')}`),
            `${name} ${url}`,
          ).toBe(true);
        }
        expect((thumbnail?.width ?? 0) * (thumbnail?.height ?? 0)).toBeGreaterThan(0);
        expect(thumbnail?.altText).toMatch(/\w{3}/);
      }
    }
  });

  test('differ between neighbours, in the whole shop and in each collection', () => {
    const lists = [
      shop.products,
      ...shop.collections.map(({ id }) =>
        shop.products.filter(({ collectionIds }) => collectionIds.includes(id)),
      ),
    ];
    for (const products of lists) {
      for (const [index, { name, media }] of products.entries()) {
        const next = products[index + 1]?.media?.mainMedia?.id;
        if (next) expect(media?.mainMedia?.id, name).not.toBe(next);
      }
    }
  });
});
