import type { Codec } from '../http/codec/codec.ts';
import type { Address, AddressWithContact } from './address.ts';
import type { Video } from './image.ts';
import type { Media, MediaItem } from './media.ts';

export const addressCodec: Codec<Address> = {
  geocode: { latitude: 'number', longitude: 'number' },
};

export const addressWithContactCodec: Codec<AddressWithContact> = {
  address: addressCodec,
  contactDetails: { vatId: { _id: 'id' } },
};

const mediaItemShape: Codec<MediaItem> = { _id: 'id' };

export const mediaCodec: Codec<Media> = { mainMedia: mediaItemShape, items: [mediaItemShape] };

export const videoCodec: Codec<Video> = { urlExpirationDate: 'date' };
