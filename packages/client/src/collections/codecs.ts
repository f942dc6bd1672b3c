import type { Shape } from '../http/codec/codec.ts';
import { mediaShape } from '../values/value-codecs.ts';
import type { Collection } from './entity.ts';

export const collectionShape: Shape<Collection> = { _id: 'id', media: mediaShape };
