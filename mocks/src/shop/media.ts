import type * as client from '@vitrine/client';
import type { Wire } from '@vitrine/client';
import { FILMS, type Film, type Picture, STILLS, type Still, type StillName } from './pictures.ts';

export type MediaItem = Wire<client.MediaItem>;
export type Media = Wire<client.Media>;

const isFilm = (picture: Picture): picture is keyof typeof FILMS => picture in FILMS;

function still(name: StillName, mediaBaseUrl: string): MediaItem {
  const { width, height, alt }: Still = STILLS[name];
  const file = `${name}.jpg`;
  const image = { url: `${mediaBaseUrl}/${file}`, width, height, format: 'jpg', altText: alt };
  return { id: file, mediaType: 'image', title: alt, image, thumbnail: image };
}

function film(name: keyof typeof FILMS, mediaBaseUrl: string): MediaItem {
  const { width, height, title, poster }: Film = FILMS[name];
  const { id, image } = still(poster, mediaBaseUrl);
  const files = [{ url: `${mediaBaseUrl}/${name}`, width, height, format: 'webm' }];
  return {
    id: name,
    mediaType: 'video',
    title,
    video: { files, stillFrameMediaId: id },
    thumbnail: image,
  };
}

/** The media of these pictures, or `undefined` for none. The first is the main one. */
export function mediaOf(pictures: readonly Picture[], mediaBaseUrl: string): Media | undefined {
  const items = pictures.map((picture) =>
    isFilm(picture) ? film(picture, mediaBaseUrl) : still(picture, mediaBaseUrl),
  );
  const [mainMedia] = items;
  return mainMedia && { mainMedia, items };
}
