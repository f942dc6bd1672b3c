import type { Codec } from '../http/codec/codec.ts';
import { mediaCodec } from '../values/value-codecs.ts';
import type { Collection } from './entity.ts';

export const collectionCodec: Codec<Collection> = { _id: 'id', media: mediaCodec };
