import type { Media } from '@vitrine/client';
import { getProduct } from '../lib/demo-products.ts';

export const candle = getProduct('ridge-pillar-candle');
export const set = getProduct('ridge-candles-set');

const stills = candle.media?.items ?? [];
const video = set.media?.items.find(({ mediaType }) => mediaType === 'video');

/** An image that cannot be loaded. */
const missingImage = {
  _id: 'gone',
  mediaType: 'image',
  title: 'Wick',
  image: { url: '/pictures/gone.jpg', width: 640, height: 800 },
} as const;

const files = [
  { _id: 'pattern', mediaType: 'document', title: 'How to trim a wick' },
  { _id: 'sound', mediaType: 'audio', title: 'The workshop in the morning' },
  { _id: 'all', mediaType: 'zip', title: 'Pictures for the press' },
] as const;

/** All types of media, and one image that cannot be loaded. */
export const mixed: Media = {
  items: [...(set.media?.items.slice(0, 2) ?? []), missingImage, ...files],
};

/** Enough to scroll a row of thumbnails: images, a missing image, and files. */
export const seven: Media = { items: [...stills, ...files] };

/** A video between two images. Its two resolutions are one file here. */
export const filmed: Media = {
  items: [
    ...stills.slice(0, 1),
    ...(video?.video
      ? [
          {
            ...video,
            video: {
              ...video.video,
              files: video.video.files.flatMap((file) => [
                { ...file, url: `${file.url}?1080`, width: 1080, height: 1350 },
                { ...file, url: `${file.url}?480`, width: 480, height: 600 },
              ]),
            },
          },
        ]
      : []),
    ...stills.slice(1, 2),
  ],
};

/** Full width, as on a phone. */
export const edge = { layout: 'fullscreen' } as const;
export const small = { viewport: { value: 'small', isRotated: false } };
export const large = { viewport: { value: 'large', isRotated: false } };
