import { isJsonObject } from './codec.ts';

/**
 * An entity under the id that its call takes beside it. What is no entity stays as it is, for the
 * call's checks to name.
 */
export function withId<Entity extends object>(
  entity: Entity,
  id: string,
): Entity & { _id: string } {
  return isJsonObject(entity) ? { ...entity, _id: id } : (entity as Entity & { _id: string });
}
