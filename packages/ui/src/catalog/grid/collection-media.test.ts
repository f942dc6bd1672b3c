import type { MediaItem } from '@vitrine/client';
import { describe, expect, it } from 'vitest';
import { getCollectionMedia } from './collection-media.ts';

const file = { url: '/file', width: 640, height: 800 };
const sheet: MediaItem = { _id: 'sheet', mediaType: 'document', title: 'Care' };
const still: MediaItem = { _id: 'still', mediaType: 'image', title: 'Bowls', image: file };
const video: MediaItem = {
  ...{ _id: 'film', mediaType: 'video', title: 'The wheel' },
  video: { files: [file], stillFrameMediaId: 'still' },
};

describe('G19 getCollectionMedia', () => {
  it('returns the main media, an image or a video', () => {
    expect(getCollectionMedia({ mainMedia: video, items: [still, video] })).toBe(video);
    expect(getCollectionMedia({ items: [still, video] })).toBe(still);
  });

  it('skips files without anything to show', () => {
    expect(getCollectionMedia({ mainMedia: sheet, items: [sheet, video, still] })).toBe(video);
    expect(getCollectionMedia({ items: [sheet] })).toBeUndefined();
    expect(getCollectionMedia(undefined)).toBeUndefined();
    expect(getCollectionMedia({ items: [{ ...sheet, thumbnail: file }] })?._id).toBe('sheet');
  });
});
