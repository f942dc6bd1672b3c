import type { Media, MediaFile, MediaItem } from '@vitrine/client';
import type { StoreVariant } from '@vitrine/client/catalog';
import { atom, type WritableAtom } from 'jotai/vanilla';
import type { QueryResult } from '../query/query-atom.ts';
import { refetchBeforeExpiry } from '../time/refetch-before-expiry.ts';
import { weakFamily } from '../utils/weak-family.ts';
import { storeVariantAtom } from './queries.ts';

type StoreMedia = NonNullable<StoreVariant['media']>;
type File = Pick<MediaFile, 'url'> & Partial<MediaFile>;

/** Unknown sizes are 0. */
const getFile = ({ url, width = 0, height = 0, format, altText }: File): MediaFile => ({
  url,
  width,
  height,
  ...(format && { format }),
  ...(altText && { altText }),
});

function toVideoItem({ video, image }: StoreMedia): MediaItem | undefined {
  const { id, url, resolutions = [], posters = [] } = video ?? {};
  const [first] = resolutions;
  const fileUrl = url ?? first?.url;
  if (!fileUrl) return undefined;
  const poster = posters[0] ?? first?.poster ?? image;
  return {
    _id: id ?? fileUrl,
    mediaType: 'video',
    // The poster's alt text does not describe the video, and there is no other text.
    title: '',
    video: {
      files: (resolutions.length > 0 ? resolutions : [{ url: fileUrl }]).map(getFile),
      stillFrameMediaId: image?.id ?? '',
    },
    ...(poster && { thumbnail: getFile(poster) }),
  };
}

function getStill({ image }: StoreMedia): MediaItem | undefined {
  if (!image) return undefined;
  const { id, url, altText, filename } = image;
  return {
    _id: id ?? url,
    mediaType: 'image',
    title: altText ?? filename ?? '',
    image: getFile(image),
  };
}

/**
 * Returns the image and the video of a variant in the format of a product's media. See
 * docs/reference/catalog.mdx.
 */
export function variantMedia({ media = {} }: Pick<StoreVariant, 'media'>): Media | undefined {
  const items = [getStill(media), toVideoItem(media)].filter((item) => item !== undefined);
  const [mainMedia] = items;
  return mainMedia && { mainMedia, items };
}

/** The currently loaded media of a variant. */
export interface VariantMedia {
  /** `undefined` while loading, or if the variant has none. */
  media: Media | undefined;
  /** When the video's URLs expire, by the platform's clock. See docs/reference/catalog.mdx. */
  expires: Date | undefined;
  /** Whether there is no response for the variant yet. */
  isPending: boolean;
  /** Why they could not be loaded. */
  error: Error | null;
}

const getExpiry = (variant: StoreVariant | null) => variant?.media?.video?.urlExpirationDate;

function getView({ data, isPending, error }: QueryResult<StoreVariant | null>): VariantMedia {
  return {
    media: data ? variantMedia(data) : undefined,
    expires: getExpiry(data ?? null),
    isPending,
    error,
  };
}

/**
 * The media of a variant by its store-wide id. Video URLs of variants expire: while
 * subscribed, the variant is refetched a minute before that, or as soon as a suspended page is
 * visible again. Writing refetches it immediately, for example if a URL no longer works; a
 * pending fetch is not restarted. See docs/reference/catalog.mdx.
 */
export const variantMediaAtom = weakFamily(
  (storeVariantId: string): WritableAtom<VariantMedia, [], void> => {
    const source = storeVariantAtom(storeVariantId);
    const freshAtom = refetchBeforeExpiry(source, getExpiry);
    return atom(
      (get) => getView(get(freshAtom)),
      (get, set) => {
        if (!get(source).isFetching) void set(source);
      },
    );
  },
  (storeVariantId) => storeVariantId,
);
