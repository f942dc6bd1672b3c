import type { Media, MediaItem } from '@vitrine/client';
import type { PictureImage } from '../../primitives/picture/Picture.tsx';
import type { ExternalMedia } from './external/external-media.ts';

type Kind = 'image' | 'video' | 'model' | 'file';

/** An image, video or file of a gallery, prepared for display. */
export interface GalleryItem {
  id: string;
  kind: Kind;
  media: MediaItem;
  /** The poster of a video. */
  image: PictureImage | undefined;
  title: string;
  /** What is not from the catalog: a video of another host, or a model. */
  external?: ExternalMedia;
}

const getItemKind = ({ mediaType, image, video }: MediaItem): Kind => {
  if (mediaType === 'video' && video?.files?.length) return 'video';
  return mediaType === 'image' || image ? 'image' : 'file';
};

/** Returns the images, videos and files of an entity in their order; the main one comes first. */
export function getGalleryItems(media: Media | undefined): GalleryItem[] {
  const { items, mainMedia } = media ?? {};
  const all = items?.length ? items : mainMedia ? [mainMedia] : [];
  const posters = new Map(all.map((item) => [item._id, item.image]));
  return all.map((item) => ({
    id: item._id,
    kind: getItemKind(item),
    media: item,
    image: item.image ?? item.thumbnail ?? posters.get(item.video?.stillFrameMediaId ?? ''),
    title: item.image?.altText || item.title,
  }));
}

/** Returns the items of media that the catalog does not have. */
export const getExternalItems = (media: readonly ExternalMedia[]): GalleryItem[] =>
  media.map((external) => {
    const { id, kind, title, poster: image } = external;
    return {
      ...{ id, title, image, external },
      kind: kind === 'model' ? 'model' : 'video',
      media: { _id: id, mediaType: 'video', title },
    };
  });
