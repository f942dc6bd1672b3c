import type { Shape } from '../core/shape.ts';
import { mediaShape } from '../shared/shapes.ts';
import type { Collection } from './collection.ts';

export const collectionShape: Shape<Collection> = { _id: 'id', media: mediaShape };
