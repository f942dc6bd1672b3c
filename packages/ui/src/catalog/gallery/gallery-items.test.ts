import type { MediaItem } from '@vitrine/client';
import { describe, expect, it } from 'vitest';
import { getGalleryItems } from './gallery-items.ts';

const image = (id: string): MediaItem => ({
  _id: id,
  mediaType: 'image',
  title: id,
  image: { url: `/${id}`, width: 4, height: 5, altText: `A ${id}` },
});

const film: MediaItem = {
  _id: 'film',
  mediaType: 'video',
  title: 'A slow look',
  video: {
    files: [{ url: '/film.webm', width: 4, height: 5, format: 'webm' }],
    stillFrameMediaId: 'cup',
  },
};

describe('galleryItems', () => {
  it('keeps the order and what is on each picture', () => {
    const items = getGalleryItems({ items: [image('cup'), image('vase')] });
    expect(items.map(({ id, title }) => [id, title])).toEqual([
      ['cup', 'A cup'],
      ['vase', 'A vase'],
    ]);
  });

  it('shows the main picture when it is all that there is', () => {
    expect(getGalleryItems({ mainMedia: image('cup'), items: [] })).toHaveLength(1);
    expect(getGalleryItems(undefined)).toEqual([]);
  });

  it('takes the still of a film from its thumbnail or from the picture that it names', () => {
    const [, shown] = getGalleryItems({ items: [image('cup'), film] });
    expect(shown).toMatchObject({ kind: 'video', image: { url: '/cup' } });
    const thumbnail = { url: '/still.jpg', width: 4, height: 5 };
    expect(getGalleryItems({ items: [{ ...film, thumbnail }] })[0]?.image).toBe(thumbnail);
  });

  it('takes a film without files, and everything that is no picture, for a file', () => {
    const empty = { ...film, video: { files: [], stillFrameMediaId: '' } };
    const document: MediaItem = { _id: 'pdf', mediaType: 'document', title: 'Pattern' };
    expect(getGalleryItems({ items: [empty, document] }).map(({ kind }) => kind)).toEqual([
      'file',
      'file',
    ]);
  });
});
