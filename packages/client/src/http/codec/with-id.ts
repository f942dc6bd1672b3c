import { isJsonObject } from './codec.ts';

/**
 * Returns an entity with the id that is passed separately. A value that is not an entity stays
 * unchanged and is reported by the endpoint's checks.
 */
export function withId<Entity extends object>(
  entity: Entity,
  id: string,
): Entity & { _id: string } {
  return isJsonObject(entity) ? { ...entity, _id: id } : (entity as Entity & { _id: string });
}
