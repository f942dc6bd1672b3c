import type { Shop } from '../shop/shop.ts';
import { createRandom, type Random } from './random.ts';

/** The time, in milliseconds since 1970. Stories and tests hand in a frozen one. */
export interface Clock {
  now(): number;
}

/** A part of a platform's state, with the way to make it. Each domain owns its slots. */
export interface Slot<State> {
  create(platform: Platform): State;
}

export interface Settings {
  apiBaseUrl: string;
  /** The origin of the hosted pages that redirect sessions lead to. */
  hostedBaseUrl: string;
}

/** What all domains of one world share. Nothing of it is shared between worlds. */
export interface Platform {
  readonly shop: Shop;
  readonly settings: Settings;
  readonly clock: Clock;
  /** The state in a slot, made when first asked for. */
  use<State>(slot: Slot<State>): State;
  /** The time as the wire writes it. */
  timestamp(): string;
  /** Lets something happen as of another moment: the clock shows it until it is done. */
  atMoment<Result>(moment: number, happen: () => Result): Result;
  /** The next id of a kind. Kinds count apart, so reads never change the ids of writes. */
  nextId(kind: string): string;
  /** The next token of a kind: text that nobody can read anything from. */
  nextToken(kind: string): string;
}

export function createPlatform(
  shop: Shop,
  settings: Settings,
  clock: Clock,
  seed: string,
): Platform {
  const states = new Map<Slot<unknown>, unknown>();
  let shown: number | undefined;
  const generators = new Map<string, Random>();

  function generator(kind: string): Random {
    const known = generators.get(kind);
    if (known) return known;
    const made = createRandom(`${seed}:${kind}`);
    generators.set(kind, made);
    return made;
  }

  const platform: Platform = {
    shop,
    settings,
    clock: { now: () => shown ?? clock.now() },
    use<State>(slot: Slot<State>): State {
      if (!states.has(slot)) states.set(slot, slot.create(platform));
      return states.get(slot) as State;
    },
    timestamp: () => new Date(platform.clock.now()).toISOString(),
    atMoment(moment, happen) {
      const before = shown;
      shown = moment;
      try {
        return happen();
      } finally {
        shown = before;
      }
    },
    nextId: (kind) => generator(kind).id(),
    nextToken: (kind) => generator(kind).token(48),
  };
  return platform;
}
