import { isJsonObject, type JsonObject } from '../../platform/requests/fields.ts';
import type { RandomSource } from './random-source.ts';

/** A low limit, so that old entities are replaced by current ones. */
const MAX_ENTITIES = 25;
const DEEPEST = 8;

interface Thing {
  value: unknown;
  /** The token that it was sent to. */
  owner: string | undefined;
}

/**
 * Values that one request has taken so far, by path. Further values come from the same entities.
 */
export type SelectedEntities = Map<string, unknown>;

/** Entities that the platform has returned, by their field: `products`, `cart`. */
export interface Pool {
  /** Stores the entities of a response. */
  harvest(response: unknown, owner: string | undefined): void;
  /** Returns a text at a path such as `cart.lineItems.id`, or `undefined` if none is known. */
  take(
    entityPath: string,
    selectedEntities: SelectedEntities,
    owner: string | undefined,
  ): string | undefined;
  /** Any text of any response. */
  any(): string;
}

export function createPool(chance: RandomSource): Pool {
  const things = new Map<string, Thing[]>();

  function keep(name: string, thing: Thing): void {
    const known = things.get(name) ?? [];
    known.push(thing);
    if (known.length > MAX_ENTITIES) known.shift();
    things.set(name, known);
  }

  const one = (value: unknown) =>
    Array.isArray(value) ? value[chance.below(Math.max(1, value.length))] : value;

  function getRoot(name: string, owner: string | undefined): unknown {
    const known = things.get(name) ?? [];
    const own = known.filter((thing) => thing.owner === owner);
    const from = own.length > 0 && chance.percent(80) ? own : known;
    // The latest entity is usually not used up yet.
    return (chance.percent(40) ? from.at(-1) : from[chance.below(from.length)])?.value;
  }

  function anyIn(value: unknown, depth = 0): string | undefined {
    if (typeof value === 'string') return value;
    if (typeof value !== 'object' || value === null || depth > DEEPEST) return undefined;
    const inner = Object.values(value);
    return inner.length > 0 ? anyIn(chance.pick(inner), depth + 1) : undefined;
  }

  return {
    harvest(response, owner) {
      if (!isJsonObject(response)) return;
      for (const [name, value] of Object.entries(response)) {
        // The first few items represent a long list.
        const values = Array.isArray(value) ? value.slice(0, 10) : [value];
        for (const item of values) keep(name, { value: item, owner });
      }
    },
    take(entityPath, selectedEntities, owner) {
      const segments = entityPath.split('.');
      let at: unknown;
      for (const [index, segment] of segments.entries()) {
        const path = segments.slice(0, index + 1).join('.');
        const inner = () =>
          index === 0
            ? getRoot(segment, owner)
            : one(isJsonObject(at) ? (at as JsonObject)[segment] : undefined);
        at = selectedEntities.has(path) ? selectedEntities.get(path) : inner();
        // Texts are selected again each time; otherwise a list of ids would repeat one id.
        if (isJsonObject(at)) selectedEntities.set(path, at);
      }
      return typeof at === 'string' || typeof at === 'number' ? String(at) : undefined;
    },
    any() {
      const names = [...things.keys()];
      const root = names.length > 0 ? chance.pick(things.get(chance.pick(names)) ?? []) : undefined;
      return anyIn(root?.value) ?? 'nothing';
    },
  };
}
