import type { Shop } from '../fixtures/shop/shop.ts';
import { createRandom, type Random } from './random.ts';

/** The time, in milliseconds since 1970. Stories and tests hand in a frozen one. */
export interface Clock {
  now(): number;
}

/** How much the platform holds: the shop as it is, nothing at all, or far more than one page. */
export type Dataset = 'normal' | 'empty' | 'huge';

/** A part of a platform's state, with the way to make it. Each domain owns its slots. */
export interface Slot<State> {
  create(context: PlatformContext): State;
  /** One state for all scenes, because it is about who calls and not about what there is. */
  everywhere?: true;
}

export interface Settings {
  apiBaseUrl: string;
  /** The origin of the hosted pages that redirect sessions lead to. */
  hostedBaseUrl: string;
  /** Where the identity provider's pages are, without a slash at the end. It may move. */
  identityBaseUrl: string;
  /** Where the pictures are, without a slash at the end. */
  mediaBaseUrl: string;
  /** What the provider puts before some of its values, without the underscore. See docs/reference/orders.md. */
  brandPrefix: string;
}

/** What all domains of one world share. Nothing of it is shared between worlds. */
export interface PlatformContext {
  /** The shop of the scene. Read it again for each call: the scene may have changed. */
  readonly shop: Shop;
  /** Which of its scenes the platform plays. Each keeps its own state while another is played. */
  readonly dataset: Dataset;
  enter(dataset: Dataset): void;
  readonly settings: Settings;
  readonly clock: Clock;
  /** When the platform was made, in milliseconds since 1970: what is seeded counts its days from it. */
  readonly startedAt: number;
  /** The state in a slot, made when first asked for. */
  use<State>(slot: Slot<State>): State;
  /** The time as the wire writes it. */
  timestamp(): string;
  /** Lets something happen as of another moment: the clock shows it until it is done. */
  atMoment<Result>(moment: number, happen: () => Result): Result;
  /** The next id of a kind. Kinds count apart, so reads never change the ids of writes. */
  nextId(kind: string): string;
  /** The next token of a kind: text that no one can read anything from. */
  nextToken(kind: string): string;
}

/** What a map holds for a key, made when first asked for. */
function made<Key, Value>(map: Map<Key, Value>, key: Key, make: (key: Key) => Value): Value {
  if (!map.has(key)) map.set(key, make(key));
  return map.get(key) as Value;
}

export function createPlatformContext(
  getShop: (dataset: Dataset) => Shop,
  settings: Settings,
  clock: Clock,
  seed: string,
): PlatformContext {
  const shops = new Map<Dataset, Shop>();
  const states = new Map<Dataset | 'everywhere', Map<Slot<unknown>, unknown>>();
  let dataset: Dataset = 'normal';
  let shown: number | undefined;
  const generators = new Map<string, Random>();

  const generator = (kind: string) => made(generators, kind, () => createRandom(`${seed}:${kind}`));

  const context: PlatformContext = {
    get shop() {
      return made(shops, dataset, getShop);
    },
    get dataset() {
      return dataset;
    },
    enter(next) {
      dataset = next;
    },
    settings,
    clock: { now: () => shown ?? clock.now() },
    startedAt: clock.now(),
    use<State>(slot: Slot<State>): State {
      const place = slot.everywhere ? 'everywhere' : dataset;
      const held = made(states, place, () => new Map<Slot<unknown>, unknown>());
      return made(held, slot, () => slot.create(context)) as State;
    },
    timestamp: () => new Date(context.clock.now()).toISOString(),
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
  return context;
}
