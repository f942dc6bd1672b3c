import type { Shape } from '../http/codec/codec.ts';
import type { Address, AddressWithContact } from './address.ts';
import type { Video } from './image.ts';
import type { Media, MediaItem } from './media.ts';

export const addressShape: Shape<Address> = {
  geocode: { latitude: 'number', longitude: 'number' },
};

export const addressWithContactShape: Shape<AddressWithContact> = {
  address: addressShape,
  contactDetails: { vatId: { _id: 'id' } },
};

const mediaItemShape: Shape<MediaItem> = { _id: 'id' };

export const mediaShape: Shape<Media> = { mainMedia: mediaItemShape, items: [mediaItemShape] };

export const videoShape: Shape<Video> = { urlExpirationDate: 'date' };
