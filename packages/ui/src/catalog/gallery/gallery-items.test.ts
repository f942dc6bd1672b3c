import type { MediaItem } from '@vitrine/client';
import { describe, expect, it } from 'vitest';
import { getExternalItems, getGalleryItems } from './gallery-items.ts';

const image = (id: string): MediaItem => ({
  _id: id,
  mediaType: 'image',
  title: id,
  image: { url: `/${id}`, width: 4, height: 5, altText: `A ${id}` },
});

const video: MediaItem = {
  _id: 'film',
  mediaType: 'video',
  title: 'A slow look',
  video: {
    files: [{ url: '/film.webm', width: 4, height: 5, format: 'webm' }],
    stillFrameMediaId: 'cup',
  },
};

describe('getGalleryItems', () => {
  it('keeps the order and the alt text of each image', () => {
    const items = getGalleryItems({ items: [image('cup'), image('vase')] });
    expect(items.map(({ id, title }) => [id, title])).toEqual([
      ['cup', 'A cup'],
      ['vase', 'A vase'],
    ]);
  });

  it('shows the main image if there is no other', () => {
    expect(getGalleryItems({ mainMedia: image('cup'), items: [] })).toHaveLength(1);
    expect(getGalleryItems(undefined)).toEqual([]);
  });

  it('takes a video’s poster from its thumbnail or its still frame', () => {
    const [, shown] = getGalleryItems({ items: [image('cup'), video] });
    expect(shown).toMatchObject({ kind: 'video', image: { url: '/cup' } });
    const thumbnail = { url: '/still.jpg', width: 4, height: 5 };
    expect(getGalleryItems({ items: [{ ...video, thumbnail }] })[0]?.image).toBe(thumbnail);
  });

  it('treats a video without files and other media as a file', () => {
    const empty = { ...video, video: { files: [], stillFrameMediaId: '' } };
    const document: MediaItem = { _id: 'pdf', mediaType: 'document', title: 'Pattern' };
    expect(getGalleryItems({ items: [empty, document] }).map(({ kind }) => kind)).toEqual([
      'file',
      'file',
    ]);
  });
});

describe('getExternalItems', () => {
  it('prepares videos of other hosts and models like the media of the catalog', () => {
    const poster = { url: '/poster.jpg', width: 4, height: 5 };
    const video = { kind: 'external-video', id: 'v', title: 'Casting', url: '/v', poster } as const;
    const model = { kind: 'model', id: 'm', title: 'All sides', url: '/m.glb' } as const;
    expect(getExternalItems([video, model])).toMatchObject([
      { id: 'v', kind: 'video', title: 'Casting', image: poster, external: video },
      { id: 'm', kind: 'model', title: 'All sides', image: undefined, external: model },
    ]);
  });
});
